import { AsyncLocalStorage } from "node:async_hooks";
import { tracingChannel } from "node:diagnostics_channel";
import { asc, eq } from "drizzle-orm";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { endpoints } from "../../contract/endpoints.ts";
import type { College } from "../src/context.ts";
import { auditEntry } from "../src/db/schema/staff.ts";
import type { OwnDatabase } from "./databases.ts";

/** The audit entries of a record, oldest first. */
export const auditOf = ({ db }: College, subject: string) =>
  db.select().from(auditEntry).where(eq(auditEntry.subject, subject)).orderBy(asc(auditEntry.id));

interface Handling {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly error?: unknown;
}

/** Tables without audit entries: sign-ins, wrong passwords, and mail, which follows from a change. */
const bookkeeping = ["attempt", "sign_in", "refresh_token", "mail_message"];

/** A second factor that is not confirmed yet is none; confirming it is written down. */
const unrecorded = ["POST /staff/me/second-factor/"];

const changesOfTheStaff = new Set(
  endpoints
    .filter(({ auth, method }) => auth === "staff" && method !== "GET")
    .map(({ method, path }) => `${method} ${path.replaceAll(/\{(\w+)\}/g, ":$1")}`)
    .filter((name) => !unrecorded.includes(name)),
);

/**
 * Checks in every test that no staff call changes a record without an audit entry.
 * @returns a function that ends the watch, and throws after a violation
 */
export const watchAudit = (database: OwnDatabase, app: FastifyInstance): (() => void) => {
  /** The tables that the call under way has written; what was rolled back is not among them. */
  const calls = new AsyncLocalStorage<string[]>();
  const silent = new Set<string>();
  database.onWrite = (tables) => calls.getStore()?.push(...tables);

  const finish = ({ request, reply, error }: Handling): void => {
    const { method, routeOptions, server } = request;
    const name = `${method} ${routeOptions.url}`;
    if (server.server !== app.server || !changesOfTheStaff.has(name)) return;
    if (error !== undefined || reply.statusCode >= 300) return;
    const tables = (calls.getStore() ?? []).filter((table) => !bookkeeping.includes(table));
    if (tables.length > 0 && !tables.includes("audit_entry")) silent.add(`${name}: ${tables}`);
  };
  const handling = tracingChannel<string[], Handling>("fastify.request.handler");
  handling.start.bindStore(calls, () => []);
  const listener = { start() {}, end() {}, asyncStart() {}, asyncEnd: finish, error() {} };
  handling.subscribe(listener);
  return () => {
    handling.start.unbindStore(calls);
    handling.unsubscribe(listener);
    // Node copies the stores of every storage that was ever used to every promise, until the storage is disabled.
    calls.disable();
    database.onWrite = undefined;
    if (silent.size > 0) {
      throw new Error(`changed without an entry in the audit log:\n${[...silent].join("\n")}`);
    }
  };
};

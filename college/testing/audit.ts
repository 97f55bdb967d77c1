import { AsyncLocalStorage } from "node:async_hooks";
import { tracingChannel } from "node:diagnostics_channel";
import { PGlite, type QueryOptions } from "@electric-sql/pglite";
import { asc, eq } from "drizzle-orm";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { endpoints } from "../../contract/endpoints.ts";
import type { College } from "../src/context.ts";
import { auditEntry } from "../src/db/schema/staff.ts";

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

const writtenTable = (sql: string): string | undefined =>
  /^\s*(?:with\b[\s\S]*?)?\b(?:insert into|update|delete from)\s+"(\w+)"/i.exec(sql)?.[1];

/**
 * Checks in every test that no staff call changes a record without an audit entry.
 * @returns a function that ends the watch, and throws after a violation
 */
export const watchAudit = (client: PGlite, app: FastifyInstance): (() => void) => {
  /** The tables that the call under way has written; what was rolled back is not among them. */
  const calls = new AsyncLocalStorage<string[]>();
  const silent = new Set<string>();
  const endNotes = noteWrites(client, (tables) => calls.getStore()?.push(...tables));

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
    endNotes();
    if (silent.size > 0) {
      throw new Error(`changed without an entry in the audit log:\n${[...silent].join("\n")}`);
    }
  };
};

const noteWrites = (client: PGlite, note: (tables: readonly string[]) => void): (() => void) => {
  const transaction = client.transaction.bind(client);
  client.query = async <T>(sql: string, values?: unknown[], options?: QueryOptions) => {
    // Through the prototype, where tests count the queries.
    const answer = await PGlite.prototype.query.call<
      PGlite,
      [string, unknown[]?, QueryOptions?],
      ReturnType<typeof PGlite.prototype.query<T>>
    >(client, sql, values, options);
    const table = writtenTable(sql);
    if (table !== undefined) note([table]);
    return answer;
  };
  client.transaction = async (run) => {
    const tables: string[] = [];
    const answer = await transaction((tx) => {
      const inside = tx.query.bind(tx);
      tx.query = <T>(sql: string, values?: unknown[], options?: QueryOptions) => {
        const table = writtenTable(sql);
        if (table !== undefined) tables.push(table);
        return inside<T>(sql, values, options);
      };
      return run(tx);
    });
    note(tables);
    return answer;
  };
  return () => {
    Reflect.deleteProperty(client, "query");
    Reflect.deleteProperty(client, "transaction");
  };
};

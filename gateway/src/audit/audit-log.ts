import { auditLog } from "../../../contract/audit/audit-log.ts";
import type { ValueOf } from "../../../contract/endpoint.ts";
import type { Resolvers } from "../generated/resolvers.ts";
import type { AuditChange } from "../generated/schema-types.ts";
import { readPage } from "../lists/page.ts";

/** The log of the staff's changes. */
export const auditLogResolvers = {
  Query: {
    auditLog: (_root, { filter, ...args }, { college }) => {
      const filters = {
        ...filter,
        actor: filter?.actor?.trim() || undefined,
        action: filter?.action?.trim() || undefined,
        subject: filter?.subject?.trim() || undefined,
      };
      return readPage(
        college,
        auditLog,
        { ...args, filters },
        ({ actor, before, after, ...entry }) => ({
          ...entry,
          actorName: actor.name,
          actorEmail: actor.email,
          changes: changesOf(before, after),
        }),
      );
    },
  },
} satisfies Resolvers;

type Values = ValueOf<(typeof auditLog)["response"]>["rows"][number]["before"];

/** The fields whose value before differs from the value after. */
const changesOf = (before: Values, after: Values): AuditChange[] =>
  [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
    .map((field) => ({
      field,
      before: textOf(before?.[field]),
      after: textOf(after?.[field]),
    }))
    .filter((change) => change.before !== change.after);

const textOf = (value: unknown): string | null => {
  if (value === undefined || value === null || value === "") return null;
  return typeof value === "string" ? value : JSON.stringify(value);
};

import type { Static } from "typebox";
import { auditLog } from "../../../contract/staff/members.ts";
import type { Resolvers } from "../generated/resolvers.ts";
import type { AuditChange } from "../generated/schema-types.ts";
import { askPage } from "../lists/page.ts";

const sorts = { AT: "at" } as const;

/** What the staff changed. */
export const auditLogResolvers = {
  Query: {
    auditLog: (_root, { filter, sort, ...args }, { college }) =>
      askPage(
        college,
        auditLog,
        {
          ...args,
          sort: sorts[sort],
          filters: {
            actor: filter?.actor?.trim() || undefined,
            action: filter?.action?.trim() || undefined,
            subject: filter?.subject?.trim() || undefined,
            from: filter?.from,
            to: filter?.to,
          },
        },
        ({ id, at, actor, action, subject, reason, before, after }) => ({
          id: String(id),
          at,
          actorName: actor.name,
          actorEmail: actor.email,
          action,
          subject,
          reason,
          changes: changesOf(before, after),
        }),
      ),
  },
} satisfies Resolvers;

type Values = Static<(typeof auditLog)["response"]>["rows"][number]["before"];

/** Field by field; one that is the same before and after is left out. */
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

import Type from "typebox";
import { defineExportEndpoint, defineListEndpoint } from "../list.ts";
import { IsoDate, IsoInstant, Unset } from "../shapes.ts";

/** Field values before or after a change; null if there are none. */
const Values = Unset(Type.Record(Type.String(), Type.Unknown()));

const AuditRow = Type.Object({
  id: Type.Integer(),
  at: IsoInstant,
  actor: Type.Object({ email: Type.String(), name: Type.String() }),
  action: Type.String({ examples: ["admission.decide"] }),
  subject: Type.String({ examples: ["applicant:12"] }),
  before: Values,
  after: Values,
  reason: Unset(Type.String()),
});

export const auditLog = defineListEndpoint({
  path: "/staff/audit-log/",
  area: "staff",
  summary: "Every change the staff made: who, what, before, after, when",
  roles: ["SUPER_ADMIN"],
  row: AuditRow,
  sorts: ["at"],
  defaultSort: "-at",
  filters: {
    actor: Type.Optional(
      Type.String({ maxLength: 254, description: "An email, or the beginning of one." }),
    ),
    action: Type.Optional(
      Type.String({ maxLength: 60, description: "`staff.role`, or `staff` for all of an area." }),
    ),
    subject: Type.Optional(
      Type.String({
        maxLength: 100,
        description: "`applicant:12`, or `applicant` for all of a kind.",
      }),
    ),
    from: Type.Optional(IsoDate),
    to: Type.Optional(IsoDate),
  },
});

export const exportAuditLog = defineExportEndpoint(auditLog, {
  summary: "Every change the staff made, as a file",
});

import Type from "typebox";
import { defineEndpoint } from "../endpoint.ts";
import { defineExportEndpoint, defineListEndpoint } from "../list.ts";
import {
  changedElsewhere,
  Detail,
  deletionConflict,
  guardFailures,
  IsoDate,
  Message,
  officeFailures,
  RecordId,
  RecordParams,
  Revision,
  SeenRevision,
  SessionName,
  Typed,
  TypedNumber,
  Unset,
} from "../shapes.ts";

export const indexingRoles = ["SUPER_ADMIN"] as const;
/** What the endpoints of indexing have in common. */
export const indexingOffice = {
  area: "student",
  origin: "extension",
  auth: "staff",
  roles: indexingRoles,
} as const;

/** What a column of the table for a council can hold. `photo` is the name of the student's file. */
export const indexingValues = [
  "serial",
  "matric_number",
  "surname",
  "first_name",
  "other_name",
  "full_name",
  "sex",
  "date_of_birth",
  "nationality",
  "state_of_origin",
  "lga",
  "phone",
  "email",
  "address",
  "programme",
  "entry_session",
  "o_level",
  "photo",
] as const;

const Count = Type.Integer({ minimum: 0 });

/** A council's indexing of those who began a programme in a session. */
export const IndexingRound = Type.Object({
  id: Type.Integer(),
  /** With its department, where that has several. */
  programme: Type.String(),
  /** The professional council; null where the programme names none. */
  council: Unset(Type.String()),
  /** In which the students began. */
  session: SessionName,
  /** The last day for handing in. */
  closes_on: IsoDate,
  /** Until then: 0 on the last day, negative after it. */
  days_left: Type.Integer(),
  quota: Count,
  /** How many students there are in each state. */
  students: Type.Object({ indexed: Count, held: Count, ready: Count, not_ready: Count }),
});

export const indexingRounds = defineListEndpoint({
  path: "/student/indexing-rounds/",
  area: "student",
  summary: "The indexing of each programme's students by its council",
  roles: indexingRoles,
  row: IndexingRound,
  sorts: ["closes", "session"],
  defaultSort: "closes",
  filters: {
    /** Whether students can still be handed in. */
    open: Type.Optional(Type.Boolean()),
    programme_id: Type.Optional(RecordId),
  },
});

export const exportIndexingRounds = defineExportEndpoint(indexingRounds, {
  summary: "The same as a file",
});

const Column = Type.Object({ heading: Type.String(), value: Type.Enum(indexingValues) });

export const indexingRound = defineEndpoint({
  method: "GET",
  path: "/student/indexing-rounds/{id}/",
  ...indexingOffice,
  summary: "One round of a council's indexing",
  params: RecordParams,
  status: 200,
  response: Type.Object({
    ...IndexingRound.properties,
    revision: Revision,
    columns: Type.Array(Column),
  }),
  failures: [...guardFailures, { status: 404, body: Detail, when: "No such round." }],
});

/** The rules of the form check the values; these only limit their size. */
const RoundForm = {
  closes_on: Typed,
  quota: TypedNumber,
  columns: Type.Array(Type.Object({ heading: Typed, value: Typed }), { maxItems: 100 }),
} as const;

export const createIndexingRound = defineEndpoint({
  method: "POST",
  path: "/student/indexing-rounds/",
  ...indexingOffice,
  summary: "Open the indexing of those who began a programme in a session",
  body: Type.Object({ programme_id: RecordId, entry_session_id: RecordId, ...RoundForm }),
  status: 201,
  response: Type.Object({ ...Message.properties, id: RecordId }),
  failures: [...officeFailures],
});

export const changeIndexingRound = defineEndpoint({
  method: "PUT",
  path: "/student/indexing-rounds/{id}/",
  ...indexingOffice,
  summary: "Change the last day, the quota or the council's table",
  params: RecordParams,
  body: Type.Object({ revision: Revision, ...RoundForm }),
  status: 200,
  response: Message,
  failures: [...officeFailures, changedElsewhere],
});

export const deleteIndexingRound = defineEndpoint({
  method: "DELETE",
  path: "/student/indexing-rounds/{id}/",
  ...indexingOffice,
  summary: "Delete a round in which nobody is indexed",
  params: RecordParams,
  query: SeenRevision,
  status: 200,
  response: Message,
  failures: [...officeFailures, deletionConflict],
});

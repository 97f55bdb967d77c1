import Type from "typebox";
import { defineEndpoint } from "../endpoint.ts";
import { defineExportEndpoint, defineListEndpoint } from "../list.ts";
import {
  CollegeTimeSent,
  Confirmed,
  changedElsewhere,
  deletionConflict,
  IsoInstant,
  Message,
  Naira,
  officeFailures,
  RecordId,
  RecordParams,
  Revision,
  SaveOutcome,
  SeenRevision,
  SessionName,
  Typed,
  TypedNumber,
  Unset,
} from "../shapes.ts";

const office = {
  area: "admission",
  origin: "extension",
  auth: "staff",
  roles: ["SUPER_ADMIN"],
} as const;

const state = Type.Union([Type.Literal("planned"), Type.Literal("open"), Type.Literal("closed")]);

const SessionRow = Type.Object({
  id: Type.Integer(),
  academic_session: SessionName,
  title: Type.String(),
  opens_at: IsoInstant,
  closes_at: IsoInstant,
  state,
  screening_fee: Naira,
  applicants: Type.Integer(),
  submitted: Type.Integer(),
  test_batches: Type.Integer(),
  /** Of all its test batches. */
  test_places: Type.Integer(),
});

export const sessionRecords = defineListEndpoint({
  path: "/admission/session-records/",
  area: "admission",
  summary: "The rounds of admission with how many applied, for the office",
  roles: ["SUPER_ADMIN"],
  row: SessionRow,
  sorts: ["opens", "closes", "title", "applicants"],
  defaultSort: "-opens",
  filters: {
    state: Type.Optional(state),
    academic_session: Type.Optional(RecordId),
  },
});

export const exportSessionRecords = defineExportEndpoint(sessionRecords, {
  summary: "The same as a file",
});

const TestBatch = Type.Object({
  id: Type.Integer(),
  revision: Revision,
  starts_at: IsoInstant,
  ends_at: IsoInstant,
  capacity: Type.Integer(),
  assigned: Type.Integer(),
  /** Those of them with a score. */
  tested: Type.Integer(),
});

const Quota = Type.Object({
  department_id: Type.Integer(),
  department: Type.String(),
  /** Null where there is no limit. */
  places: Type.Union([Type.Integer(), Type.Null()]),
  /** How many chose the department in this round. */
  applicants: Type.Integer(),
  /** How many were offered a place in it and have not turned it down. */
  admitted: Type.Integer(),
  /** Where the department has several, by name; how many of its places each may take. */
  programmes: Type.Array(
    Type.Object({
      programme_id: Type.Integer(),
      programme: Type.String(),
      places: Unset(Type.Integer()),
      applicants: Type.Integer(),
      admitted: Type.Integer(),
    }),
  ),
});

export const sessionRecord = defineEndpoint({
  method: "GET",
  path: "/admission/session-records/{id}/",
  ...office,
  summary: "One round of admission: dates, fee, quotas and test batches",
  params: RecordParams,
  status: 200,
  response: Type.Object({
    ...SessionRow.properties,
    academic_session_id: Type.Integer(),
    revision: Revision,
    announcement: Type.String(),
    /** How many paid the screening fee. */
    paid: Type.Integer(),
    quotas: Type.Array(Quota),
    batches: Type.Array(TestBatch),
  }),
  failures: [...officeFailures],
});

/** Beyond the fields: who may apply, to which departments, for which levels. */
const SessionForm = {
  academic_session_id: RecordId,
  title: Typed,
  opens_at: CollegeTimeSent,
  closes_at: CollegeTimeSent,
  screening_fee: TypedNumber,
  ...Confirmed.properties,
};

export const createSession = defineEndpoint({
  method: "POST",
  path: "/admission/session-records/",
  ...office,
  summary: "Open a new round of admission",
  body: Type.Object(SessionForm),
  status: 200,
  response: SaveOutcome,
  failures: [...officeFailures],
});

export const changeSession = defineEndpoint({
  method: "PUT",
  path: "/admission/session-records/{id}/",
  ...office,
  summary: "Change a round's title, dates or fee; what was paid stands",
  params: RecordParams,
  body: Type.Object({ ...SessionForm, revision: Revision }),
  status: 200,
  response: SaveOutcome,
  failures: [...officeFailures, changedElsewhere],
});

export const deleteSession = defineEndpoint({
  method: "DELETE",
  path: "/admission/session-records/{id}/",
  ...office,
  summary: "Delete a round of admission that nobody applied in",
  params: RecordParams,
  query: SeenRevision,
  status: 200,
  response: Message,
  failures: [...officeFailures, deletionConflict],
});

export const changeQuotas = defineEndpoint({
  method: "PUT",
  path: "/admission/session-records/{id}/quotas/",
  ...office,
  summary: "Say how many each department takes from a round; who is left out keeps what it has",
  params: RecordParams,
  body: Type.Object({
    revision: Revision,
    quotas: Type.Array(
      Type.Object({
        department_id: RecordId,
        places: Type.Union([Type.Integer({ minimum: 0, maximum: 100_000 }), Type.Null()]),
      }),
      { maxItems: 200 },
    ),
    /** Of the programmes of departments that have several. */
    programme_quotas: Type.Optional(
      Type.Array(
        Type.Object({
          programme_id: RecordId,
          places: Type.Union([Type.Integer({ minimum: 0, maximum: 100_000 }), Type.Null()]),
        }),
        { maxItems: 500 },
      ),
    ),
    ...Confirmed.properties,
  }),
  status: 200,
  response: SaveOutcome,
  failures: [...officeFailures, changedElsewhere],
});

const BatchForm = {
  starts_at: CollegeTimeSent,
  ends_at: CollegeTimeSent,
  capacity: TypedNumber,
  ...Confirmed.properties,
};

export const addTestBatch = defineEndpoint({
  method: "POST",
  path: "/admission/session-records/{id}/test-batches/",
  ...office,
  summary: "Add a sitting of the aptitude test to a round",
  params: RecordParams,
  body: Type.Object(BatchForm),
  status: 200,
  response: SaveOutcome,
  failures: [...officeFailures],
});

export const changeTestBatch = defineEndpoint({
  method: "PUT",
  path: "/admission/test-batches/{id}/",
  ...office,
  summary:
    "Move a test batch, which tells those assigned to it by mail, or change how many it holds",
  params: RecordParams,
  body: Type.Object({ ...BatchForm, revision: Revision }),
  status: 200,
  response: SaveOutcome,
  failures: [...officeFailures, changedElsewhere],
});

export const deleteTestBatch = defineEndpoint({
  method: "DELETE",
  path: "/admission/test-batches/{id}/",
  ...office,
  summary: "Delete a test batch that nobody is assigned to",
  params: RecordParams,
  query: SeenRevision,
  status: 200,
  response: Message,
  failures: [...officeFailures, deletionConflict],
});

import type { Static } from "typebox";
import {
  addTestBatch,
  changeQuotas,
  changeSession,
  changeTestBatch,
  createSession,
  deleteSession,
  deleteTestBatch,
  sessionRecord,
  sessionRecords,
} from "../../../contract/admissions/application-sessions.ts";
import { requireRecordId } from "../college/record-id.ts";
import { optionalId } from "../courses/optional-id.ts";
import { deletedOr, savedOr } from "../courses/refused.ts";
import type { Resolvers } from "../generated/resolvers.ts";
import type { ApplicationSessionInput, TestBatchInput } from "../generated/schema-types.ts";
import { askPage } from "../lists/page.ts";

const sorts = {
  OPENS: "opens",
  CLOSES: "closes",
  TITLE: "title",
  APPLICANTS: "applicants",
} as const;

const states = { PLANNED: "planned", OPEN: "open", CLOSED: "closed" } as const;
const shownStates = { planned: "PLANNED", open: "OPEN", closed: "CLOSED" } as const;

const sessionForm = ({ academicSessionId, ...input }: ApplicationSessionInput) => ({
  academic_session_id: requireRecordId(academicSessionId),
  title: input.title,
  opens_at: input.opensAt,
  closes_at: input.closesAt,
  screening_fee: input.screeningFee,
  is_confirmed: input.isConfirmed ?? false,
});

const batchForm = ({ startsAt, endsAt, capacity, isConfirmed }: TestBatchInput) => ({
  starts_at: startsAt,
  ends_at: endsAt,
  capacity,
  is_confirmed: isConfirmed ?? false,
});

type Row = Static<typeof sessionRecords.response>["rows"][number];

const toRow = (row: Row) => ({
  id: String(row.id),
  academicSession: row.academic_session,
  title: row.title,
  opensAt: row.opens_at,
  closesAt: row.closes_at,
  state: shownStates[row.state],
  screeningFee: row.screening_fee,
  applicants: row.applicants,
  submitted: row.submitted,
  testBatches: row.test_batches,
  testPlaces: row.test_places,
});

/** The rounds of admission, with their quotas and test batches. */
export const sessionResolvers = {
  Query: {
    applicationSessionRecords: (_root, { filter, sort, ...args }, { college }) =>
      askPage(
        college,
        sessionRecords,
        {
          ...args,
          sort: sorts[sort],
          filters: {
            state: filter?.state && states[filter.state],
            academic_session: optionalId(filter?.academicSessionId),
          },
        },
        toRow,
      ),

    applicationSessionRecord: async (_root, { id }, { college }) => {
      const record = await college.read(sessionRecord, { params: { id: requireRecordId(id) } });
      return {
        ...toRow(record),
        revision: record.revision,
        academicSessionId: String(record.academic_session_id),
        announcement: record.announcement,
        paid: record.paid,
        quotas: record.quotas.map(({ department_id, ...quota }) => ({
          ...quota,
          departmentId: String(department_id),
        })),
        batches: record.batches.map(({ starts_at, ends_at, ...batch }) => ({
          ...batch,
          id: String(batch.id),
          startsAt: starts_at,
          endsAt: ends_at,
        })),
      };
    },
  },

  Mutation: {
    saveApplicationSession: (_root, { id, input }, { college }) =>
      savedOr(() =>
        id == null
          ? college.write(createSession, { body: sessionForm(input) })
          : college.write(changeSession, {
              params: { id: requireRecordId(id) },
              body: { ...sessionForm(input), revision: input.revision ?? 0 },
            }),
      ),

    deleteApplicationSession: (_root, { id, revision }, { college }) =>
      deletedOr(() =>
        college.write(deleteSession, { params: { id: requireRecordId(id) }, query: { revision } }),
      ),

    saveAdmissionQuotas: (_root, { id, revision, quotas, isConfirmed }, { college }) =>
      savedOr(() =>
        college.write(changeQuotas, {
          params: { id: requireRecordId(id) },
          body: {
            revision,
            quotas: quotas.map(({ departmentId, places }) => ({
              department_id: requireRecordId(departmentId),
              places: places ?? null,
            })),
            is_confirmed: isConfirmed ?? false,
          },
        }),
      ),

    addTestBatch: (_root, { sessionId, input }, { college }) =>
      savedOr(() =>
        college.write(addTestBatch, {
          params: { id: requireRecordId(sessionId) },
          body: batchForm(input),
        }),
      ),

    changeTestBatch: (_root, { id, revision, input }, { college }) =>
      savedOr(() =>
        college.write(changeTestBatch, {
          params: { id: requireRecordId(id) },
          body: { ...batchForm(input), revision },
        }),
      ),

    deleteTestBatch: (_root, { id, revision }, { college }) =>
      deletedOr(() =>
        college.write(deleteTestBatch, {
          params: { id: requireRecordId(id) },
          query: { revision },
        }),
      ),
  },
} satisfies Resolvers;

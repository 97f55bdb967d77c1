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
import type { ValueOf } from "../../../contract/endpoint.ts";
import { requireRecordId } from "../college/record-id.ts";
import { optionalId } from "../courses/optional-id.ts";
import { deletedOr, savedOr } from "../courses/saved.ts";
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
  academicSessionId: requireRecordId(academicSessionId),
  title: input.title,
  opensAt: input.opensAt,
  closesAt: input.closesAt,
  screeningFee: input.screeningFee,
  isConfirmed: input.isConfirmed ?? false,
});

const batchForm = ({ startsAt, endsAt, capacity, isConfirmed }: TestBatchInput) => ({
  startsAt,
  endsAt,
  capacity,
  isConfirmed: isConfirmed ?? false,
});

type Row = ValueOf<typeof sessionRecords.response>["rows"][number];

const toRow = (row: Row) => ({
  id: String(row.id),
  academicSession: row.academicSession,
  title: row.title,
  opensAt: row.opensAt,
  closesAt: row.closesAt,
  state: shownStates[row.state],
  screeningFee: row.screeningFee,
  applicants: row.applicants,
  submitted: row.submitted,
  testBatches: row.testBatches,
  testPlaces: row.testPlaces,
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
            academicSession: optionalId(filter?.academicSessionId),
          },
        },
        toRow,
      ),

    applicationSessionRecord: async (_root, { id }, { college }) => {
      const record = await college.read(sessionRecord, { params: { id: requireRecordId(id) } });
      return {
        ...toRow(record),
        revision: record.revision,
        academicSessionId: String(record.academicSessionId),
        announcement: record.announcement,
        paid: record.paid,
        quotas: record.quotas.map(({ departmentId, ...quota }) => ({
          ...quota,
          departmentId: String(departmentId),
        })),
        batches: record.batches.map(({ startsAt, endsAt, ...batch }) => ({
          ...batch,
          id: String(batch.id),
          startsAt,
          endsAt,
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
              departmentId: requireRecordId(departmentId),
              places: places ?? null,
            })),
            isConfirmed: isConfirmed ?? false,
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

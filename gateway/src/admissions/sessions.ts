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
import { optionalId, requireRecordId } from "../college/record-id.ts";
import { deletedOr, savedOr } from "../courses/saved.ts";
import type { Resolvers } from "../generated/resolvers.ts";
import type { ApplicationSessionInput } from "../generated/schema-types.ts";
import { readPage } from "../lists/page.ts";

const sessionForm = ({
  academicSessionId,
  isConfirmed = false,
  ...fields
}: ApplicationSessionInput) => ({
  ...fields,
  academicSessionId: requireRecordId(academicSessionId),
  isConfirmed,
});

/** Application sessions, with their quotas and test batches. */
export const sessionResolvers = {
  Query: {
    applicationSessionRecords: (_root, { filter, ...args }, { college }) =>
      readPage(college, sessionRecords, {
        ...args,
        filters: {
          state: filter?.state,
          academicSession: optionalId(filter?.academicSessionId),
        },
      }),

    applicationSessionRecord: (_root, { id }, { college }) =>
      college.read(sessionRecord, { params: { id: requireRecordId(id) } }),
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

    saveAdmissionQuotas: (
      _root,
      { id, revision, quotas, programmeQuotas = [], isConfirmed = false },
      { college },
    ) =>
      savedOr(() =>
        college.write(changeQuotas, {
          params: { id: requireRecordId(id) },
          body: {
            revision,
            quotas: quotas.map(({ departmentId, places = null }) => ({
              departmentId: requireRecordId(departmentId),
              places,
            })),
            programmeQuotas: programmeQuotas.map(({ programmeId, places = null }) => ({
              programmeId: requireRecordId(programmeId),
              places,
            })),
            isConfirmed,
          },
        }),
      ),

    addTestBatch: (_root, { sessionId, input: { isConfirmed = false, ...batch } }, { college }) =>
      savedOr(() =>
        college.write(addTestBatch, {
          params: { id: requireRecordId(sessionId) },
          body: { ...batch, isConfirmed },
        }),
      ),

    changeTestBatch: (
      _root,
      { id, revision, input: { isConfirmed = false, ...batch } },
      { college },
    ) =>
      savedOr(() =>
        college.write(changeTestBatch, {
          params: { id: requireRecordId(id) },
          body: { ...batch, isConfirmed, revision },
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

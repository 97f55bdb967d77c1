import {
  changeIndexingRound,
  createIndexingRound,
  deleteIndexingRound,
  indexingRound,
  indexingRounds,
} from "../../../contract/students/council-indexing.ts";
import {
  checkCertificates,
  holdBackStudents,
  importIndexNumbers,
  indexingFiles,
  indexingStudents,
  removeIndexNumber,
} from "../../../contract/students/indexing-students.ts";
import { isRefusal } from "../college/failure.ts";
import { optionalId, recordIdOf, requireRecordId } from "../college/record-id.ts";
import type { GatewayContext } from "../context.ts";
import { PortalError } from "../errors.ts";
import type { Resolvers, ResolversTypes } from "../generated/resolvers.ts";
import type { IndexingRoundInput } from "../generated/schema-types.ts";
import { acknowledged, fieldRefusal, orNull, orRefusal } from "../graphql/refusal.ts";
import type { OpenFile, StreamedFile } from "../http/files-route.ts";
import { sendImport } from "../imports/send-import.ts";
import { readPage } from "../lists/page.ts";
import { texts } from "../texts.ts";

const mostChanged = 100;

type ChangeResult = Awaited<ResolversTypes["IndexingChangeResult"]>;

const changeStudents = async (
  field: "students" | "ids",
  count: number,
  change: () => Promise<{ readonly changed: number; readonly leftOut: string[] }>,
): Promise<ChangeResult> =>
  fieldRefusal(
    count === 0 || count > mostChanged
      ? [{ field, message: texts.results.students(mostChanged) }]
      : [],
  ) ?? orRefusal(async () => ({ __typename: "IndexingChanged", ...(await change()) }));

const formOf = ({ columns, ...form }: IndexingRoundInput) => ({
  ...form,
  columns: columns.map(({ heading, value }) => ({ heading, value })),
});

/** The indexing of students by the council that regulates their programme. */
export const councilIndexingResolvers = {
  Query: {
    indexingRounds: (_root, { filter, ...args }, { college }) =>
      readPage(college, indexingRounds, {
        ...args,
        filters: { ...filter, programmeId: optionalId(filter?.programmeId) },
      }),

    indexingRound: async (_root, args, { college }) => {
      const id = recordIdOf(args.id);
      if (id === undefined) return null;
      const round = await orNull(college.read(indexingRound, { params: { id } }));
      return round && { ...round, filesUrl: `/download/indexing/${id}` };
    },

    indexingStudents: (_root, { roundId, filter, ...args }, { college }) =>
      readPage(college, indexingStudents, {
        ...args,
        filters: { ...filter, roundId: requireRecordId(roundId) },
      }),
  },

  Mutation: {
    openIndexingRound: (_root, { programmeId, entrySessionId, input }, { college }) =>
      orRefusal(async () => ({
        __typename: "IndexingRoundOpened",
        ...(await college.write(createIndexingRound, {
          body: {
            ...formOf(input),
            programmeId: requireRecordId(programmeId),
            entrySessionId: requireRecordId(entrySessionId),
          },
        })),
      })),

    changeIndexingRound: (_root, { id, revision, input }, { college }) =>
      acknowledged(() =>
        college.write(changeIndexingRound, {
          params: { id: requireRecordId(id) },
          body: { ...formOf(input), revision },
        }),
      ),

    deleteIndexingRound: (_root, { id, revision }, { college }) =>
      acknowledged(() =>
        college.write(deleteIndexingRound, {
          params: { id: requireRecordId(id) },
          query: { revision },
        }),
      ),

    checkCertificates: (_root, { roundId, students }, { college }) =>
      changeStudents("students", students.length, () =>
        college.write(checkCertificates, {
          params: { id: requireRecordId(roundId) },
          body: { students: students.map(({ id, name }) => ({ id: requireRecordId(id), name })) },
        }),
      ),

    holdBackStudents: (_root, { roundId, ids, isHeld, reason }, { college }) =>
      changeStudents("ids", ids.length, () =>
        college.write(holdBackStudents, {
          params: { id: requireRecordId(roundId) },
          body: { ids: ids.map(requireRecordId), isHeld, reason },
        }),
      ),

    importIndexNumbers: (_root, { roundId, file, ...options }, { college }) =>
      orRefusal(async () => {
        const report = await sendImport(college, importIndexNumbers, await file, {
          ...options,
          params: { id: requireRecordId(roundId) },
        });
        if (report.__typename === "Refusal") return report;
        const { preview, previewMark } = report;
        return { __typename: "IndexNumbersImport", report, preview, previewMark };
      }),

    removeIndexNumber: (_root, { roundId, studentId, reason }, { college }) =>
      acknowledged(() =>
        college.write(removeIndexNumber, {
          params: { id: requireRecordId(roundId) },
          body: { studentId: requireRecordId(studentId), reason },
        }),
      ),
  },
} satisfies Resolvers;

const pattern = /^\/download\/indexing\/(\d{1,10})$/;

/** `/download/indexing/3`: everybody of a round who is ready, a ZIP with the council's table and the photos. */
export const openIndexingFiles: OpenFile = (path, context) => {
  const round = pattern.exec(path)?.[1];
  return round === undefined ? undefined : open(round, context);
};

const open = async (round: string, { session, college }: GatewayContext): Promise<StreamedFile> => {
  if (session.staff === undefined) throw new PortalError("FORBIDDEN");
  const id = recordIdOf(round);
  if (id === undefined) throw new PortalError("NOT_FOUND");
  try {
    const file = await college.file(indexingFiles, { params: { id }, isSlow: true });
    return { file, saveAs: { ascii: `indexing_${id}.zip` } };
  } catch (error) {
    if (isRefusal(error, 404)) throw new PortalError("NOT_FOUND", {}, error);
    if (isRefusal(error, 409)) {
      const { message } = error.refusal;
      throw new PortalError("FORBIDDEN", message ? { message } : {}, error);
    }
    throw error;
  }
};

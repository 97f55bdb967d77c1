import type { ResponseOf } from "../../../contract/endpoint.ts";
import {
  studentResults as ownResults,
  studentRecordResults,
} from "../../../contract/results/student-results.ts";
import type { CollegeCalls } from "../college/calls.ts";
import { isUnsupported } from "../college/failure.ts";
import { recordIdOf } from "../college/record-id.ts";
import type { Resolvers } from "../generated/resolvers.ts";
import type { StudentResults } from "../generated/schema-types.ts";
import { orNull } from "../graphql/refusal.ts";
import { transcriptFile } from "./transcript-file.ts";

/** @param transcriptUrl null for a reader who may not have the transcript */
const resultsOf = (
  { graduation = null, senateApproval = null, ...results }: ResponseOf<typeof ownResults>,
  transcriptUrl: string | null,
): StudentResults => {
  const isGraded = results.sessions.some(({ semesters }) =>
    semesters.some(({ courses }) => courses.some(({ grade }) => grade !== null)),
  );
  return {
    ...results,
    sessions: results.sessions.map(({ session, academicStanding = null, semesters }) => ({
      session,
      academicStanding,
      semesters: semesters.map(({ semester, ...rest }) => ({ ...rest, number: semester })),
    })),
    graduation: graduation && {
      ...graduation,
      classOfAward: graduation.classOfAward ?? null,
    },
    senateApproval,
    transcriptUrl: isGraded ? transcriptUrl : null,
  };
};

/** The signed-in student's results; null at a college that publishes none. */
export const readOwnResults = async (college: CollegeCalls): Promise<StudentResults | null> => {
  try {
    return resultsOf(await college.read(ownResults, {}), transcriptFile.ownUrl);
  } catch (error) {
    if (isUnsupported(error)) return null;
    throw error;
  }
};

/** A student's results as the office reads them. */
export const studentResultsResolvers = {
  Query: {
    studentRecordResults: async (_root, args, { college, session }) => {
      const id = recordIdOf(args.id);
      if (id === undefined) return null;
      const student = await orNull(college.read(studentRecordResults, { params: { id } }));
      if (student === null) return null;
      // ICT support reads results, but may not have transcripts.
      const canReadTranscript = session.staff?.role !== "ICT_SUPPORT";
      return {
        ...student,
        results: resultsOf(student, canReadTranscript ? transcriptFile.urlOf(id) : null),
      };
    },
  },
} satisfies Resolvers;

import type { ResponseOf } from "../../../contract/endpoint.ts";
import {
  studentResults as ownResults,
  studentRecordResults,
} from "../../../contract/results/student-results.ts";
import type { CollegeCalls } from "../college/calls.ts";
import { isRefusal, isUnoffered } from "../college/failure.ts";
import { recordIdOf } from "../college/record-id.ts";
import type { Resolvers } from "../generated/resolvers.ts";
import type { StudentResults } from "../generated/schema-types.ts";
import { recordTranscriptUrl, transcriptUrl } from "./transcript-url.ts";

type Results = ResponseOf<typeof ownResults>;
type Result = Results["sessions"][number]["semesters"][number]["courses"][number];

const policies = { all: "ALL", best: "BEST", latest: "LATEST" } as const;

const remarks = { absent: "ABSENT", withheld: "WITHHELD" } as const;

const courseOf = ({ course_id, credit_load, is_repeat, is_passed, remark, ...result }: Result) => ({
  ...result,
  courseId: String(course_id),
  creditLoad: credit_load,
  isRepeat: is_repeat,
  isPassed: is_passed,
  remark: remark && remarks[remark],
});

/** @param transcript where it is downloaded by whoever reads these results; null for who may not have it */
const resultsOf = (results: Results, transcript: string | null): StudentResults => {
  const isGraded = results.sessions.some(({ semesters }) =>
    semesters.some(({ courses }) => courses.some(({ grade }) => grade !== null)),
  );
  return {
    scale: results.scale.map(({ is_passed, ...step }) => ({ ...step, isPassed: is_passed })),
    cgpaPolicy: policies[results.cgpa_policy],
    cgpa: results.cgpa,
    creditsRegistered: results.credits_registered,
    creditsPassed: results.credits_passed,
    sessions: results.sessions.map(({ session, semesters }) => ({
      session,
      semesters: semesters.map((one) => ({
        number: one.semester,
        gpa: one.gpa,
        cgpa: one.cgpa,
        creditsRegistered: one.credits_registered,
        creditsPassed: one.credits_passed,
        awaited: one.awaited,
        courses: one.courses.map(courseOf),
      })),
    })),
    carryovers: results.carryovers.map(({ course_id, credit_load, ...course }) => ({
      ...course,
      courseId: String(course_id),
      creditLoad: credit_load,
    })),
    transcriptUrl: isGraded ? transcript : null,
  };
};

/** The signed-in student's results; null at a college that has none to tell of. */
export const readOwnResults = async (college: CollegeCalls): Promise<StudentResults | null> => {
  try {
    return resultsOf(await college.read(ownResults, {}), transcriptUrl);
  } catch (error) {
    if (isUnoffered(error)) return null;
    throw error;
  }
};

/** A student's results as the office reads them. */
export const studentResultsResolvers = {
  Query: {
    studentRecordResults: async (_root, { id }, { college, session }) => {
      const number = recordIdOf(id);
      if (number === undefined) return null;
      try {
        const found = await college.read(studentRecordResults, { params: { id: number } });
        // ICT support reads results, and hands out no transcripts.
        const mayPrint = session.staff?.role !== "ICT_SUPPORT";
        return {
          matricNumber: found.matric_number,
          name: found.name,
          department: found.department,
          level: found.level,
          results: resultsOf(found, mayPrint ? recordTranscriptUrl(number) : null),
        };
      } catch (error) {
        if (isRefusal(error, 404)) return null;
        throw error;
      }
    },
  },
} satisfies Resolvers;

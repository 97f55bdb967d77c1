import {
  attendanceShortfalls,
  barForAttendance,
  classAttendance,
  classMeeting,
  deleteClassMeeting,
  saveClassMeeting,
} from "../../../contract/results/class-attendance.ts";
import { optionalId, requireRecordId } from "../college/record-id.ts";
import { hasShape } from "../college/shape.ts";
import { semesterNamed } from "../courses/semesters.ts";
import { PortalError } from "../errors.ts";
import type { Resolvers } from "../generated/resolvers.ts";
import { acknowledged, fieldRefusal, orRefusal } from "../graphql/refusal.ts";
import { readPage } from "../lists/page.ts";
import { texts } from "../texts.ts";
import { sheetParams } from "./sheets.ts";

interface ClassAddress {
  readonly semesterId: string;
  readonly courseId: string;
  readonly key: string;
}

/** @throws PortalError NOT_FOUND for a key that no class can have */
const classParams = ({ key, ...address }: ClassAddress) => {
  const params = { ...sheetParams(address), key: key.toLowerCase() };
  if (!hasShape(classMeeting.params.properties.key, params.key)) throw new PortalError("NOT_FOUND");
  return params;
};

/** Who attended the classes of courses. */
export const classAttendanceResolvers = {
  Query: {
    classAttendance: async (_root, address, { college }) => {
      const found = await college.read(classAttendance, { params: sheetParams(address) });
      return { ...found, semester: semesterNamed(found.semester) };
    },

    classMeeting: async (_root, address, { college }) => {
      const params = classParams(address);
      const { marks, ...meeting } = await college.read(classMeeting, { params });
      return { meeting, marks };
    },

    attendanceShortfalls: (_root, { filter, ...args }, { college }) => {
      const filters = {
        ...filter,
        semesterId: optionalId(filter?.semesterId),
        departmentId: optionalId(filter?.departmentId),
        courseId: optionalId(filter?.courseId),
      };
      return readPage(college, attendanceShortfalls, { ...args, filters });
    },
  },

  Mutation: {
    saveClassMeeting: (_root, { input }, { college }) =>
      orRefusal(async () => {
        const { semesterId, courseId, key, marks, ...body } = input;
        const answer = await college.write(saveClassMeeting, {
          params: classParams({ semesterId, courseId, key }),
          body: {
            ...body,
            marks: marks.map(({ studentId, mark }) => ({
              studentId: requireRecordId(studentId),
              mark,
            })),
          },
        });
        return { __typename: "ClassMeetingSaved", ...answer };
      }),

    deleteClassMeeting: (_root, { input: { revision, ...address } }, { college }) =>
      acknowledged(() =>
        college.write(deleteClassMeeting, { params: classParams(address), query: { revision } }),
      ),

    barForAttendance: (_root, { shortfallIds }, { college }) =>
      fieldRefusal(
        shortfallIds.length === 0 || shortfallIds.length > mostBarred
          ? [{ field: "shortfallIds", message: texts.results.students(mostBarred) }]
          : [],
      ) ??
      orRefusal(async () => {
        const answer = await college.write(barForAttendance, {
          body: { ids: shortfallIds.map(requireRecordId) },
        });
        return { __typename: "BarredForAttendance", ...answer };
      }),
  },
} satisfies Resolvers;

const mostBarred = 100;

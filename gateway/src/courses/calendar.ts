import {
  academicCalendar,
  changeSemester,
  createAcademicSession,
  createSemester,
  makeCurrent,
} from "../../../contract/courses/academic-calendar.ts";
import { optionalId, requireRecordId } from "../college/record-id.ts";
import type { Resolvers } from "../generated/resolvers.ts";
import { exportLinks } from "../lists/export-links.ts";
import { savedOr } from "./saved.ts";
import { semesterNamed, semesterNumber } from "./semesters.ts";

/** The academic sessions and semesters, and which of them is current. */
export const calendarResolvers = {
  Query: {
    officeCalendar: async (_root, _args, { college }) => {
      const { sessions, nextSession } = await college.read(academicCalendar, {});
      return {
        nextSession,
        export: exportLinks(academicCalendar.path, {}),
        sessions: sessions.map((session) => ({
          ...session,
          semesters: session.semesters.map((semester) => ({
            ...semester,
            number: semesterNamed(semester.number),
          })),
        })),
      };
    },
  },

  Mutation: {
    createAcademicSession: (_root, { name }, { college }) =>
      savedOr(() => college.write(createAcademicSession, { body: { name } })),

    addSemester: (_root, { sessionId, number, input }, { college }) =>
      savedOr(() =>
        college.write(createSemester, {
          params: { id: requireRecordId(sessionId) },
          body: { ...input, number: semesterNumber(number) },
        }),
      ),

    changeSemester: (_root, { id, revision, input }, { college }) =>
      savedOr(() =>
        college.write(changeSemester, {
          params: { id: requireRecordId(id) },
          body: { ...input, revision },
        }),
      ),

    makeSemesterCurrent: (_root, { id, insteadOf, isConfirmed }, { college }) =>
      savedOr(() =>
        college.write(makeCurrent, {
          body: {
            semesterId: requireRecordId(id),
            insteadOf: optionalId(insteadOf) ?? null,
            isConfirmed,
          },
        }),
      ),
  },
} satisfies Resolvers;

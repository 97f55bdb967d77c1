import {
  academicCalendar,
  changeSemester,
  createAcademicSession,
  createSemester,
  makeCurrent,
} from "../../../contract/courses/academic-calendar.ts";
import { requireRecordId } from "../college/record-id.ts";
import type { Resolvers } from "../generated/resolvers.ts";
import type { SemesterInput } from "../generated/schema-types.ts";
import { exportLinks } from "../lists/export-links.ts";
import { savedOr } from "./saved.ts";
import { semesterNamed, semesterNumber } from "./semesters.ts";

const semesterForm = (input: SemesterInput) => ({
  startsOn: input.startsOn,
  endsOn: input.endsOn,
  registrationStart: input.registrationStart,
  registrationEnd: input.registrationEnd,
  dropDeadline: input.dropDeadline,
  resultsDueOn: input.resultsDueOn,
  minCredits: input.minCredits,
  maxCredits: input.maxCredits,
  isConfirmed: input.isConfirmed ?? false,
});

/** The academic sessions and semesters, and which of them runs. */
export const calendarResolvers = {
  Query: {
    officeCalendar: async (_root, _args, { college }) => {
      const { sessions, nextSession } = await college.read(academicCalendar, {});
      return {
        nextSession,
        export: exportLinks(academicCalendar.path, {}),
        sessions: sessions.map((session) => ({
          id: String(session.id),
          name: session.name,
          isCurrent: session.isCurrent,
          tuitionLevels: session.tuitionLevels,
          semesters: session.semesters.map((semester) => ({
            id: String(semester.id),
            revision: semester.revision,
            number: semesterNamed(semester.number),
            isCurrent: semester.isCurrent,
            startsOn: semester.startsOn,
            endsOn: semester.endsOn,
            registrationStart: semester.registrationStart,
            registrationEnd: semester.registrationEnd,
            dropDeadline: semester.dropDeadline,
            resultsDueOn: semester.resultsDueOn,
            minCredits: semester.minCredits,
            maxCredits: semester.maxCredits,
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
          body: { ...semesterForm(input), number: semesterNumber(number) },
        }),
      ),

    changeSemester: (_root, { id, revision, input }, { college }) =>
      savedOr(() =>
        college.write(changeSemester, {
          params: { id: requireRecordId(id) },
          body: { ...semesterForm(input), revision },
        }),
      ),

    makeSemesterCurrent: (_root, { id, insteadOf, isConfirmed }, { college }) =>
      savedOr(() =>
        college.write(makeCurrent, {
          body: {
            semesterId: requireRecordId(id),
            insteadOf: insteadOf == null ? null : requireRecordId(insteadOf),
            isConfirmed: isConfirmed ?? false,
          },
        }),
      ),
  },
} satisfies Resolvers;

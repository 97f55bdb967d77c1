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
import { savedOr } from "./refused.ts";
import { semesterNamed, semesterNumber } from "./semesters.ts";

const semesterForm = (input: SemesterInput) => ({
  starts_on: input.startsOn,
  ends_on: input.endsOn,
  registration_start: input.registrationStart,
  registration_end: input.registrationEnd,
  drop_deadline: input.dropDeadline,
  results_due_on: input.resultsDueOn,
  min_credits: input.minCredits,
  max_credits: input.maxCredits,
  is_confirmed: input.isConfirmed ?? false,
});

/** The academic sessions and semesters, and which of them runs. */
export const calendarResolvers = {
  Query: {
    officeCalendar: async (_root, _args, { college }) => {
      const { sessions, next_session } = await college.read(academicCalendar, {});
      return {
        nextSession: next_session,
        export: exportLinks(academicCalendar.path, {}),
        sessions: sessions.map((session) => ({
          id: String(session.id),
          name: session.name,
          isCurrent: session.is_current,
          tuitionLevels: session.tuition_levels,
          semesters: session.semesters.map((semester) => ({
            id: String(semester.id),
            revision: semester.revision,
            number: semesterNamed(semester.number),
            isCurrent: semester.is_current,
            startsOn: semester.starts_on,
            endsOn: semester.ends_on,
            registrationStart: semester.registration_start,
            registrationEnd: semester.registration_end,
            dropDeadline: semester.drop_deadline,
            resultsDueOn: semester.results_due_on,
            minCredits: semester.min_credits,
            maxCredits: semester.max_credits,
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
            semester_id: requireRecordId(id),
            instead_of: insteadOf == null ? null : requireRecordId(insteadOf),
            is_confirmed: isConfirmed ?? false,
          },
        }),
      ),
  },
} satisfies Resolvers;

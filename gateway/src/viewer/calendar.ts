import type { RegistrationInfo } from "../college/registration.ts";
import type { AcademicCalendar } from "../generated/schema-types.ts";
import { semesterOf, sessionOf } from "./academic-session.ts";
import { given } from "./profile.ts";

export const calendarOf = (info: RegistrationInfo): AcademicCalendar => {
  const { semesterStart, semesterEnd } = info.academicCalendar;
  return {
    session: currentSessionOf(info),
    semester: semesterOf(currentSemesterOf(info)),
    semesterStart,
    semesterEnd,
    isRegistrationOpen: info.isRegistrationOpen,
    registrationStart: info.registrationStart ?? null,
    registrationEnd: info.registrationEnd ?? null,
  };
};

export const currentSessionOf = ({ academicCalendar: calendar }: RegistrationInfo): string =>
  sessionOf(calendar.semester, calendar.semesterStart, calendar.semesterEnd);

/** The running semester as the college names it, `2`; null where it names none. */
export const currentSemesterOf = (info: RegistrationInfo): string | null =>
  given(info.currentSemester) ?? given(info.academicCalendar.semester);

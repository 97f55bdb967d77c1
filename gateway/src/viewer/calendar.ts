import type { RegistrationInfo } from "../college/registration.ts";
import type { AcademicCalendar } from "../generated/schema-types.ts";
import { semesterOf, sessionOf } from "./academic-session.ts";
import { given } from "./profile.ts";

export const calendarOf = (info: RegistrationInfo): AcademicCalendar => {
  const { semester_start, semester_end } = info.academic_calendar;
  return {
    session: currentSessionOf(info),
    semester: semesterOf(currentSemesterOf(info)),
    semesterStart: semester_start,
    semesterEnd: semester_end,
    isRegistrationOpen: info.is_registration_open,
    registrationStart: info.registration_start ?? null,
    registrationEnd: info.registration_end ?? null,
  };
};

export const currentSessionOf = ({ academic_calendar: calendar }: RegistrationInfo): string =>
  sessionOf(calendar.semester, calendar.semester_start, calendar.semester_end);

/** The running semester as the college names it, `2`; null where it names none. */
export const currentSemesterOf = (info: RegistrationInfo): string | null =>
  given(info.current_semester) ?? given(info.academic_calendar.semester);

import type { ResponseOf } from "../../../contract/endpoint.ts";
import type { registrationInfo } from "../../../contract/registration/registration.ts";
import type { AcademicCalendar } from "../generated/schema-types.ts";
import { semesterOf, sessionOf } from "./academic-session.ts";
import { textOrNull } from "./profile.ts";

type RegistrationInfo = ResponseOf<typeof registrationInfo>;

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
  textOrNull(info.currentSemester) ?? textOrNull(info.academicCalendar.semester);

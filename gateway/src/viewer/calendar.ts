import type { ResponseOf } from "../../../contract/endpoint.ts";
import type { registrationInfo } from "../../../contract/registration.ts";
import type { AcademicCalendar } from "../generated/resolvers.ts";
import { semesterOf, sessionOf } from "./academic-session.ts";

type RegistrationInfo = ResponseOf<typeof registrationInfo>;

export const calendarOf = (info: RegistrationInfo): AcademicCalendar => {
  const { semester, semester_start, semester_end } = info.academic_calendar;
  return {
    session: sessionOf(semester, semester_start, semester_end),
    semester: semesterOf(info.current_semester ?? semester),
    semesterStart: semester_start,
    semesterEnd: semester_end,
    isRegistrationOpen: info.is_registration_open,
    registrationStart: info.registration_start ?? null,
    registrationEnd: info.registration_end ?? null,
  };
};

import type { ResponseOf } from "../../../contract/endpoint.ts";
import type { registrationInfo } from "../../../contract/registration/registration.ts";
import type { College } from "../context.ts";
import { notFound } from "../http/refusal.ts";
import { readCalendar } from "./calendar.ts";
import { dropEnd, isRegistrationOpen } from "./window.ts";

/**
 * The calendar and the limits of course registration.
 * @throws 404 while no semester is running.
 */
export const readRegistrationInfo = async ({
  db,
  clock,
}: College): Promise<ResponseOf<typeof registrationInfo>> => {
  const { semester } = await readCalendar(db);
  if (semester === undefined) throw notFound();
  const now = clock();
  const lastDrop = dropEnd(semester);
  return {
    current_time: now.toISOString(),
    academic_calendar: {
      semester_start: semester.startsOn,
      semester_end: semester.endsOn,
      semester: String(semester.number),
    },
    current_semester: String(semester.number),
    is_registration_open: isRegistrationOpen(now, semester),
    min_credits: semester.minCredits,
    max_credits: semester.maxCredits,
    drop_deadline: instant(semester.dropDeadline),
    registration_start: instant(semester.registrationStart),
    registration_end: instant(semester.registrationEnd),
    can_drop: lastDrop !== null && now < lastDrop,
  };
};

const instant = (date: Date | null): string | null => date?.toISOString() ?? null;

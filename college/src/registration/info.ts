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
    currentTime: now.toISOString(),
    academicCalendar: {
      semesterStart: semester.startsOn,
      semesterEnd: semester.endsOn,
      semester: String(semester.number),
    },
    currentSemester: String(semester.number),
    isRegistrationOpen: isRegistrationOpen(now, semester),
    minCredits: semester.minCredits,
    maxCredits: semester.maxCredits,
    dropDeadline: instant(semester.dropDeadline),
    registrationStart: instant(semester.registrationStart),
    registrationEnd: instant(semester.registrationEnd),
    canDrop: lastDrop !== null && now < lastDrop,
  };
};

const instant = (date: Date | null): string | null => date?.toISOString() ?? null;

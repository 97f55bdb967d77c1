import type { fetchTestSchedule } from "../../college/applicant.ts";
import type { AptitudeTest } from "../../generated/schema-types.ts";
import type { ApplicationState } from "../applicant-source.ts";
import { scheduleUrl } from "./paths.ts";

type Schedule = Awaited<ReturnType<typeof fetchTestSchedule>>;

export const testOf = (test: NonNullable<ApplicationState["test"]>): AptitudeTest => ({
  date: test.date,
  startTime: test.start_time,
  endTime: test.end_time,
  venue: test.venue,
  capacity: test.capacity,
  isNoticeDue: test.seen_at === null,
  score: test.score,
  scheduleUrl,
});

/** `09:00` of a time that some colleges write with its seconds. */
const withoutSeconds = (time: string): string => time.replace(/^(\d{2}:\d{2}):\d{2}$/, "$1");

/** The test as the specified schedule tells of it; the venue is the portal's own setting. */
export const scheduledTest = (schedule: Schedule, venue: string): AptitudeTest => ({
  date: schedule.date,
  startTime: withoutSeconds(schedule.start_time),
  endTime: withoutSeconds(schedule.end_time),
  venue,
  capacity: null,
  isNoticeDue: false,
  score: null,
  scheduleUrl,
});

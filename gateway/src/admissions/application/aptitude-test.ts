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

/** The test as the specified schedule tells of it; the venue is the portal's own setting. */
export const scheduledTest = (schedule: Schedule, venue: string): AptitudeTest => ({
  date: schedule.date,
  startTime: schedule.start_time,
  endTime: schedule.end_time,
  venue,
  capacity: null,
  isNoticeDue: false,
  score: null,
  scheduleUrl,
});

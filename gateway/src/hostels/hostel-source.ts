import type { CollegeCalls } from "../college/calls.ts";
import { type CollegeFailure, isFault, isRefusal } from "../college/failure.ts";
import {
  type DashboardRecord,
  fetchHostelDashboard,
  fetchHostelStatus,
  type HostelStatusRecord,
} from "../college/hostel.ts";
import { troubleOf } from "../college/portal-error.ts";
import type { RequestSession } from "../session/request-session.ts";
import { texts } from "../texts.ts";

/** What the college told of the student's hostel page. */
export interface HostelSource {
  /** The student's. */
  readonly id: string;
  readonly dashboard: DashboardRecord;
  readonly status: StatusReading;
}

/** What became of asking where the application stands; null: there is none. */
type StatusReading = { readonly told: HostelStatusRecord | null } | { readonly failure: unknown };

/** Asks for both halves of the page at once. A status that cannot be told leaves the other. @throws CollegeFailure, PortalError */
export const readHostel = async (
  session: RequestSession,
  college: CollegeCalls,
): Promise<HostelSource> => {
  const { id } = session.requireStudent();
  const reading = readStatus(college);
  try {
    const dashboard = await fetchHostelDashboard(college);
    return { id: String(id), dashboard, status: await reading };
  } catch (error) {
    throw isIncomplete(error) ? troubleOf(error, texts.hostel.incomplete) : error;
  }
};

const readStatus = async (college: CollegeCalls): Promise<StatusReading> => {
  try {
    return { told: await fetchHostelStatus(college) };
  } catch (failure) {
    return isRefusal(failure, 404) ? { told: null } : { failure };
  }
};

/** A success that lacks something, or is of another shape (specification §8). */
const isIncomplete = (error: unknown): error is CollegeFailure =>
  isFault(error) && error.status === 200;

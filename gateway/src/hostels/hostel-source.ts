import type { ResponseOf } from "../../../contract/endpoint.ts";
import { hostelDashboard, hostelStatus } from "../../../contract/hostels/bed-selection.ts";
import type { CollegeCalls } from "../college/calls.ts";
import { type CollegeFailure, isFault, isRefusal } from "../college/failure.ts";
import { errorWithMessage } from "../college/portal-error.ts";
import type { RequestSession } from "../session/request-session.ts";
import { texts } from "../texts.ts";

export type HostelStatus = ResponseOf<typeof hostelStatus>["data"];

/** The data of the student's hostel page. */
export interface HostelSource {
  /** The student's. */
  readonly id: number;
  readonly dashboard: ResponseOf<typeof hostelDashboard>["data"];
  readonly status: StatusReading;
}

/** The status of the application, null where the college has none, or why it could not be read. */
type StatusReading = { readonly record: HostelStatus | null } | { readonly failure: unknown };

/** Reads dashboard and status in parallel. A failed read of the status is kept in the result. @throws CollegeFailure, PortalError */
export const readHostel = async (
  session: RequestSession,
  college: CollegeCalls,
): Promise<HostelSource> => {
  const { id } = session.requireStudent();
  const reading = readStatus(college);
  try {
    const { data } = await college.read(hostelDashboard, {});
    return { id, dashboard: data, status: await reading };
  } catch (error) {
    throw isIncomplete(error) ? errorWithMessage(error, texts.hostel.incomplete) : error;
  }
};

const readStatus = async (college: CollegeCalls): Promise<StatusReading> => {
  try {
    return { record: (await college.read(hostelStatus, {})).data };
  } catch (failure) {
    return isRefusal(failure, 404) ? { record: null } : { failure };
  }
};

/** A success status with a body that breaks the contract (specification §8). */
const isIncomplete = (error: unknown): error is CollegeFailure =>
  isFault(error) && error.status === 200;

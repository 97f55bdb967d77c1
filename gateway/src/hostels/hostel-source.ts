import type { ResponseOf } from "../../../contract/endpoint.ts";
import { hostelDashboard, hostelStatus } from "../../../contract/hostels/bed-selection.ts";
import type { CollegeCalls } from "../college/calls.ts";
import { type CollegeFailure, isFault, isRefusal } from "../college/failure.ts";
import { errorWithMessage } from "../college/portal-error.ts";
import type { HostelApplication } from "../generated/schema-types.ts";
import type { RequestSession } from "../session/request-session.ts";
import { texts } from "../texts.ts";

export type HostelStatus = ResponseOf<typeof hostelStatus>["data"];

/** A student's hostel: all that its page shows, or what a claim has just made known. */
export type HostelSource = HostelPage | ClaimedHostel;

/** The data of the student's hostel page. */
export interface HostelPage {
  /** The student's. */
  readonly id: number;
  readonly dashboard: ResponseOf<typeof hostelDashboard>["data"];
  readonly status: StatusReading;
}

/**
 * The hostel of a student who has just claimed a bed. In a rush the two reads of the page cost more than the claim, so
 * they wait until a field is selected that the claim does not answer.
 */
interface ClaimedHostel {
  readonly id: number;
  /** Pending. */
  readonly application: HostelApplication;
  readonly readPage: () => Promise<HostelPage>;
}

/** The new application, where the college's answer to the claim describes it. */
export interface SelectedBed {
  readonly __typename: "BedSelected";
  readonly application: HostelApplication | undefined;
}

/** A field's resolver, from the page. */
export const ofPage =
  <T>(select: (page: HostelPage) => T) =>
  (source: HostelSource): T | Promise<T> =>
    "readPage" in source ? source.readPage().then(select) : select(source);

/** A field's resolver: what a claim has made known, or from the page. */
export const ofClaim =
  <T>(known: (claimed: ClaimedHostel) => T, select: (page: HostelPage) => T) =>
  (source: HostelSource): T =>
    "readPage" in source ? known(source) : select(source);

export const claimedHostel = (
  application: HostelApplication,
  session: RequestSession,
  college: CollegeCalls,
): ClaimedHostel => {
  let reading: Promise<HostelPage> | undefined;
  const readPage = (): Promise<HostelPage> => {
    reading ??= readHostel(session, college);
    return reading;
  };
  return { id: session.requireStudent().id, application, readPage };
};

/** The status of the application, null where the college has none, or why it could not be read. */
type StatusReading = { readonly record: HostelStatus | null } | { readonly failure: unknown };

/** Reads dashboard and status in parallel. A failed read of the status is kept in the result. @throws CollegeFailure, PortalError */
export const readHostel = async (
  session: RequestSession,
  college: CollegeCalls,
): Promise<HostelPage> => {
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

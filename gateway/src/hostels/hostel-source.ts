import type { GraphQLResolveInfo } from "graphql";
import type { ResponseOf } from "../../../contract/endpoint.ts";
import { hostelDashboard, hostelStatus } from "../../../contract/hostels/bed-selection.ts";
import type { CollegeCalls } from "../college/calls.ts";
import { type CollegeFailure, isFault, isRefusal } from "../college/failure.ts";
import { errorWithMessage } from "../college/portal-error.ts";
import type { GatewayContext } from "../context.ts";
import type { HostelApplication } from "../generated/schema-types.ts";
import { selectedFields } from "../graphql/selected-fields.ts";
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
  context: GatewayContext,
  info: GraphQLResolveInfo,
): ClaimedHostel => {
  let reading: Promise<HostelPage> | undefined;
  const readPage = (): Promise<HostelPage> => {
    reading ??= readHostel(context, info);
    return reading;
  };
  return { id: context.session.requireStudent().id, application, readPage };
};

/** The status of the application, null where the college has none, or why it could not be read. */
type StatusReading = { readonly record: HostelStatus | null } | { readonly failure: unknown };

/** The fields of a hostel that are found among its free rooms and beds. */
const fieldsOfRooms = ["rooms", "availableRooms", "availableBeds", "canWait"];

/**
 * Reads dashboard and status in parallel, without the free rooms if no selected field needs them. A failed read of the status is
 * kept in the result.
 * @param info of the field that answers the hostel
 * @throws CollegeFailure, PortalError
 */
export const readHostel = async (
  { session, college }: GatewayContext,
  info: GraphQLResolveInfo,
): Promise<HostelPage> => {
  const { id } = session.requireStudent();
  const selected = selectedFields(info);
  const needsRooms = fieldsOfRooms.some((name) => selected.has(name));
  const reading = readStatus(college);
  try {
    const { data } = await college.read(hostelDashboard, {
      query: needsRooms ? {} : { rooms: "none" },
    });
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

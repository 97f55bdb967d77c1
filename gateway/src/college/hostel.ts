import type { ResponseOf } from "../../../contract/endpoint.ts";
import {
  confirmHostelPrintout,
  downloadHostelApplication,
  hostelAvailability,
  hostelDashboard,
  hostelStatus,
  joinHostelWaitingList,
  leaveHostelWaitingList,
  selectBed,
} from "../../../contract/hostels/hostel.ts";
import type { CollegeCalls } from "./calls.ts";
import type { Caller, CollegeClient } from "./client.ts";

export type DashboardRecord = ResponseOf<typeof hostelDashboard>["data"];
export type HostelStatusRecord = ResponseOf<typeof hostelStatus>["data"];

export const fetchHostelDashboard = async (calls: CollegeCalls): Promise<DashboardRecord> =>
  (await calls.read(hostelDashboard, {})).data;

export const fetchHostelStatus = async (calls: CollegeCalls): Promise<HostelStatusRecord> =>
  (await calls.read(hostelStatus, {})).data;

/** @param requestKey of the caller's own making; the same one again is answered with what the first call came to. */
export const claimBed = (calls: CollegeCalls, bedId: number, requestKey: string | undefined) =>
  calls.write(selectBed, {
    body: { bedId },
    headers: requestKey === undefined ? {} : { "idempotency-key": requestKey },
  });

export const joinWaitingList = (calls: CollegeCalls) => calls.write(joinHostelWaitingList, {});

export const leaveWaitingList = (calls: CollegeCalls) => calls.write(leaveHostelWaitingList, {});

export const openHostelPrintout = (calls: CollegeCalls) =>
  calls.file(downloadHostelApplication, {});

export const fetchPrintoutConfirmation = (calls: CollegeCalls, code: string) =>
  calls.read(confirmHostelPrintout, { params: { code } });

/** News that is not there in four seconds is old. */
const availabilityMs = 4_000;

/** The free beds of both kinds; nobody's business, so no session is needed. */
export const askAvailability = (client: CollegeClient, caller: Caller) =>
  client.call(hostelAvailability, { timeoutMs: availabilityMs }, caller);

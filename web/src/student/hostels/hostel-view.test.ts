import { expect, it } from "vitest";
import { viewOf } from "./hostel-view.ts";

const application = { __typename: "HostelApplication", state: "PENDING" } as const;
const open = { hasPaid: true, application: null, canSelectBed: true, isApplicationOpen: true };
const closed = { ...open, canSelectBed: false, isApplicationOpen: false };

it.each([
  ["unpaid, whatever else there is", { ...open, hasPaid: false, application }, false, "unpaid"],
  ["an application, open or not", { ...closed, application }, false, "status"],
  ["an application beside which another can be made", { ...open, application }, false, "status"],
  ["open", open, false, "open"],
  ["closed", closed, false, "closed"],
  ["open, but an application that is not told", { ...open, canSelectBed: false }, true, "unknown"],
  ["closed, and something that could not be told", closed, true, "unknown"],
])("%s", (_what, hostel, failed, view) => {
  expect(viewOf(hostel, failed)).toBe(view);
});

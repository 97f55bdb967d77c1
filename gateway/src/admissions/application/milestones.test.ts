import { describe, expect, test } from "vitest";
import {
  readApplicationAnswer as applicationAnswer,
  readSubmittedApplication as submittedApplication,
} from "../../../testing/scripted-applicant.ts";
import type { ApplicationState } from "../applicant-source.ts";
import { milestonesOf, milestonesOfRecord } from "./milestones.ts";
import { canEdit, canPay } from "./view.ts";

const unpaid: ApplicationState = {
  ...applicationAnswer,
  screening: { fee: 10_000, isPaid: false, paidAt: null, reference: null },
};

const closed = (application: ApplicationState): ApplicationState => ({
  ...application,
  session: { ...application.session, isOpen: false },
});

const tested: ApplicationState = {
  ...submittedApplication,
  test: submittedApplication.test && {
    ...submittedApplication.test,
    takenAt: "2026-03-26T10:00:00.000Z",
  },
};

type Decision = NonNullable<ApplicationState["decision"]>;
type Offer = NonNullable<Decision["offer"]>;

const decided = (decision: Partial<Decision>): ApplicationState => ({
  ...tested,
  decision: {
    outcome: "admitted",
    reason: null,
    decidedAt: "2026-04-10T10:00:00.000Z",
    offer: null,
    ...decision,
  },
});

const offered = (offer: Partial<Offer>): ApplicationState =>
  decided({
    offer: {
      department: "Pharmacy Technician",
      answerBy: "2026-04-30",
      answer: null,
      answeredAt: null,
      canAnswer: true,
      matricNumber: null,
      ...offer,
    },
  });

const accepted = offered({
  answer: "accepted",
  answeredAt: "2026-04-12T10:00:00.000Z",
  canAnswer: false,
  matricNumber: "COHT/2026/001",
});

/** The states in order, one letter each: R reached, C current, A ahead, L closed. */
const statesOf = (application: ApplicationState): string =>
  milestonesOf(application)
    .map(({ state }) => (state === "CLOSED" ? "L" : state.charAt(0)))
    .join("");

describe("milestones of an application", () => {
  test.each([
    ["signed up", { ...unpaid, verifiedAt: null }, "RCAAAAA"],
    ["verified", unpaid, "RRCAAAA"],
    ["paid", applicationAnswer, "RRRCAAA"],
    ["submitted", submittedApplication, "RRRRCAA"],
    ["submitted, and the session has closed since", closed(submittedApplication), "RRRRCAA"],
    ["tested", tested, "RRRRRCA"],
    ["on the waiting list", decided({ outcome: "waiting_list" }), "RRRRRRA"],
    ["offered a place", offered({}), "RRRRRRC"],
    ["accepted", accepted, "RRRRRRR"],
    ["declined", offered({ answer: "declined", canAnswer: false }), "RRRRRRL"],
    ["past the day to answer", offered({ canAnswer: false }), "RRRRRRL"],
    ["not admitted", decided({ outcome: "not_admitted" }), "RRRRRRL"],
    [
      "not admitted for not having sat the test",
      { ...decided({ outcome: "not_admitted" }), test: submittedApplication.test },
      "RRRRLRL",
    ],
    ["not paid before the session closed", closed(unpaid), "RRLLLLL"],
    ["not submitted before the session closed", closed(applicationAnswer), "RRRLLLL"],
  ])("%s", (_what, application, expected) => {
    expect(statesOf(application)).toBe(expected);
  });

  test("have the times at which each step was reached", () => {
    expect(milestonesOf(accepted).map(({ name, reachedAt }) => [name, reachedAt])).toEqual([
      ["SIGNED_UP", "2026-02-01T09:00:00.000Z"],
      ["VERIFIED", "2026-02-01T09:05:00.000Z"],
      ["PAID", "2026-02-02T10:00:00.000Z"],
      ["SUBMITTED", "2026-03-01T12:00:00.000Z"],
      ["TESTED", "2026-03-26T10:00:00.000Z"],
      ["DECISION", "2026-04-10T10:00:00.000Z"],
      ["ACCEPTED", "2026-04-12T10:00:00.000Z"],
    ]);
  });

  test.each([
    [{ isVerified: false, isSubmitted: false, isAdmitted: false }, "RCAAAAA"],
    [{ isVerified: true, isSubmitted: false, isAdmitted: false }, "RRCAAAA"],
    [{ isVerified: true, isSubmitted: true, isAdmitted: false }, "RRRRCAA"],
    [{ isVerified: true, isSubmitted: true, isAdmitted: true }, "RRRRRRC"],
  ])("by the applicant's record alone: %o", (known, expected) => {
    const milestones = milestonesOfRecord(known);

    expect(milestones.map(({ state }) => state.charAt(0)).join("")).toBe(expected);
    expect(milestones.every(({ reachedAt }) => reachedAt === null)).toBe(true);
  });
});

test.each([
  ["unpaid", unpaid, { pay: true, edit: false }],
  ["paid", applicationAnswer, { pay: false, edit: true }],
  ["submitted", submittedApplication, { pay: false, edit: false }],
  ["unpaid after the session closed", closed(unpaid), { pay: false, edit: false }],
  ["paid after the session closed", closed(applicationAnswer), { pay: false, edit: false }],
])("what can be done while %s", (_what, application, expected) => {
  expect({ pay: canPay(application), edit: canEdit(application) }).toEqual(expected);
});

import { describe, expect, it } from "vitest";
import {
  answerVerdict,
  type Candidate,
  canAnswer,
  decisionRefusal,
  scoreRefusal,
} from "./decision-rules.ts";

const testStartsAt = new Date("2026-03-26T08:00:00Z");
const tested: Candidate = {
  submittedAt: new Date("2026-03-10T09:00:00Z"),
  testStartsAt,
  testScore: 70,
  decision: null,
};
const untested: Candidate = { ...tested, testScore: null };
const open = { decision: { answer: null } };

describe("a test score", () => {
  it("is recorded from the instant the test begins", () => {
    expect(scoreRefusal(untested, new Date(testStartsAt.getTime() - 1))).toBe("test_not_held");
    expect(scoreRefusal(untested, testStartsAt)).toBeUndefined();
  });

  it("can be corrected until a decision", () => {
    expect(scoreRefusal(tested, testStartsAt)).toBeUndefined();
    expect(scoreRefusal({ ...tested, ...open }, testStartsAt)).toBe("decided");
  });

  it("may be recorded after a decision without one", () => {
    expect(scoreRefusal({ ...untested, ...open }, testStartsAt)).toBeUndefined();
  });

  it("needs a submitted application", () => {
    const draft = { ...untested, submittedAt: null, testStartsAt: null };
    expect(scoreRefusal(draft, testStartsAt)).toBe("not_submitted");
  });
});

describe("a decision", () => {
  it.each([
    "admitted",
    "waiting_list",
    "not_admitted",
  ] as const)("%s needs a submitted application", (outcome) => {
    expect(decisionRefusal({ ...tested, submittedAt: null }, outcome)).toBe("not_submitted");
    expect(decisionRefusal(tested, outcome)).toBeUndefined();
  });

  it("needs a score to admit, but not to reject", () => {
    expect(decisionRefusal(untested, "admitted")).toBe("not_tested");
    expect(decisionRefusal({ ...untested, testScore: 0 }, "admitted")).toBeUndefined();
    expect(decisionRefusal(untested, "not_admitted")).toBeUndefined();
    expect(decisionRefusal(untested, "waiting_list")).toBeUndefined();
  });

  it("may change until an offer is accepted", () => {
    const answered = (answer: "accepted" | "declined" | null) => ({
      ...tested,
      decision: { answer },
    });
    expect(decisionRefusal(answered(null), "not_admitted")).toBeUndefined();
    expect(decisionRefusal(answered("declined"), "admitted")).toBeUndefined();
    expect(decisionRefusal(answered("accepted"), "admitted")).toBe("offer_accepted");
    expect(decisionRefusal(answered("accepted"), "not_admitted")).toBe("offer_accepted");
  });
});

describe("an offer", () => {
  const offer = { answer: null, answerBy: "2026-03-24" } as const;

  it("can be answered to the end of its last day, once", () => {
    expect(canAnswer(offer, "2026-03-23")).toBe(true);
    expect(canAnswer(offer, "2026-03-24")).toBe(true);
    expect(canAnswer(offer, "2026-03-25")).toBe(false);
    expect(canAnswer({ ...offer, answer: "declined" }, "2026-03-24")).toBe(false);
    expect(canAnswer({ answer: null, answerBy: null }, "2026-03-24")).toBe(false);
  });

  it("accepts the same answer after its last day, and no other", () => {
    expect(answerVerdict(offer, "accepted", "2026-03-24")).toBe("answer");
    expect(answerVerdict(offer, "declined", "2026-03-25")).toBe("offer_expired");
    const accepted = { ...offer, answer: "accepted" } as const;
    expect(answerVerdict(accepted, "accepted", "2026-05-01")).toBe("repeat");
    expect(answerVerdict(accepted, "declined", "2026-03-24")).toBe("offer_answered");
  });
});

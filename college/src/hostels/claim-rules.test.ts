import { expect, test } from "vitest";
import { type ClaimFacts, evaluateClaim } from "./claim-rules.ts";

const now = new Date("2026-03-10T09:00:00.000Z");
const studentId = 7;

const application: NonNullable<ClaimFacts["application"]> = {
  id: 40,
  studentId,
  sessionId: 1,
  bedId: 3,
  status: "pending",
  appliedAt: now,
  requestKey: null,
  requestBedId: null,
  decidedAt: null,
  decidedBy: null,
  reason: null,
  printoutCode: null,
};

const requested: NonNullable<ClaimFacts["requested"]> = {
  bed: { id: 3, roomId: 2, number: 1, isUsable: true, outOfUseReason: null },
  room: { id: 2, hostelId: 1, floor: 0, number: "A-1", revision: 1 },
  hostel: { id: 1, name: "Queen Amina Hall", kind: "Female", revision: 1 },
};

/** A student who may claim bed 3. */
const facts: ClaimFacts = {
  studentId,
  firstName: "Folake",
  standing: "active",
  kind: "Female",
  sessionId: 1,
  isPaid: true,
  opening: { isApplicationOpen: true, applicationDeadline: null },
  application: null,
  isWaiting: false,
  hasLapsedOffer: false,
  requested,
  claim: null,
  keyed: null,
};

const verdictOf = (changes: Partial<ClaimFacts>) =>
  evaluateClaim({ ...facts, ...changes }, now).verdict;

/** Each stands in the way alone; the first of several is the one that is told. */
const obstacles: readonly (readonly [string, Partial<ClaimFacts>])[] = [
  ["unknown_bed", { requested: null }],
  ["unpaid", { isPaid: false }],
  ["no_kind", { kind: null }],
  ["wrong_kind", { kind: "Male" }],
  ["key_reused", { keyed: { id: 41, requestBedId: 4 } }],
  ["already_applied", { application: { ...application, bedId: 4 } }],
  ["applications_closed", { opening: null }],
  ["bed_taken", { claim: { studentId: 8, offeredUntil: null } }],
  ["not_active", { standing: "deferred" }],
];

test("nothing in the way, the bed may be tried for", () => {
  expect(verdictOf({})).toBe("try");
});

test.each(obstacles)("%s", (verdict, change) => {
  expect(verdictOf(change)).toBe(verdict);
});

test.each(
  obstacles.slice(0, -1).map(([verdict], index) => [verdict, index] as const),
)("%s is told before all that comes after it", (verdict, index) => {
  const later = obstacles.slice(index).toReversed();
  expect(verdictOf(Object.assign({}, ...later.map(([, change]) => change)))).toBe(verdict);
});

test("no bed is paid for while no session runs", () => {
  expect(verdictOf({ sessionId: null, isPaid: true })).toBe("unpaid");
});

test.each([
  ["the key's own", { keyed: { id: 41, requestBedId: 3 }, application }, 41],
  ["the standing one of the same bed", { application }, 40],
])("a repeated click is answered with %s, even after closing", (_whose, change, id) => {
  const closed = { opening: null, claim: { studentId: 8, offeredUntil: null } };
  expect(evaluateClaim({ ...facts, ...closed, ...change }, now)).toEqual({
    verdict: "repeat",
    applicationId: id,
  });
});

test.each([
  "rejected",
  "released",
] as const)("a %s application does not stand in the way", (status) => {
  expect(verdictOf({ application: { ...application, status, bedId: 4 } })).toBe("try");
});

test.each([
  ["another's until it ends", 8, "2026-03-10T09:00:00.001Z", "bed_taken"],
  ["another's once it has ended", 8, "2026-03-10T09:00:00.000Z", "try"],
  ["the student's own", studentId, "2026-03-10T10:00:00.000Z", "try"],
])("an offer is %s", (_whose, holder, until, verdict) => {
  expect(verdictOf({ claim: { studentId: holder, offeredUntil: new Date(until) } })).toBe(verdict);
});

test("a bed that is kept back cannot be claimed", () => {
  expect(
    verdictOf({ requested: { ...requested, bed: { ...requested.bed, isUsable: false } } }),
  ).toBe("bed_taken");
});

import { expect, test } from "vitest";
import { placesAfter } from "./places.ts";

const today = "2026-03-10";
const round = { applicationSessionId: 1 };
const offer = (departmentId: number, answer: "accepted" | "declined" | null = null) => ({
  departmentId,
  answer,
  answerBy: today,
});
const lapsed = { ...offer(1), answerBy: "2026-03-09" };
const admit = (before: ReturnType<typeof offer> | null = null) => ({
  ...round,
  before,
  after: { departmentId: 1 },
});
const refuse = { ...round, before: offer(1), after: { departmentId: null } };
const places = (quota: number | null, taken: number) => [
  { ...round, departmentId: 1, programmeId: null, quota, taken },
];

test.each([
  ["the last place", places(3, 2), [admit()], 3, 0],
  ["one more than there are", places(3, 2), [admit(), admit()], 4, 1],
  ["any number without a quota", places(null, 99), [admit()], 100, 0],
  ["a place of a quota of none", places(0, 0), [admit()], 1, 1],
  ["a new date for an offer of a full department", places(3, 3), [admit(offer(1))], 3, 0],
  ["a place to who declined one", places(3, 3), [admit(offer(1, "declined"))], 4, 1],
  ["a place to whose offer lapsed", places(3, 3), [admit(lapsed)], 4, 1],
  ["a place that is taken back at once", places(3, 3), [refuse, admit()], 3, 0],
  ["a new date where the quota was lowered since", places(1, 3), [admit(offer(1))], 3, 0],
  ["a place to who has one elsewhere", places(3, 3), [admit(offer(2))], 4, 1],
])("gives %s", (_what, input, moves, after, over) => {
  expect(placesAfter(input, moves, today)).toMatchObject([{ departmentId: 1, after, over }]);
});

test("a department without admissions is left out", () => {
  expect(placesAfter(places(3, 3), [refuse], today)).toEqual([]);
});

test("a programme's quota counts within its department's", () => {
  const ofProgramme = { ...round, departmentId: 1, programmeId: 7, quota: 1, taken: 1 };
  const one = { ...admit(), after: { departmentId: 1, programmeId: 7 } };
  expect(placesAfter([...places(9, 3), ofProgramme], [one], today)).toMatchObject([
    { programmeId: null, after: 4, over: 0 },
    { programmeId: 7, after: 2, over: 1 },
  ]);
});

test("a round of admission has its own places", () => {
  const other = { ...admit(), applicationSessionId: 2 };
  expect(placesAfter(places(1, 1), [other], today)).toMatchObject([{ quota: null, over: 0 }]);
});

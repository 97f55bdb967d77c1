import { describe, expect, test } from "vitest";
import { checkRegistrations } from "./check-registrations.ts";
import type { Available, EndState, Registered } from "./end-state.ts";

const offered = (courseId: number, fields: Partial<Available> = {}): Available => ({
  studentId: 1,
  courseId,
  credits: 3,
  kind: "elective",
  isReady: true,
  ...fields,
});

const registered = (courseId: number, fields: Partial<Registered> = {}): Registered => ({
  id: 100 + courseId,
  studentId: 1,
  courseId,
  isCarryover: false,
  isDropped: false,
  ...fields,
});

/** A carryover, a compulsory course, three electives and one that waits for another; 9 to 12 credits. */
const available = [
  offered(1, { kind: "carryover" }),
  offered(2, { kind: "compulsory" }),
  offered(3),
  offered(4),
  offered(5),
  offered(6, { isReady: false }),
];

const wrongWith = (
  rows: readonly Registered[],
  {
    offer = available,
    answered = rows,
  }: { offer?: readonly Available[]; answered?: readonly Registered[] } = {},
): readonly string[] => {
  const end: EndState = {
    limits: { min: 9, max: 12 },
    students: [1],
    available: offer,
    registered: rows,
  };
  return checkRegistrations(end, {
    registered: answered.map(({ studentId, courseId }) => ({ studentId, courseIds: [courseId] })),
    dropped: answered.filter(({ isDropped }) => isDropped).map(({ id }) => id),
  });
};

const carryover = registered(1, { isCarryover: true });
const compulsory = registered(2);

describe("nothing is wrong where", () => {
  test("all that is required is registered, within the limits", () => {
    expect(wrongWith([carryover, compulsory, registered(3)])).toEqual([]);
    expect(wrongWith([carryover, compulsory, registered(3), registered(4)])).toEqual([]);
  });

  test("a course was dropped and registered again", () => {
    const dropped = registered(3, { id: 900, isDropped: true });
    expect(wrongWith([carryover, compulsory, registered(3), dropped])).toEqual([]);
  });

  test("not all that is required fits, and no more of it does", () => {
    const offer = [1, 2, 3, 4, 5].map((id) => offered(id, { kind: "carryover" }));
    const rows = [1, 2, 3, 4].map((id) => registered(id, { isCarryover: true }));
    expect(wrongWith(rows, { offer })).toEqual([]);
  });

  test("there are not as many credits as the minimum asks for", () => {
    expect(wrongWith([registered(3)], { offer: [offered(3)] })).toEqual([]);
  });
});

test.each<[string, readonly Registered[]]>([
  [
    "has 15 credits, more than 12",
    [carryover, compulsory, registered(3), registered(4), registered(5)],
  ],
  ["has 6 credits, fewer than 9", [carryover, compulsory]],
  ["has a course twice", [carryover, compulsory, registered(3), registered(3, { id: 900 })]],
  [
    "has a course that is not offered to them",
    [carryover, compulsory, registered(3), registered(7)],
  ],
  ["has a course without what comes before it", [carryover, compulsory, registered(6)]],
  [
    "has a carryover that is none, or the other way round",
    [registered(1), compulsory, registered(3)],
  ],
  ["has left out a course that is required and fits", [carryover, registered(3), registered(4)]],
  [
    "has left out one of the required courses, which all fit",
    [compulsory, registered(3), registered(4), registered(5)],
  ],
])("a student is found who %s", (sentence, rows) => {
  expect(wrongWith(rows)).toContain(`Student 1 ${sentence}.`);
});

describe("what was acknowledged is found", () => {
  const rows = [carryover, compulsory, registered(3)];
  const dropped = registered(4, { isDropped: true });

  test("when it is lost", () => {
    expect(wrongWith(rows, { answered: [...rows, registered(4)] })).toEqual([
      "Registration 1 4 was acknowledged and is lost.",
    ]);
    expect(wrongWith([...rows, registered(4)], { answered: [...rows, dropped] })).toEqual([
      "The drop of 104 was acknowledged and is lost.",
    ]);
  });

  test("missing for what the database holds", () => {
    expect(wrongWith([...rows, registered(4)], { answered: rows })).toEqual([
      "Registration 1 4 was not acknowledged.",
    ]);
    expect(wrongWith([...rows, dropped], { answered: [...rows, registered(4)] })).toEqual([
      "The drop of 104 was not acknowledged.",
    ]);
  });
});

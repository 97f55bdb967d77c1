import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { courseTexts } from "../texts.ts";
import { dropProblem } from "./course-drop.ts";
import type { CourseOffer, OfferedCourse } from "./course-offer.ts";
import { proposedSelection, requiredSelection, toggleProblem } from "./course-selection.ts";
import { creditBalance } from "./credit-balance.ts";
import { isRegistrationComplete, selectionProblem } from "./selection-problem.ts";

type Traits = Partial<Omit<OfferedCourse, "id" | "creditLoad">>;

/** Courses are numbered from 1 on. */
const offerOf = (
  [minCredits, maxCredits]: readonly [number, number],
  ...courses: readonly (readonly [credits: number, traits?: Traits])[]
): CourseOffer => ({
  minCredits,
  maxCredits,
  courses: courses.map(([creditLoad, traits], index) => ({
    id: index + 1,
    creditLoad,
    isCarryover: false,
    isCompulsory: false,
    isRegistered: false,
    missingPrerequisites: [],
    ...traits,
  })),
});

const carried: Traits = { isCarryover: true };
const compulsory: Traits = { isCompulsory: true };
const registered: Traits = { isRegistered: true };

const courseOf = ({ courses }: CourseOffer, id: number): OfferedCourse => {
  const course = courses.find((one) => one.id === id);
  if (course === undefined) throw new Error(`no course ${id}`);
  return course;
};

const problemOf = (offer: CourseOffer, ...ids: readonly number[]) =>
  selectionProblem(offer, new Set(ids));

describe("a selection", () => {
  const offer = offerOf([5, 10], [3, carried], [3, compulsory], [3], [2], [5]);

  it("is valid with all required courses, within the limits", () => {
    expect(problemOf(offer, 1, 2)).toBeNull();
    expect(problemOf(offer, 1, 2, 3)).toBeNull();
  });

  it("needs every carryover first, then every compulsory course", () => {
    expect(problemOf(offer, 3, 4)).toEqual({
      code: "carryover_required",
      message: "Carryover courses cannot be deselected until all are registered",
      courseIds: [1],
    });
    expect(problemOf(offer, 1, 3)).toEqual({
      code: "compulsory_required",
      message: courseTexts.compulsory,
      courseIds: [2],
    });
    // Even if the others leave no room for it.
    expect(problemOf(offer, 5, 3, 4)?.code).toBe("carryover_required");
  });

  it("stays within the limits, in the words of the specification", () => {
    expect(problemOf(offer, 1, 2, 5)).toEqual({
      code: "too_many_credits",
      message: "Credit limit exceeded. Maximum allowed is 10 credits.",
      courseIds: [],
    });
    expect(problemOf(offerOf([5, 10], [2], [3]), 1)).toEqual({
      code: "too_few_credits",
      message: "Minimum credit requirement not met. You need at least 5 credits.",
      courseIds: [],
    });
  });

  it("counts registered courses without requiring them again", () => {
    const begun = offerOf([5, 10], [3, { ...carried, ...registered }], [3], [5]);
    expect(problemOf(begun, 2)).toBeNull();
    expect(problemOf(begun)?.code).toBe("too_few_credits");
    expect(problemOf(begun, 2, 3)?.code).toBe("too_many_credits");
  });

  it("neither takes nor requires courses with missing prerequisites", () => {
    const waiting = { missingPrerequisites: ["CHE 111", "CHE 112"] };
    const locked = offerOf([3, 10], [3, { ...compulsory, ...waiting }], [3]);
    expect(problemOf(locked, 2)).toBeNull();
    expect(problemOf(locked, 1, 2)).toEqual({
      code: "prerequisite",
      message: "Pass CHE 111 and CHE 112 first.",
      courseIds: [1],
    });
    expect(problemOf(offerOf([3, 10], [3, { ...carried, ...waiting }]), 1)).toBeNull();
  });

  it("may omit carryovers that alone exceed the maximum", () => {
    const many = offerOf([5, 10], [4, carried], [4, carried], [4, carried], [2]);
    expect(problemOf(many, 1, 2, 3)?.code).toBe("too_many_credits");
    expect(problemOf(many, 2, 3)).toBeNull();
    expect(problemOf(many, 2, 3, 4)).toBeNull();
    // The problem names the courses that can be added, not all of them.
    expect(problemOf(many, 4)).toMatchObject({ code: "carryover_required", courseIds: [1, 2] });
  });

  it("needs no more than is available, and no more than fits", () => {
    expect(problemOf(offerOf([15, 24], [3], [2]), 1)).toMatchObject({
      message: "Minimum credit requirement not met. You need at least 5 credits.",
    });
    expect(problemOf(offerOf([15, 24], [3], [2]), 1, 2)).toBeNull();
    expect(problemOf(offerOf([15, 16], [10], [10]), 1)).toBeNull();
  });
});

describe("the balance of credits", () => {
  it("has the missing and the excess credits", () => {
    const offer = offerOf([5, 6], [3, registered], [4], [2]);
    expect(creditBalance(offer, new Set())).toEqual({
      total: 3,
      minimum: 5,
      maximum: 6,
      missing: 2,
      over: 0,
    });
    expect(creditBalance(offer, new Set([1, 2]))).toMatchObject({ total: 7, missing: 0, over: 1 });
    expect(creditBalance(offerOf([15, 24], [3]), new Set())).toMatchObject({ minimum: 3 });
  });
});

describe("a course", () => {
  it("a carryover or compulsory course that fits cannot be deselected", () => {
    const offer = offerOf([5, 10], [3, carried], [3, compulsory], [4]);
    const all = new Set([1, 2, 3]);
    expect(toggleProblem(offer, all, courseOf(offer, 1))).toBe(
      "Carryover courses cannot be deselected until all are registered",
    );
    expect(toggleProblem(offer, all, courseOf(offer, 2))).toBe(courseTexts.compulsory);
    expect(toggleProblem(offer, all, courseOf(offer, 3))).toBeNull();
  });

  it("can be exchanged if not all required courses fit", () => {
    const offer = offerOf([4, 8], [4, carried], [4, carried], [4, carried]);
    expect(toggleProblem(offer, new Set([1, 2]), courseOf(offer, 1))).toBeNull();
    expect(toggleProblem(offer, new Set([1, 2]), courseOf(offer, 3))).toBe(
      "Cannot exceed maximum credit limit of 8",
    );
    expect(toggleProblem(offer, new Set([2]), courseOf(offer, 3))).toBeNull();
  });

  it("that is registered or has missing prerequisites cannot be toggled", () => {
    const offer = offerOf([4, 8], [4, registered], [4, { missingPrerequisites: ["CHE 111"] }]);
    expect(toggleProblem(offer, new Set(), courseOf(offer, 1))).toBe(courseTexts.registered);
    expect(toggleProblem(offer, new Set(), courseOf(offer, 2))).toBe("Pass CHE 111 first.");
  });
});

describe("the initial selection", () => {
  it("has registered and required courses; the proposal reaches the minimum", () => {
    const offer = offerOf([9, 12], [3], [3, compulsory], [3, carried], [3]);
    expect([...requiredSelection(offer)].toSorted()).toEqual([2, 3]);
    expect([...proposedSelection(offer)].toSorted()).toEqual([1, 2, 3]);
  });
});

describe("a drop", () => {
  const offer = offerOf(
    [5, 10],
    [3, { ...carried, ...registered }],
    [3, { ...compulsory, ...registered }],
    [2, registered],
    [2],
  );
  const drop = (one: CourseOffer, id: number, isOpen: boolean) =>
    dropProblem(one, courseOf(one, id), { isOpen })?.code ?? null;

  it("never removes a required course", () => {
    expect([drop(offer, 1, true), drop(offer, 1, false)]).toEqual([
      "carryover_required",
      "carryover_required",
    ]);
    expect([drop(offer, 2, true), drop(offer, 2, false)]).toEqual([
      "compulsory_required",
      "compulsory_required",
    ]);
  });

  it("may leave too few credits only while registration is open", () => {
    const just = offerOf([5, 10], [3, registered], [2, registered], [2]);
    expect(drop(just, 1, true)).toBeNull();
    expect(drop(just, 1, false)).toBe("too_few_credits");
    expect(drop(offer, 3, false)).toBeNull();
  });

  it("reopens the choice among carryovers while another fits", () => {
    const many = offerOf([4, 8], [5, { ...carried, ...registered }], [5, carried]);
    expect(drop(many, 1, true)).toBeNull();
    expect(drop(many, 1, false)).toBe("carryover_required");
  });

  it("brings a selection over the maximum closer to it", () => {
    const over = offerOf([2, 4], [3, registered], [3, registered], [3, registered]);
    expect(drop(over, 1, true)).toBeNull();
    expect(drop(over, 1, false)).toBeNull();
  });
});

const anyCourse = fc.record({
  creditLoad: fc.integer({ min: 1, max: 6 }),
  isCarryover: fc.boolean(),
  isCompulsory: fc.boolean(),
  isRegistered: fc.boolean(),
  missingPrerequisites: fc.constantFrom([], [], [], ["CHE 111"]),
});

const anyOffer = fc
  .record({
    courses: fc.array(anyCourse, { maxLength: 12 }),
    minCredits: fc.integer({ min: 0, max: 20 }),
    span: fc.integer({ min: 0, max: 12 }),
  })
  .map(({ courses, minCredits, span }) => ({
    courses: courses.map((course, index) => ({ ...course, id: index + 1 })),
    minCredits,
    maxCredits: minCredits + span,
  }));

const registeredIds = ({ courses }: CourseOffer): readonly number[] =>
  courses.filter(({ isRegistered }) => isRegistered).map(({ id }) => id);

const isWithinMaximum = (offer: CourseOffer): boolean => creditBalance(offer, new Set()).over === 0;

/** An offer whose registered courses are within the maximum, and any selection from it. */
const anyChoice = anyOffer.filter(isWithinMaximum).chain((offer) =>
  fc.record({
    offer: fc.constant(offer),
    selection: fc
      .subarray(offer.courses.map(({ id }) => id))
      .map((ids) => new Set([...registeredIds(offer), ...ids])),
  }),
);

const runs = { numRuns: 2000 };

test("the proposal is valid for any registered courses", () => {
  fc.assert(
    fc.property(anyOffer.filter(isWithinMaximum), (offer) => {
      const proposal = proposedSelection(offer);
      expect(selectionProblem(offer, proposal)).toBeNull();
      expect([...requiredSelection(offer)].every((id) => proposal.has(id))).toBe(true);
      expect(registeredIds(offer).every((id) => proposal.has(id))).toBe(true);
    }),
    runs,
  );
});

test("a valid selection is within the limits, as far as courses fit", () => {
  fc.assert(
    fc.property(anyChoice, ({ offer, selection }) => {
      fc.pre(selectionProblem(offer, selection) === null);
      const { total } = creditBalance(offer, selection);
      expect(total).toBeLessThanOrEqual(offer.maxCredits);
      for (const course of offer.courses) {
        if (selection.has(course.id)) continue;
        const isTakeable = course.isCarryover || course.missingPrerequisites.length === 0;
        if (!isTakeable || total + course.creditLoad > offer.maxCredits) continue;
        expect(course.isCarryover || course.isCompulsory).toBe(false);
        expect(total).toBeGreaterThanOrEqual(offer.minCredits);
      }
    }),
    runs,
  );
});

test("adding the named courses fixes a refusal or exceeds the maximum", () => {
  fc.assert(
    fc.property(anyChoice, ({ offer, selection }) => {
      const problem = selectionProblem(offer, selection);
      fc.pre(problem?.code === "carryover_required" || problem?.code === "compulsory_required");
      const healed = new Set([...selection, ...(problem?.courseIds ?? [])]);
      expect(selectionProblem(offer, healed)?.code).not.toBe(problem?.code);
    }),
    runs,
  );
});

test("clicks reach every valid selection and leave any oversized one", () => {
  fc.assert(
    fc.property(anyChoice, ({ offer, selection }) => {
      if (creditBalance(offer, selection).over > 0) {
        const way = offer.courses.filter(
          (course) => selection.has(course.id) && toggleProblem(offer, selection, course) === null,
        );
        expect(way.length).toBeGreaterThan(0);
      }
      fc.pre(selectionProblem(offer, selection) === null);
      const at = new Set(requiredSelection(offer));
      for (const course of offer.courses) {
        if (!at.has(course.id) || selection.has(course.id)) continue;
        expect(toggleProblem(offer, at, course)).toBeNull();
        at.delete(course.id);
      }
      for (const course of offer.courses) {
        if (at.has(course.id) || !selection.has(course.id)) continue;
        expect(toggleProblem(offer, at, course)).toBeNull();
        at.add(course.id);
      }
      expect([...at].toSorted()).toEqual([...selection].toSorted());
    }),
    runs,
  );
});

test("registration stays completable after a drop, and complete once closed", () => {
  fc.assert(
    fc.property(anyOffer.filter(isWithinMaximum), fc.boolean(), (offer, isOpen) => {
      fc.pre(isRegistrationComplete(offer));
      for (const course of offer.courses.filter(({ isRegistered }) => isRegistered)) {
        if (dropProblem(offer, course, { isOpen }) !== null) continue;
        const courses = offer.courses.map((one) =>
          one.id === course.id ? { ...one, isRegistered: false } : one,
        );
        const after = { ...offer, courses };
        expect(selectionProblem(after, proposedSelection(after))).toBeNull();
        if (!isOpen) expect(selectionProblem(after, new Set())).toBeNull();
      }
    }),
    runs,
  );
});

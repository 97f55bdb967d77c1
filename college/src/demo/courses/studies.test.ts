import { describe, expect, it } from "vitest";
import type { CourseOffer } from "../../../../rules/registration/course-offer.ts";
import { creditBalance } from "../../../../rules/registration/credit-balance.ts";
import {
  isRegistrationComplete,
  selectionProblem,
} from "../../../../rules/registration/selection-problem.ts";
import { Random } from "../random.ts";
import { demoStudents } from "../students.ts";
import { credits } from "../write-calendar.ts";
import { catalogue, classCourses } from "./catalogue.ts";
import { type DemoStudies, demoStudies } from "./studies.ts";

const days = [
  "2026-03-10",
  "2026-11-21",
  "2026-12-31",
  "2027-01-01",
  "2028-02-29",
  "2027-08-31",
  "2027-09-01",
];

const studiesOn = (today: string) => demoStudies(new Random(1), demoStudents({ today }));

const byCode = new Map(catalogue.map((course) => [course.code, course]));

const courseOf = (code: string) => {
  const found = byCode.get(code);
  if (found === undefined) throw new Error(`there is no ${code}`);
  return found;
};

const runningNumber = ({ student }: DemoStudies): number =>
  student.years.at(-1)?.session.semesters.find(({ isCurrent }) => isCurrent)?.number ?? 0;

/** Made here once more from what the student took: the college reads it from the database in its own way. */
const offerOf = (one: DemoStudies): CourseOffer<string> => {
  const { department, level } = one.student;
  const attempts = one.history.semesters.flatMap(({ outcomes }) => outcomes);
  const passed = new Set(attempts.filter(({ isPassed }) => isPassed).map(({ code }) => code));
  const carried = carryoversOf(one);
  const codes = [
    ...carried,
    ...classCourses(department, level, runningNumber(one))
      .map(({ code }) => code)
      .filter((code) => !passed.has(code) && !carried.includes(code)),
  ];
  const registered = one.registrations.filter(({ isDropped }) => !isDropped);
  return {
    ...credits,
    courses: codes.map((code) => ({
      id: code,
      creditLoad: courseOf(code).creditLoad,
      isCarryover: carried.includes(code),
      isCompulsory: courseOf(code).offeredTo.get(department)?.isCompulsory === true,
      isRegistered: registered.some((own) => own.code === code),
      missingPrerequisites: carried.includes(code)
        ? []
        : courseOf(code).prerequisites.filter((required) => !passed.has(required)),
    })),
  };
};

/** Of the running semester. */
const carryoversOf = (one: DemoStudies): readonly string[] =>
  allCarryovers(one).filter((code) => courseOf(code).semester === runningNumber(one));

const allCarryovers = ({ history }: DemoStudies): readonly string[] => {
  const attempts = history.semesters.flatMap(({ outcomes }) => outcomes);
  const passed = attempts.filter(({ isPassed }) => isPassed).map(({ code }) => code);
  return [...new Set(attempts.map(({ code }) => code))].filter((code) => !passed.includes(code));
};

const sum = (codes: readonly string[]) =>
  codes.reduce((total, code) => total + courseOf(code).creditLoad, 0);

const found = (all: readonly DemoStudies[], matricNumber: string): DemoStudies => {
  const one = all.find(({ student }) => student.matricNumber === matricNumber);
  if (one === undefined) throw new Error(`there is no ${matricNumber}`);
  return one;
};

describe.each(days)("what demo students have taken and registered on %s", (today) => {
  const all = studiesOn(today);

  it("is the same every time", () => {
    expect(studiesOn(today)).toEqual(all);
  });

  it("respects the limits and prerequisites in every semester", () => {
    const wrong: string[] = [];
    for (const { student, history } of all) {
      const passed = new Set<string>();
      for (const { semester, outcomes } of history.semesters) {
        if (sum(outcomes.map(({ code }) => code)) > credits.maxCredits) wrong.push("too much");
        for (const { code, isCarryover } of outcomes) {
          const { offeredTo, prerequisites, ...course } = courseOf(code);
          const isReady = isCarryover || prerequisites.every((required) => passed.has(required));
          const isTaught = course.semester === semester.number && offeredTo.has(student.department);
          if (passed.has(code) || !isReady || !isTaught) wrong.push(code);
        }
        for (const { code, isPassed } of outcomes) if (isPassed) passed.add(code);
      }
    }
    expect(wrong).toEqual([]);
  });

  it("was passed, except for one to three carryovers of some students", () => {
    const drawn = all.filter(({ student }) => student.level > 100 && student.record === "drawn");
    const carrying = drawn.filter((one) => allCarryovers(one).length > 0);
    expect(carrying.length / drawn.length).toBeGreaterThan(0.1);
    expect(carrying.length / drawn.length).toBeLessThan(0.22);
    for (const one of carrying) expect(allCarryovers(one).length).toBeLessThanOrEqual(3);
    const recovered = drawn.filter(({ history }) =>
      history.semesters.some(({ outcomes }) =>
        outcomes.some(({ isCarryover, isPassed }) => isCarryover && isPassed),
      ),
    );
    expect(recovered.length).toBeGreaterThan(5);
  });

  it("is complete for a third of payers and partial for a third", () => {
    const paid = all.filter(({ student }) => student.tuitionPaid);
    const share = (state: string) =>
      paid.filter(({ student }) => student.registration === state).length / paid.length;
    for (const state of ["complete", "in progress", "none"]) {
      expect(share(state)).toBeGreaterThan(0.25);
      expect(share(state)).toBeLessThan(0.4);
    }
    for (const one of all) {
      const offer = offerOf(one);
      const codes = offer.courses.map(({ id }) => id);
      expect(codes).toEqual(expect.arrayContaining(one.registrations.map(({ code }) => code)));
      expect(one.registrations.some(({ isDropped }) => !isDropped)).toBe(
        one.student.registration !== "none",
      );
      expect(isRegistrationComplete(offer)).toBe(one.student.registration === "complete");
      expect(creditBalance(offer, new Set()).over).toBe(0);
      if (!one.student.tuitionPaid) expect(one.registrations).toEqual([]);
    }
  });

  it("gives Bello one carryover and nothing registered, and Eze a complete registration", () => {
    const bello = found(all, "COHT/2024/002");
    expect(carryoversOf(bello)).toHaveLength(1);
    expect(allCarryovers(bello)).toHaveLength(1);
    expect(bello.registrations).toEqual([]);
    const eze = found(all, "COHT/2024/003");
    expect(allCarryovers(eze)).toEqual([]);
    expect(isRegistrationComplete(offerOf(eze))).toBe(true);
  });

  it("has carryovers beyond the maximum and one load below the minimum", () => {
    const overMaximum = all.filter((one) => sum(carryoversOf(one)) > credits.maxCredits);
    expect(overMaximum.map(({ student }) => student.record)).toEqual([
      "over the maximum",
      "over the maximum",
      "over the maximum",
    ]);
    expect(overMaximum.map(({ student }) => student.registration)).toEqual([
      "none",
      "complete",
      "none",
    ]);
    const few = all.filter(({ student }) => student.record === "under the minimum");
    expect(few).toHaveLength(1);
    for (const one of few) {
      const offer = offerOf(one);
      const { minimum } = creditBalance(offer, new Set());
      expect(minimum).toBeGreaterThan(0);
      expect(minimum).toBeLessThan(credits.minCredits);
      const everything = offer.courses
        .filter(({ missingPrerequisites }) => missingPrerequisites.length === 0)
        .map(({ id }) => id);
      expect(selectionProblem(offer, new Set(everything))).toBeNull();
    }
  });
});

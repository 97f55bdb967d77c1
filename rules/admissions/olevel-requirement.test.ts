import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkRequirement, type OlevelRequirement } from "./olevel-requirement.ts";

const requirement: OlevelRequirement = {
  credits: 3,
  subjects: [["English Language"], ["Physics", "Chemistry"], ["Chemistry"]],
  sittings: 2,
};

const results = (graded: Readonly<Record<string, string>>) =>
  Object.entries(graded).map(([name, grade]) => ({ name, grade }));

describe("a requirement", () => {
  it("is met by a credit in every group", () => {
    const all = results({ Chemistry: "C6", Physics: "A1", "English Language": "B3" });
    expect(checkRequirement(requirement, [all])).toEqual({
      isMet: true,
      credits: 3,
      unmet: [],
      message: "Your results meet the O-level requirement, with 3 credits.",
    });
  });

  it("does not let one subject serve two groups", () => {
    const two = results({ Chemistry: "A1", "English Language": "A1", Music: "A1" });
    expect(checkRequirement(requirement, [two])).toEqual({
      isMet: false,
      credits: 3,
      unmet: [["Chemistry"]],
      message: "A credit is still needed in Chemistry.",
    });
  });

  it("says how many credits and which are missing", () => {
    const few = results({ "English Language": "C5", Physics: "D7", Chemistry: "F9" });
    expect(checkRequirement(requirement, [few]).message).toBe(
      "You have 1 credit of the 3 that are needed. A credit is still needed in Physics or Chemistry; Chemistry.",
    );
  });

  it("takes the best grade of two sittings where it takes two", () => {
    const first = results({ "English Language": "F9", Physics: "C6" });
    const second = results({ "english language": "C6", Chemistry: "C6", Physics: "E8" });
    expect(checkRequirement(requirement, [first, second])).toMatchObject({
      isMet: true,
      credits: 3,
    });
  });

  it("takes the better sitting where it takes one", () => {
    const first = results({ "English Language": "A1" });
    const second = results({ Physics: "A1", Chemistry: "A1" });
    expect(checkRequirement({ ...requirement, sittings: 1 }, [first, second])).toEqual({
      isMet: false,
      credits: 2,
      unmet: [["English Language"]],
      message:
        "You have 2 credits of the 3 that are needed. A credit is still needed in English Language. Only the results of one sitting count.",
    });
  });

  it("without conditions is met by no results", () => {
    const nothing = { credits: 0, subjects: [], sittings: 1 };
    expect(checkRequirement(nothing, [])).toMatchObject({ isMet: true, credits: 0 });
  });
});

const subject = fc.constantFrom("A", "B", "C", "D", "E", "F");
const anyRequirement = fc.record({
  credits: fc.nat(5),
  subjects: fc.array(fc.uniqueArray(subject, { minLength: 1, maxLength: 3 }), { maxLength: 4 }),
  sittings: fc.constantFrom(1, 2),
});
const anySitting = fc.array(
  fc.record({ name: subject, grade: fc.constantFrom("A1", "C6", "D7", "F9") }),
  { maxLength: 6 },
);
const anySittings = fc.array(anySitting, { maxLength: 2 });

/** Tries every way to give each group a subject of its own. */
const largestMatching = (
  groups: OlevelRequirement["subjects"],
  credits: readonly string[],
): number => {
  const [group, ...others] = groups;
  if (group === undefined) return 0;
  const served = group
    .filter((name) => credits.includes(name))
    .map(
      (name) =>
        1 +
        largestMatching(
          others,
          credits.filter((credit) => credit !== name),
        ),
    );
  return Math.max(largestMatching(others, credits), ...served);
};

describe("evaluating", () => {
  it("leaves the fewest possible groups unmet", () => {
    fc.assert(
      fc.property(anyRequirement, anySitting, (requirement, sitting) => {
        const credits = sitting.filter(({ grade }) => /A1|C6/.test(grade)).map(({ name }) => name);
        const evaluated = checkRequirement(requirement, [sitting]);
        expect(evaluated.credits).toBe(new Set(credits).size);
        expect(requirement.subjects.length - evaluated.unmet.length).toBe(
          largestMatching(requirement.subjects, [...new Set(credits)]),
        );
      }),
    );
  });

  it("does not depend on the order of sittings and subjects", () => {
    fc.assert(
      fc.property(anyRequirement, anySittings, (requirement, sittings) => {
        const turned = sittings.toReversed().map((sitting) => sitting.toReversed());
        expect(checkRequirement(requirement, turned)).toEqual(
          checkRequirement(requirement, sittings),
        );
      }),
    );
  });

  it("keeps every met group when a credit is added", () => {
    fc.assert(
      fc.property(
        anyRequirement,
        anySittings,
        subject,
        fc.nat(1),
        (requirement, sittings, name, at) => {
          const more = sittings.map((sitting, index) =>
            index === at ? [...sitting, { name, grade: "C6" }] : sitting,
          );
          const before = checkRequirement(requirement, sittings);
          const after = checkRequirement(requirement, more);
          expect(Number(after.isMet)).toBeGreaterThanOrEqual(Number(before.isMet));
          expect(after.unmet.length).toBeLessThanOrEqual(before.unmet.length);
        },
      ),
    );
  });
});

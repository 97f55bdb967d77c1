import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type PrerequisiteLink, prerequisiteRing } from "./course-prerequisites.ts";

const links = (...pairs: readonly (readonly [number, number])[]): readonly PrerequisiteLink[] =>
  pairs.map(([course, needs]) => ({ course, needs }));

describe("the prerequisites of a course", () => {
  it.each([
    ["none", 1, [], links(), null],
    ["another course", 1, [2], links(), null],
    ["itself", 1, [1], links(), [1, 1]],
    ["one that needs it", 1, [2], links([2, 1]), [1, 2, 1]],
    ["one that needs it by others", 1, [9, 2], links([2, 3], [3, 4], [4, 1]), [1, 2, 3, 4, 1]],
    ["two ways to one course", 1, [2, 3], links([2, 4], [3, 4]), null],
    ["what its own former prerequisites needed", 1, [3], links([1, 2], [2, 1]), null],
    ["a ring of others, which is not its own", 1, [2], links([2, 3], [3, 2]), null],
  ] as const)("may be, or not: %s", (_name, course, chosen, others, ring) => {
    expect(prerequisiteRing(course, chosen, others)).toEqual(ring);
  });

  it("never form a cycle, in any order of choices", () => {
    const choice = fc.tuple(fc.nat(7), fc.uniqueArray(fc.nat(7), { maxLength: 4 }));
    fc.assert(
      fc.property(fc.array(choice, { maxLength: 20 }), (choices) => {
        let taken: readonly PrerequisiteLink[] = [];
        for (const [course, chosen] of choices) {
          if (prerequisiteRing(course, chosen, taken) !== null) continue;
          taken = [
            ...taken.filter((link) => link.course !== course),
            ...chosen.map((needs) => ({ course, needs })),
          ];
        }
        // Without a cycle, all courses can be passed in some order, starting with those without prerequisites.
        const passed = new Set<number>();
        for (let round = 0; round < 8; round += 1) {
          for (let id = 0; id < 8; id += 1) {
            const waits = taken.some(({ course, needs }) => course === id && !passed.has(needs));
            if (!waits) passed.add(id);
          }
        }
        expect(passed.size).toBe(8);
      }),
    );
  });
});

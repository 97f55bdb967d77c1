import fc from "fast-check";
import { expect, test } from "vitest";
import { type Availability, availabilityOf, eventBetween } from "./availability.ts";

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 12 }));
const record = fc.record({
  isApplicationOpen: fc.boolean(),
  freeBedIds: fc.record({ female: ids, male: ids }),
});

test("events add up to the current state despite missed steps", () => {
  const steps = fc.array(fc.tuple(record, fc.boolean()), { minLength: 1 });
  fc.assert(
    fc.property(steps, (seen) => {
      let now: Availability | undefined;
      let lastSent: Availability | undefined;
      const state = new Set<number>();
      let isOpen: boolean | undefined;
      for (const [index, [next, isMissed]] of seen.entries()) {
        now = availabilityOf(next, "female", now);
        if (isMissed && index < seen.length - 1) continue;
        const event = eventBetween(lastSent, now);
        expect(event?.free === null || event === undefined).toBe(lastSent !== undefined);
        lastSent = now;
        isOpen = event?.isApplicationOpen ?? isOpen;
        for (const id of [...(event?.free ?? []), ...(event?.freed ?? [])]) state.add(id);
        for (const id of event?.taken ?? []) expect(state.delete(id)).toBe(true);
      }
      const last = seen.at(-1)?.[0];
      expect([...state].toSorted()).toEqual(last?.freeBedIds.female.toSorted());
      expect(isOpen).toBe(last?.isApplicationOpen);
    }),
  );
});

test("a changed order or a repeated id is no change", () => {
  const before = availabilityOf(
    { isApplicationOpen: true, freeBedIds: { female: [1, 2], male: [3] } },
    "female",
    undefined,
  );
  const after = { isApplicationOpen: true, freeBedIds: { female: [2, 1, 2], male: [] } };

  expect(availabilityOf(after, "female", before)).toBe(before);
});

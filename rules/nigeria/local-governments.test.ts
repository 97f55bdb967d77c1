import { expect, test } from "vitest";
import { localGovernments } from "./local-governments.ts";
import { localGovernmentsOf } from "./local-governments-of.ts";
import { states } from "./states.ts";

test("there are 37 states in alphabetical order with their LGAs", () => {
  expect(states).toHaveLength(37);
  expect(states).toEqual(states.toSorted());
  expect(Object.keys(localGovernments)).toEqual(states);
});

test("there are 774 LGAs, as many per state as the constitution names", () => {
  const counts = states.map((state) => localGovernmentsOf(state)?.length);
  expect(counts).toEqual([
    17, 21, 31, 21, 20, 8, 23, 27, 18, 25, 13, 18, 16, 17, 6, 11, 27, 27, 23, 44, 34, 21, 21, 16,
    20, 13, 25, 20, 18, 30, 33, 17, 23, 23, 16, 17, 14,
  ]);
});

test.each(states)("those of %s are in order, each once, and written tidily", (state) => {
  const names = localGovernmentsOf(state) ?? [];
  expect(names).toEqual([...new Set(names)].toSorted());
  for (const name of names) expect(name).toMatch(/^[A-Z][a-z]+(?:[ '/-][A-Za-z][a-z]*)*$/);
});

test.each(["", "Lagos State", "constructor"])("%j is no state", (state) =>
  expect(localGovernmentsOf(state)).toBeUndefined());

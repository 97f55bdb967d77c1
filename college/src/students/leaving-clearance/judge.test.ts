import fc from "fast-check";
import { expect, it } from "vitest";
import {
  clearanceStates,
  clearanceUnits,
} from "../../../../contract/students/leaving-clearance.ts";
import { studentStandings } from "../../db/schema/students.ts";
import { statementObstacle } from "./judge.ts";

const states = fc
  .record(
    Object.fromEntries(clearanceUnits.map((unit) => [unit, fc.constantFrom(...clearanceStates)])),
    { requiredKeys: [] },
  )
  .map(
    (record) =>
      new Map(
        clearanceUnits.flatMap((unit) => {
          const state = record[unit];
          return state === undefined ? [] : [[unit, state] as const];
        }),
      ),
  );

it("gives a statement of result only to graduates whom every office has signed off and who owe nothing", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...studentStandings),
      states,
      fc.boolean(),
      (standing, decided, isOwing) => {
        const isFree =
          standing === "graduated" &&
          clearanceUnits.every((unit) => decided.get(unit) === "cleared") &&
          !isOwing;
        expect(statementObstacle({ standing, states: decided, isOwing }) === null).toBe(isFree);
      },
    ),
  );
});

it("names the offices that hold the student before those that have not decided", () => {
  const obstacle = (
    decided: readonly (readonly [(typeof clearanceUnits)[number], "held" | "cleared"])[],
  ) => statementObstacle({ standing: "graduated", states: new Map(decided), isOwing: false });
  expect(obstacle([["library", "held"]])).toBe(
    "The library holds you until what is named there is settled.",
  );
  expect(
    obstacle([
      ["hostel", "cleared"],
      ["library", "cleared"],
    ]),
  ).toBe("The department and the bursary have not signed you off yet.");
  expect(obstacle([])).toBe(
    "The library, the hostel, the department and the bursary have not signed you off yet.",
  );
});

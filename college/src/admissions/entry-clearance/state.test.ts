import fc from "fast-check";
import { expect, it } from "vitest";
import { entryPaperStates } from "../../../../contract/admissions/entry-clearance.ts";
import { clearanceState } from "./state.ts";

const papers = fc.array(
  fc.record({ state: fc.constantFrom(...entryPaperStates), isSighted: fc.boolean() }),
  { minLength: 1 },
);

it("nobody is cleared with a paper that is not accepted, or whose original was not seen", () => {
  fc.assert(
    fc.property(papers, (some) => {
      const isComplete = some.every(({ state, isSighted }) => state === "accepted" && isSighted);
      expect(clearanceState(some) === "cleared").toBe(isComplete);
    }),
  );
});

it("the office has the next step while a paper waits for it, else the applicant", () => {
  fc.assert(
    fc.property(papers, (some) => {
      const has = (wanted: string) => some.some(({ state }) => state === wanted);
      const state = clearanceState(some);
      expect(state === "sent").toBe(has("sent"));
      if (state === "missing") expect(has("missing") || has("returned")).toBe(true);
      if (state === "originals") expect(has("missing") || has("returned")).toBe(false);
    }),
  );
});

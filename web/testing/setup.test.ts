import { afterAll, describe, expect, it } from "vitest";

/** Takes many turns of the event loop, far more than the end of a test does. */
const slowModule = `data:text/javascript,${encodeURIComponent(
  "for (let turn = 0; turn < 5_000; turn += 1) await new Promise(setImmediate);",
)}`;

describe("a dynamic import that is still running when its test ends", () => {
  let arrived = false;
  afterAll(() => expect(arrived).toBe(true));

  it("is awaited before the next test", () => {
    import(/* @vite-ignore */ slowModule).then(() => {
      arrived = true;
    });
  });
});

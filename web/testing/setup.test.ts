import { afterAll, describe, expect, it } from "vitest";

const slowModule = `data:text/javascript,${encodeURIComponent(
  "await new Promise((resolve) => setTimeout(resolve, 100));",
)}`;

describe("code that is still being fetched when its test ends", () => {
  let arrived = false;
  afterAll(() => expect(arrived).toBe(true));

  it("arrives before the next test begins", () => {
    import(/* @vite-ignore */ slowModule).then(() => {
      arrived = true;
    });
  });
});

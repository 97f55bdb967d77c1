import { afterAll, describe, expect, it } from "vitest";

const slowModule = `data:text/javascript,${encodeURIComponent(
  "await new Promise((resolve) => setTimeout(resolve, 100));",
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

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { safeReturnPath } from "./return-path.ts";

describe("the return path after the login", () => {
  it.each(["/student/payment", "/student/payment?page=2#top", "/a%2Fb"])("may be %s", (path) => {
    expect(safeReturnPath(path)).toBe(path);
  });

  it.each([
    "",
    null,
    undefined,
    "student",
    "https://evil.example/",
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "javascript:alert(1)",
    "/\t/evil.example",
    "/\n/evil.example",
    "/./\t/evil.example",
    " /student",
  ])("may not be %j", (path) => {
    expect(safeReturnPath(path)).toBeNull();
  });

  it("never leads to another origin", () => {
    const here = "https://portal.example";
    const piece = fc.constantFrom(
      "/",
      "\\",
      ".",
      "..",
      "\t",
      "\n",
      "@",
      ":",
      "?",
      "#",
      "%2f",
      "evil.example",
    );
    const text = fc.oneof(
      fc.string(),
      fc.array(piece).map((pieces) => `/${pieces.join("")}`),
    );
    fc.assert(
      fc.property(text, (candidate) => {
        const path = safeReturnPath(candidate);
        return path === null || new URL(path, here).origin === here;
      }),
      { numRuns: 2000 },
    );
  });
});

import { expect, test } from "vitest";
import { texts } from "./texts.ts";

test.each([
  [1, "1 second"],
  [2, "2 seconds"],
  [119, "119 seconds"],
  [120, "2 minutes"],
  [121, "3 minutes"],
])("after too many attempts, a wait of %i s reads %s", (seconds, told) => {
  expect(texts.rateLimited(seconds)).toBe(`Too many attempts. Try again in ${told}.`);
});

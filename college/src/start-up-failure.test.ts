import { expect, test } from "vitest";
import { startUpFailure } from "./start-up-failure.ts";

const failure = (code: string) =>
  new Error("Failed query", {
    cause: Object.assign(new Error("connect postgres://u:hunter2@db"), { code }),
  });

test.each([
  ["EADDRINUSE", /^The college's port is in use/],
  ["EACCES", /DATA_DIR/],
  ["ENOSPC", /^The disk is full/],
  ["ENOTFOUND", /DATABASE_URL cannot be reached/],
  ["28P01", /DATABASE_URL refused the user/],
])("%s is reported in a sentence without an address", (code, sentence) => {
  expect(startUpFailure(failure(code))).toMatch(sentence);
  expect(startUpFailure(failure(code))).not.toContain("hunter2");
});

test("an unexpected failure is told with its own message", () => {
  expect(startUpFailure(new TypeError("x is not a function"))).toBe(
    "The college could not start: TypeError: x is not a function",
  );
});

import { expect, test } from "vitest";
import { isStorageFull, isUniqueViolation } from "./errors.ts";

const withCode = (code: string) => Object.assign(new Error("no"), { code });

test.each([
  ["PostgreSQL's own", withCode("53100")],
  ["the file system's", withCode("ENOSPC")],
  ["a wrapped", new Error("Failed query", { cause: withCode("53100") })],
  ["a twice wrapped", new Error("a", { cause: new Error("b", { cause: withCode("ENOSPC") }) })],
])("%s word for a full disk is understood", (_whose, error) => {
  expect(isStorageFull(error)).toBe(true);
});

test.each([
  withCode("23505"),
  new Error("53100"),
  undefined,
  "53100",
])("%s is no full disk", (error) => {
  expect(isStorageFull(error)).toBe(false);
});

const violationOf = (constraint: string) =>
  new Error("Failed query", { cause: Object.assign(withCode("23505"), { constraint }) });

test("a unique violation is distinguished by constraint and from other failures", () => {
  expect(isUniqueViolation(violationOf("account_email"), "account_email")).toBe(true);
  expect(isUniqueViolation(violationOf("account_login"), "account_email")).toBe(false);
  expect(isUniqueViolation(withCode("53100"), "account_email")).toBe(false);
});

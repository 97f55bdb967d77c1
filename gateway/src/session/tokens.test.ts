import { expect, test } from "vitest";
import { accessToken } from "../../testing/scripted-student.ts";
import { isExchangeDue, sessionTokens } from "./tokens.ts";

const now = Date.parse("2026-03-10T09:00:00Z");

test("a token of 15 minutes is refreshed 30 seconds before it expires", () => {
  const tokens = sessionTokens(accessToken(900), "refresh", now);

  expect(isExchangeDue(tokens, now + 869_000)).toBe(false);
  expect(isExchangeDue(tokens, now + 870_000)).toBe(true);
});

test("a token of ten seconds is used for nine of them", () => {
  const tokens = sessionTokens(accessToken(10), "refresh", now);

  expect(isExchangeDue(tokens, now + 8_900)).toBe(false);
  expect(isExchangeDue(tokens, now + 9_000)).toBe(true);
});

test.each([
  "opaque",
  "a.b.c",
  "",
  "a.bnVsbA.c",
])("a token %j without an expiry is used until it is refused", (access) => {
  const tokens = sessionTokens(access, "refresh", now);

  expect(isExchangeDue(tokens, now + 10 ** 9)).toBe(false);
});

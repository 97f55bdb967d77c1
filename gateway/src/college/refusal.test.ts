import fc from "fast-check";
import { expect, test } from "vitest";
import { readRefusal } from "./refusal.ts";

test.each([
  [{ detail: "Not found." }, "Not found."],
  [{ message: "Wrong password" }, "Wrong password"],
  [{ error: "Registration is closed", carryover_course_ids: [1] }, "Registration is closed"],
  [{ email: ["Unknown email.", "Again."] }, "Unknown email."],
  [[{ success: false, message: "No." }], "No."],
  [{ detail: "  two\nlines " }, "two lines"],
  [{}, undefined],
  [null, undefined],
  ["text", undefined],
  [{ detail: "" }, undefined],
  [{ detail: 7 }, undefined],
  [{ detail: "<b>bold</b>" }, undefined],
  [{ detail: "x".repeat(301) }, undefined],
])("%j says %j", (body, message) => {
  expect(readRefusal(400, body, undefined).message).toBe(message);
});

test("fields keep their messages, without what is no message", () => {
  const body = { phone: ["Too short.", 7, "<i>"], code: "invalid", email: [] };

  expect(readRefusal(400, body, "30")).toEqual({
    status: 400,
    message: "Too short.",
    fields: { phone: ["Too short."] },
    missing: [],
    code: "invalid",
    retryAfterSeconds: 30,
  });
});

test("whatever a college sends, a message is one short line without markup", () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 3 }), (body) => {
      const { message, fields } = readRefusal(400, body, undefined);

      for (const text of [message ?? "fine", ...Object.values(fields).flat()]) {
        expect(text.length).toBeLessThanOrEqual(300);
        expect(text).not.toMatch(/\p{Cc}|<[a-z!/]/iu);
        expect(text.trim()).toBe(text);
      }
    }),
  );
});

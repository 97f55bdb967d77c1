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
    ids: {},
    beds: [
      { id: 9, roomNumber: "A-101", bedNumber: 2 },
      { id: 10, roomNumber: "A-101", bedNumber: 2 },
    ],
  });
});

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

test("fields keep their messages and drop other values", () => {
  const body = { phone: ["Too short.", 7, "<i>"], code: "invalid", email: [] };

  expect(readRefusal(400, body, "30")).toEqual({
    status: 400,
    message: "Too short.",
    fields: { phone: ["Too short."] },
    missing: [],
    ids: {},
    beds: [],
    code: "invalid",
    retryAfterSeconds: 30,
  });
});

test("any message becomes one short line without markup", () => {
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

test("records are identified by their numbers only", () => {
  const bed = { id: 9, room_number: "A-101", bed_number: 2 };
  const body = {
    error: "No.",
    carryover_course_ids: [3, "4", "<b>", -1, null, 2.5],
    course_ids: "5",
    nearest_beds: [
      bed,
      { ...bed, id: "10" },
      { id: "11" },
      "bed 3",
      { ...bed, room_number: "x".repeat(51) },
    ],
  };

  expect(readRefusal(409, body, undefined)).toMatchObject({
    message: "No.",
    ids: { carryoverCourseIds: [3, 4] },
    beds: [9, 10].map((id) => ({ id, roomNumber: "A-101", bedNumber: 2 })),
  });
});

import { expect, it } from "vitest";
import { inputOfInstant, instantOfInput } from "./zoned-input.ts";

it("writes and reads a time by the college's clocks, wherever the browser is", () => {
  const instant = "2026-03-10T08:30:00.000Z";
  expect(inputOfInstant(instant, "Africa/Lagos")).toBe("2026-03-10T09:30");
  expect(instantOfInput("2026-03-10T09:30", "Africa/Lagos")).toBe(instant);
  expect(inputOfInstant(null, "Africa/Lagos")).toBe("");
  expect(instantOfInput("", "Africa/Lagos")).toBeNull();
  expect(instantOfInput("2026-03-1", "Africa/Lagos")).toBeNull();
});

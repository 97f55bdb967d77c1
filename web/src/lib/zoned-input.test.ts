import { expect, it } from "vitest";
import { inputToInstant, instantToInput } from "./zoned-input.ts";

it("converts times in the college's zone, whatever the browser's", () => {
  const instant = "2026-03-10T08:30:00.000Z";
  expect(instantToInput(instant, "Africa/Lagos")).toBe("2026-03-10T09:30");
  expect(inputToInstant("2026-03-10T09:30", "Africa/Lagos")).toBe(instant);
  expect(instantToInput(null, "Africa/Lagos")).toBe("");
  expect(inputToInstant("", "Africa/Lagos")).toBeNull();
  expect(inputToInstant("2026-03-1", "Africa/Lagos")).toBeNull();
});

import { expect, test } from "vitest";
import { normaliseMatricNumber } from "./identifiers.ts";

test("normalises a matric number", () => {
  expect(normaliseMatricNumber(" coht / 2025 / 001\t")).toBe("COHT/2025/001");
});

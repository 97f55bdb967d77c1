import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { longest } from "./longest-first.ts";

test("the files that are begun first are there", () => {
  const gone = longest.filter((name) => !existsSync(new URL(`../../${name}`, import.meta.url)));
  expect(gone).toEqual([]);
});

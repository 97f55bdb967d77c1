import { expect, test } from "vitest";
import { isSameName } from "./same-name.ts";

test.each([
  ["ADEYEMI, Folake Ayo", "Folake Ayo Adeyemi", true],
  ["Ọláṣùnkànmí Adé-Ojo", "OLASUNKANMI ADE OJO", true],
  ["O'Brien  Mary", "mary o’brien", true],
  ["Adeyemi Folake", "Adeyemi Folake Ayo", false],
  ["Adeyemi Folake", "Adeyemo Folake", false],
  ["", "Adeyemi", false],
])("%o and %o", (one, other, same) => {
  expect(isSameName(one, other)).toBe(same);
  expect(isSameName(other, one)).toBe(same);
});

import { expect, it } from "vitest";
import { roomNumbers } from "./room-numbers.ts";

it.each([
  ["A-101", 3, ["A-101", "A-102", "A-103"]],
  ["A-099", 2, ["A-099", "A-100"]],
  ["7", 2, ["7", "8"]],
  ["B2-09", 3, ["B2-09", "B2-10", "B2-11"]],
  ["Annex", 1, ["Annex"]],
  ["Annex", 2, null],
])("%s and %i in all", (first, count, numbers) => {
  expect(roomNumbers(first, count)).toEqual(numbers);
});

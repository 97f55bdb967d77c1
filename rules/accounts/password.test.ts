import { expect, test } from "vitest";
import { passwordTexts } from "../texts.ts";
import { minimumPasswordLength, passwordProblem } from "./password.ts";

const applicant = { surname: "Ade-Williams" };
const student = { ...applicant, number: "COHT/2025/001" };

test.each(["Harmattan", "sunrise 42", "adewilliams1"])("%j will do", (password) => {
  expect(passwordProblem(password, applicant)).toBeUndefined();
  expect(passwordProblem(password, student)).toBeUndefined();
});

test.each(["1234567", "        x        "])("%j is too short", (password) => {
  expect(passwordProblem(password, student)).toBe(passwordTexts.tooShort(minimumPasswordLength));
});

test("a surname or a number in any spelling is refused", () => {
  for (const password of ["Ade Williams", "ADE‑WILLIAMS", "ade’williams"]) {
    expect(passwordProblem(password, applicant)).toBe(passwordTexts.surname);
    expect(passwordProblem(password, student)).toBe(passwordTexts.surnameOrNumber);
  }
  for (const password of ["coht/2025/001", "coht2025001", "COHT2025001"]) {
    expect(passwordProblem(password, student)).toBe(passwordTexts.surnameOrNumber);
  }
  expect(passwordProblem("coht2025001", applicant)).toBeUndefined();
});

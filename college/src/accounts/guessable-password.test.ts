import fc from "fast-check";
import { expect, test } from "vitest";
import { foldPassword, surnamePassword } from "../../../contract/accounts/password.ts";
import { passwordProblem } from "../../../rules/accounts/password.ts";

const student = { surname: "Ade-Williams", number: "COHT/2025/001" };

test("refuses a password that folds to a guessable one", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 20 }), (password) => {
      expect(passwordProblem(foldPassword(password), student)).toBe(
        passwordProblem(password, student),
      );
    }),
  );
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", minLength: 10, maxLength: 20 }), (surname) => {
      const initial = surnamePassword(surname);
      fc.pre([...initial].length >= 8);
      expect(passwordProblem(initial, { ...student, surname })).toContain("surname");
    }),
  );
});

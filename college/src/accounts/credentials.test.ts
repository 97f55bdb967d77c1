import fc from "fast-check";
import { expect, test } from "vitest";
import { foldPassword, surnamePassword } from "../../../contract/accounts/password.ts";
import { addressGroup } from "../../../contract/address-group.ts";
import { passwordProblem } from "../../../rules/accounts/password.ts";
import { normaliseMatricNumber } from "./identifiers.ts";
import { hashResetCode, isResetCode, makeResetCode } from "./password-reset.ts";

const student = { surname: "Ade-Williams", number: "COHT/2025/001" };

test.each([
  ["Harmattan", undefined],
  ["sunrise 42", undefined],
  ["1234567", "The password must have at least 8 characters."],
  ["        x        ", "The password must have at least 8 characters."],
  ["Ade Williams", "The password must not be your surname or your matric number."],
  ["ADE‑WILLIAMS", "The password must not be your surname or your matric number."],
  ["coht/2025/001", "The password must not be your surname or your matric number."],
  ["COHT2025001", "The password must not be your surname or your matric number."],
])("as a new password, %j: %s", (password, problem) => {
  expect(passwordProblem(password, student)).toBe(problem);
});

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

test("normalises a matric number", () => {
  expect(normaliseMatricNumber(" coht / 2025 / 001\t")).toBe("COHT/2025/001");
});

test.each([
  ["203.0.113.9", "203.0.113.9"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002:ffff::1", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
])("attempts from %s count for %s", (address, group) => {
  expect(addressGroup(address)).toBe(group);
});

test("a code has six digits and matches only itself", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1000 }), (accountId) => {
      const code = makeResetCode();
      const hash = hashResetCode("secret", accountId, code);

      expect(code).toMatch(/^\d{6}$/);
      expect(isResetCode("secret", accountId, code, hash)).toBe(true);
      expect(isResetCode("secret", accountId + 1, code, hash)).toBe(false);
      expect(isResetCode("secret", accountId, `${code}0`, hash)).toBe(false);
      expect(isResetCode("other secret", accountId, code, hash)).toBe(false);
      expect(hash).toMatch(/^[\da-f]{64}$/);
    }),
  );
  expect(hashResetCode("secret", 1, "123456")).not.toContain("123456");
});

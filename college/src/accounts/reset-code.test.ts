import fc from "fast-check";
import { expect, test } from "vitest";
import { hashResetCode, isResetCode, makeResetCode } from "./password-reset.ts";

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

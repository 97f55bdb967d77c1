import { expect, test } from "vitest";
import { seal, unseal } from "./seal.ts";

const secret = "a-secret-of-the-tests-and-of-nobody-else";

test("unseals only with the same secret and account", () => {
  const sealed = seal(secret, 7, "JBSWY3DPEHPK3PXP");

  expect(unseal(secret, 7, sealed)).toBe("JBSWY3DPEHPK3PXP");
  expect(unseal(secret, 8, sealed)).toBeUndefined();
  expect(unseal(`${secret}!`, 7, sealed)).toBeUndefined();
  expect(seal(secret, 7, "JBSWY3DPEHPK3PXP")).not.toBe(sealed);
});

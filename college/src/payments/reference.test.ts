import fc from "fast-check";
import { expect, it } from "vitest";
import { makeReceiptCode, makeReference } from "./reference.ts";

const bytes = fc.uint8Array({ minLength: 16, maxLength: 16 });

it("makes references of characters Paystack takes, all of one length", () => {
  fc.assert(
    fc.property(bytes, (random) => {
      expect(makeReference(random)).toMatch(/^[0-9A-Z]{25}$/);
      expect(makeReceiptCode(random)).toMatch(/^[A-Za-z0-9_-]{22}$/);
    }),
  );
});

it("keeps all of the random input's entropy", () => {
  fc.assert(
    fc.property(bytes, bytes, (one, other) => {
      const isSame = Buffer.from(one).equals(Buffer.from(other));
      expect(makeReference(one) === makeReference(other)).toBe(isSame);
      expect(makeReceiptCode(one) === makeReceiptCode(other)).toBe(isSame);
    }),
  );
});

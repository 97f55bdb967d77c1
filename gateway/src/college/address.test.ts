import { expect, test } from "vitest";
import { verifyTuitionPayment } from "../../../contract/payments/payments.ts";
import { ReferenceParams } from "../../../contract/shapes.ts";
import { addressOf } from "./address.ts";
import { hasShape } from "./shape.ts";

test("parameters are encoded, and undefined ones are omitted", () => {
  expect(
    addressOf(verifyTuitionPayment, { reference: "a/b?c" }, { page: 2, size: undefined }),
  ).toBe("/payment/tuition/verify/a%2Fb%3Fc/?page=2");
});

test.each([".", ".."])("%s as a parameter leads nowhere", (reference) => {
  expect(() => addressOf(verifyTuitionPayment, { reference }, undefined)).toThrow(RangeError);
});

test.each([
  [".", false],
  ["..", false],
  ["...", true],
  [".a", true],
  ["PAY.2026-1", true],
])("%s as a payment reference: %s", (reference, isReference) => {
  expect(hasShape(ReferenceParams, { reference })).toBe(isReference);
});

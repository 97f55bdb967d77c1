import { expect, test } from "vitest";
import { verifyTuitionPayment } from "../../../contract/payment.ts";
import { addressOf } from "./address.ts";

test("parameters are encoded, and what is left out of the query stays out", () => {
  expect(
    addressOf(verifyTuitionPayment, { reference: "a/b?c" }, { page: 2, size: undefined }),
  ).toBe("/payment/tuition/verify/a%2Fb%3Fc/?page=2");
});

test.each([".", ".."])("%s as a parameter leads nowhere", (reference) => {
  expect(() => addressOf(verifyTuitionPayment, { reference }, undefined)).toThrow(RangeError);
});

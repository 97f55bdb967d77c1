import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  hasRightCheckDigit,
  shownSlipReference,
  slipReference,
  slipSerials,
} from "./slip-reference.ts";

const serial = fc.integer({ min: slipSerials.least, max: slipSerials.most });

describe("the reference of a payment slip", () => {
  it("has twelve digits of which the last two are right", () => {
    fc.assert(
      fc.property(serial, (number) => {
        const reference = slipReference(number);
        expect(reference).toMatch(/^[1-9]\d{11}$/);
        expect(hasRightCheckDigit(reference)).toBe(true);
        expect(reference.startsWith(String(number))).toBe(true);
      }),
    );
  });

  it("is the same for ever", () => {
    expect(slipReference(4_821_037_655)).toBe("482103765562");
    expect(slipReference(slipSerials.least)).toBe("100000000093");
    expect(slipReference(slipSerials.most)).toBe("999999999951");
  });

  it("finds every wrong digit", () => {
    fc.assert(
      fc.property(serial, fc.nat(11), fc.integer({ min: 1, max: 9 }), (number, at, by) => {
        const reference = slipReference(number);
        const wrong = [...reference].map((digit, index) =>
          index === at ? String((Number(digit) + by) % 10) : digit,
        );
        expect(hasRightCheckDigit(wrong.join(""))).toBe(false);
      }),
    );
  });

  it("finds every two neighbours that changed places", () => {
    fc.assert(
      fc.property(serial, fc.nat(10), (number, at) => {
        const reference = slipReference(number);
        const swapped = `${reference.slice(0, at)}${reference[at + 1]}${reference[at]}${reference.slice(at + 2)}`;
        fc.pre(swapped !== reference);
        expect(hasRightCheckDigit(swapped)).toBe(false);
      }),
    );
  });

  it.each([
    "",
    "48210376551",
    "4821037655620",
    "082103765562",
    "4821 0376 5562",
    "48210376550x",
  ])("knows that “%s” is none", (text) => {
    expect(hasRightCheckDigit(text)).toBe(false);
  });

  it("is shown in groups of four", () => {
    expect(shownSlipReference("482103765562")).toBe("4821 0376 5562");
  });
});

import { describe, expect, it } from "vitest";
import { classify, type MetSlip } from "./classify.ts";

const slip: MetSlip = {
  id: 1,
  accountId: 7,
  reference: "482103765562",
  amountKobo: 49_000_00,
  receivedKobo: 0,
  restKobo: 49_000_00,
  isCancelled: false,
  student: { id: 3, matricNumber: "COHT/CHE/25/0001", name: "Obi Ada Chinwe" },
};

const right = { reference: slip.reference, isValid: true };
const wrong = { reference: "482103765560", isValid: false };

const row = {
  amountKobo: 49_000_00,
  narration: `TRF FROM ADA OBI ${slip.reference}`,
  references: [right],
};

const verdictOf = (
  found: Partial<Parameters<typeof classify>[1]> = {},
  changed: Partial<typeof row> = {},
) => classify({ ...row, ...changed }, { slips: [slip], matricNumbers: [], ...found });

describe("a row with the reference of an open slip", () => {
  it("is matched where the amount is equal", () => {
    expect(verdictOf()).toEqual({ kind: "matched", slip, nameDiffers: false });
  });

  it("is short by a bank's charge", () => {
    expect(verdictOf({}, { amountKobo: 48_950_00 })).toMatchObject({ kind: "short" });
  });

  it("is over where more came in", () => {
    expect(verdictOf({}, { amountKobo: 49_000_01 })).toMatchObject({ kind: "over" });
  });

  it("is matched with what earlier money left of the slip", () => {
    const left = { ...slip, receivedKobo: 40_000_00, restKobo: 9_000_00 };
    expect(verdictOf({ slips: [left] }, { amountKobo: 9_000_00 }).kind).toBe("matched");
  });

  it("is compared with what is still owed of its items, of which nothing may be left", () => {
    const left = { ...slip, restKobo: 9_000_00 };
    expect(verdictOf({ slips: [left] }, { amountKobo: 9_000_00 }).kind).toBe("matched");
    expect(verdictOf({ slips: [left] }).kind).toBe("over");
    expect(verdictOf({ slips: [{ ...slip, restKobo: 0 }] }).kind).toBe("over");
  });

  it.each([
    "TRF FROM CHIDI EZE 482103765562",
    "Chidinma/482103765562",
  ])("is matched with a warning where %j names somebody else", (narration) => {
    expect(verdictOf({}, { narration })).toMatchObject({ kind: "matched", nameDiffers: true });
  });

  it.each([
    "CASH DEP 482103765562",
    "NIP TRF FROM ÀDA",
    "obi  ada/482103765562",
    "482103765562",
  ])("is matched without one for %j", (narration) => {
    expect(verdictOf({}, { narration })).toMatchObject({ kind: "matched", nameDiffers: false });
  });

  it("is matched where the student's own matric number stands in the narration", () => {
    expect(verdictOf({ matricNumbers: [slip.student.matricNumber] }).kind).toBe("matched");
  });
});

describe("a row that a person must judge", () => {
  it("names several slips", () => {
    const slips = [slip, { ...slip, id: 2, reference: "482103765659" }];
    expect(verdictOf({ slips })).toEqual({
      kind: "ambiguous",
      reason: "several_slips",
      slip: null,
    });
  });

  it.each([
    ["slip_paid", { slips: [{ ...slip, receivedKobo: 49_000_00 }] }],
    ["slip_paid", { slips: [{ ...slip, receivedKobo: 60_000_00 }] }],
    ["slip_cancelled", { slips: [{ ...slip, isCancelled: true }] }],
    ["other_student", { matricNumbers: ["COHT/CHE/25/0002"] }],
  ])("is ambiguous: %s", (reason, found) => {
    expect(verdictOf(found)).toMatchObject({ kind: "ambiguous", reason, slip: { id: 1 } });
  });

  it.each([
    ["no_reference", []],
    ["wrong_check_digit", [wrong]],
    ["unknown_reference", [wrong, right]],
  ])("is unmatched: %s", (reason, references) => {
    expect(verdictOf({ slips: [] }, { references })).toEqual({ kind: "unmatched", reason });
  });

  it("is more than a receipt can hold", () => {
    const amountKobo = 21_474_836_48;
    expect(verdictOf({}, { amountKobo })).toMatchObject({ kind: "ambiguous", reason: "too_large" });
    expect(verdictOf({ slips: [] }, { amountKobo, references: [] })).toEqual({
      kind: "unmatched",
      reason: "too_large",
    });
  });
});

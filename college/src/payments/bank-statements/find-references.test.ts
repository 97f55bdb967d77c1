import { describe, expect, it } from "vitest";
import { findNumbers, findSlipReferences } from "./find-references.ts";

const reference = "482103765562";
const found = [{ reference, isValid: true }];

describe("a reference in a narration", () => {
  it.each([
    reference,
    `TRF ${reference}/ADA OBI`,
    "4821 0376 5562",
    "4821-0376-5562",
    "48210 376 5562 school fees",
    "4821.0376.5562",
    "4 8 2 1 0 3 7 6 5 5 6 2",
    `NIP 000013261125091412000123456789 ${reference}`,
    `BRANCH 044 ${reference}`,
    `${reference} 2026`,
    `${reference} AND ${reference}`,
  ])("is found in %j", (narration) => {
    expect(findSlipReferences(narration)).toEqual(expect.arrayContaining(found));
    expect(findSlipReferences(narration).filter(({ isValid }) => isValid)).toEqual(found);
  });

  it("is told from one with a wrong check digit", () => {
    expect(findSlipReferences("TRF 482103765563")).toEqual([
      { reference: "482103765563", isValid: false },
    ]);
  });

  it("is each of several", () => {
    expect(findSlipReferences(`${reference}, 100000000093`)).toEqual([
      ...found,
      { reference: "100000000093", isValid: true },
    ]);
  });

  it.each([
    "",
    "CASH DEPOSIT",
    "08012345678",
    "0048210376556200",
    "48210376556",
    "25/11/2026",
  ])("is not in %j", (narration) => {
    expect(findSlipReferences(narration)).toEqual([]);
  });
});

it("finds what may be a matric number, whatever stands around it", () => {
  for (const narration of [
    "FEES COHT/2025/001 ADA OBI",
    "NIP/FEES/COHT/2025/001/ADA OBI",
    "coht/2025/001",
    "(COHT/2025/001)",
  ]) {
    expect(findNumbers(narration)).toContain("coht/2025/001");
  }
  expect(findNumbers("TRF CHE25001.")).toEqual(["che25001"]);
  expect(findNumbers("TRF FROM ADA OBI 482103765562 25/11/2026")).toEqual([]);
});

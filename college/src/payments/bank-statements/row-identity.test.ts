import { describe, expect, it } from "vitest";
import { digestOf, identityOf, openSightings, type Stored } from "./row-identity.ts";

const money = { day: "2026-11-25", amountKobo: 49_000_00, narration: "TRF FROM ADA OBI" };

const row = (
  changed: Partial<typeof money> & { occurrence?: number; transactionId?: string } = {},
) => {
  const { occurrence = 1, transactionId = null, ...rest } = changed;
  const said = { ...money, ...rest };
  return { ...said, digest: digestOf(said), occurrence, transactionId };
};

const stored = (...rows: readonly ReturnType<typeof row>[]): readonly Stored[] =>
  rows.map((one) => ({ ...one, identity: identityOf(one) }));

describe("the digest", () => {
  it("does not mind how the narration is written", () => {
    expect(digestOf({ ...money, narration: " trf  from Ada Obi" })).toBe(digestOf(money));
  });

  it.each([
    { day: "2026-11-24" },
    { amountKobo: 49_000_01 },
    { narration: "TRF FROM ADA OB" },
  ])("tells rows apart by %j", (difference) => {
    expect(digestOf({ ...money, ...difference })).not.toBe(digestOf(money));
  });
});

describe("without the bank's numbers", () => {
  it("equal rows of a file are as many payments, once each", () => {
    const before = openSightings([]);
    expect([row(), row({ occurrence: 2 })].map(before)).toEqual(["new", "new"]);
    expect(identityOf(row())).not.toBe(identityOf(row({ occurrence: 2 })));
    const after = openSightings(stored(row(), row({ occurrence: 2 })));
    expect([row(), row({ occurrence: 2 }), row({ occurrence: 3 })].map(after)).toEqual([
      "seen",
      "seen",
      "new",
    ]);
  });
});

describe("with the bank's numbers", () => {
  it("rows are the same where these are", () => {
    const sight = openSightings(stored(row({ transactionId: "S1" })));
    const rows = [row({ transactionId: "s1" }), row({ transactionId: "S2", occurrence: 2 })];
    expect(rows.map(sight)).toEqual(["seen", "new"]);
  });

  it("a number that comes again in the file is the same row", () => {
    const sight = openSightings([]);
    const one = row({ transactionId: "S1" });
    expect([one, { ...one, occurrence: 2 }].map(sight)).toEqual(["new", "seen"]);
  });

  it("a number that stands for other money identifies nothing", () => {
    const sight = openSightings(stored(row({ transactionId: "000" })));
    expect(sight(row({ transactionId: "000", amountKobo: 1 }))).toBe("reused");
    expect(sight(row({ transactionId: "000", day: "2026-11-26" }))).toBe("reused");
  });
});

describe("where one file was imported with the numbers and another without", () => {
  it("numbered rows are those that were not numbered", () => {
    const sight = openSightings(stored(row()));
    const rows = [row({ transactionId: "S1" }), row({ transactionId: "S2", occurrence: 2 })];
    expect(rows.map(sight)).toEqual(["seen", "new"]);
  });

  it("rows without numbers are those that have one", () => {
    const sight = openSightings(
      stored(row({ transactionId: "S1" }), row({ transactionId: "S2", occurrence: 2 })),
    );
    expect([row(), row({ occurrence: 2 }), row({ occurrence: 3 })].map(sight)).toEqual([
      "seen",
      "seen",
      "new",
    ]);
  });
});

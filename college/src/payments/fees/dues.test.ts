import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { departments } from "../../reference/departments.ts";
import { feeLines } from "../../reference/fee-lines.ts";
import { portalTuition } from "./dues.ts";
import { feeSchedule } from "./schedule.ts";

const book = { departments: departments.map(({ name }) => name), rows: feeLines };
const inTime = { lateFrom: "2026-02-01", today: "2026-01-31", lateFeeKobo: 10_000_00 };
const firstYear = {
  department: "Pharmacy Technician",
  level: 100,
  stateOfOrigin: "Lagos",
  homeState: "Oyo",
};

describe("tuition charged in the portal", () => {
  it("is section C at level 100 and section B at other levels", () => {
    expect(portalTuition(book, firstYear, inTime).totalKobo).toBe(101_500_00);
    expect(portalTuition(book, { ...firstYear, level: 200 }, inTime).totalKobo).toBe(49_000_00);
  });

  it("never charges what is paid at the bursary or elsewhere", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...book.departments),
        fc.constantFrom(100, 200, 300),
        fc.constantFrom("Oyo", "Lagos", null),
        (department, level, stateOfOrigin) => {
          const payer = { department, level, stateOfOrigin, homeState: "Oyo" };
          const elsewhere = feeSchedule(book, payer)
            .filter(({ paidAt }) => paidAt !== "portal")
            .flatMap(({ lines }) => lines.map(({ code }) => code));
          const charged = portalTuition(book, payer, inTime).lines.map(({ code }) => code);
          expect(elsewhere).toEqual(expect.arrayContaining(["school"]));
          expect(charged.filter((code) => elsewhere.includes(code))).toEqual([]);
        },
      ),
    );
  });

  it("adds the late fee as its own line from the late date", () => {
    const late = portalTuition(book, firstYear, { ...inTime, today: "2026-02-01" });
    expect(late.lines.at(-1)).toEqual({
      code: "late",
      label: "Late payment fee",
      amountKobo: 10_000_00,
    });
    expect(late).toMatchObject({ totalKobo: 111_500_00, lateFeeKobo: 10_000_00 });
    expect(portalTuition(book, firstYear, inTime)).toMatchObject({ lateFeeKobo: 0 });
    expect(
      portalTuition(book, firstYear, { ...inTime, lateFrom: null, today: "2030-01-01" }),
    ).toMatchObject({
      totalKobo: 101_500_00,
    });
  });

  it("charges nothing, late or not, where the department has no schedule", () => {
    const nobody = { ...firstYear, department: "Nursing" };
    expect(portalTuition(book, nobody, { ...inTime, today: "2026-03-01" })).toEqual({
      lines: [],
      totalKobo: 0,
      lateFeeKobo: 0,
    });
  });
});

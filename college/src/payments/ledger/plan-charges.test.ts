import { describe, expect, it } from "vitest";
import {
  type LiveCharge,
  lateCharge as lateChargeOf,
  type NewCharge,
  planCharges,
} from "./plan-charges.ts";

const school: NewCharge = {
  section: "B",
  purpose: null,
  code: "school",
  label: "School fees",
  amountKobo: 30_000_00,
};
const lab: NewCharge = {
  section: "C",
  purpose: "tuition",
  code: "lab",
  label: "Laboratory",
  amountKobo: 5_000_00,
};
const schedule = [school, lab];
const lateFeeKobo = 7_500_00;
const lateCharge = lateChargeOf(lateFeeKobo);
const basis = "first_year/1/indigene";

const charged = (lines: readonly NewCharge[], paidKobo = 0): readonly LiveCharge[] =>
  lines.map((line, index) => ({ ...line, id: index + 1, paidKobo }));

const plan = (facts: Partial<Parameters<typeof planCharges>[0]>) =>
  planCharges({
    schedule,
    basis,
    billedBasis: null,
    charges: [],
    adjusted: [],
    isActive: true,
    isLate: false,
    lateFeeKobo,
    ...facts,
  });

describe("what is to be charged", () => {
  it("is every line of the schedule, once", () => {
    expect(plan({})).toEqual({ add: schedule, reverse: [], keep: [], bills: true });
    const again = plan({ billedBasis: basis, charges: charged(schedule) });
    expect(again).toMatchObject({ add: [], reverse: [], bills: false });
  });

  it("is not changed by a later change of the schedule", () => {
    const dearer = [{ ...school, amountKobo: 99_000_00 }, lab, { ...lab, code: "museum" }];
    const charges = charged(schedule);
    expect(plan({ schedule: dearer, billedBasis: basis, charges })).toMatchObject({
      add: [],
      reverse: [],
      keep: charges,
    });
  });

  it("leaves tuition as it was paid before there were bills", () => {
    const charges = charged([{ ...lab, code: "practical" }], lab.amountKobo);
    expect(plan({ charges })).toMatchObject({ add: [school], reverse: [], bills: true });
  });

  it("is charged anew for another kind of student, while nothing is paid", () => {
    const facts = { billedBasis: "first_year/1/non_indigene" };
    const open = charged([{ ...school, amountKobo: 60_000_00 }, lab]);
    expect(plan({ ...facts, charges: open })).toEqual({
      add: schedule,
      reverse: open,
      keep: [],
      bills: true,
    });
    const begun = charged(schedule, 1_00);
    expect(plan({ ...facts, charges: begun })).toMatchObject({ add: [], reverse: [] });
  });

  it("never takes back a hostel fee with the schedule", () => {
    const hostel = { ...lab, section: "hostel", purpose: "hostel", code: "hostel" } as const;
    const charges = charged([...schedule, hostel]);
    const moved = plan({ billedBasis: "returning/1/indigene", charges });
    expect(moved.reverse.map(({ code }) => code)).toEqual(["school", "lab"]);
    expect(moved.keep.map(({ code }) => code)).toEqual(["hostel"]);
  });

  it("has the late fee from its date, while tuition is open", () => {
    expect(plan({ isLate: true }).add).toEqual([...schedule, lateCharge]);
    const open = { billedBasis: basis, charges: charged(schedule), isLate: true };
    expect(plan(open).add).toEqual([lateCharge]);
    const paid = [...charged([school]), ...charged([lab], lab.amountKobo)];
    expect(plan({ ...open, charges: paid }).add).toEqual([]);
    expect(plan({ ...open, charges: charged([...schedule, lateCharge]) }).add).toEqual([]);
    expect(plan({ schedule: [], isLate: true }).add).toEqual([]);
  });

  it("keeps a late fee that was charged when its amount is changed", () => {
    const charges = charged([...schedule, lateCharge]);
    const dearer = plan({ billedBasis: basis, charges, isLate: true, lateFeeKobo: 9_000_00 });
    expect(dearer).toMatchObject({ add: [], reverse: [], keep: charges });
  });

  it("takes an unpaid late fee back when its date is moved", () => {
    const charges = charged([...schedule, lateCharge]);
    const moved = plan({ billedBasis: basis, charges });
    expect(moved.reverse.map(({ code }) => code)).toEqual(["late"]);
    expect(moved.keep.map(({ code }) => code)).toEqual(["school", "lab"]);
    const begun = [...charged(schedule), ...charged([lateCharge], 1_00)];
    expect(plan({ billedBasis: basis, charges: begun }).reverse).toEqual([]);
  });
});

describe("what an adjustment took back or lowered", () => {
  const waived = (line: NewCharge) => ({ ...line, kind: "waived" as const, isTakenBack: true });
  const withdrawn = (line: NewCharge) => ({
    ...line,
    kind: "withdrawn" as const,
    isTakenBack: true,
  });

  it("is not charged again when the student becomes another kind of payer", () => {
    const charges = charged([school]);
    const moved = { billedBasis: "first_year/1/other", charges };
    expect(plan({ ...moved, adjusted: [waived(lab)] })).toMatchObject({ add: [], reverse: [] });
    // A late fee is no line of the schedule.
    expect(plan({ ...moved, adjusted: [waived(lateCharge)] })).toMatchObject({
      add: schedule,
      reverse: charges,
    });
  });

  it("is not charged again as a late fee", () => {
    const late = { billedBasis: basis, charges: charged(schedule), isLate: true };
    expect(plan(late).add).toEqual([lateCharge]);
    expect(plan({ ...late, adjusted: [waived(lateCharge)] }).add).toEqual([]);
    expect(
      plan({ ...late, adjusted: [{ ...waived(lateCharge), isTakenBack: false }] }).add,
    ).toEqual([]);
  });

  it("is charged again for a withdrawal, once the student is active again", () => {
    const billed = { billedBasis: basis, charges: charged([school]), adjusted: [withdrawn(lab)] };
    expect(plan({ ...billed, isActive: false }).add).toEqual([]);
    expect(plan(billed)).toMatchObject({ add: [lab], bills: false });
    expect(plan({ ...billed, charges: charged(schedule) }).add).toEqual([]);
    const late = { ...billed, adjusted: [withdrawn(lab), withdrawn(lateCharge)], isLate: true };
    expect(plan(late).add).toEqual([lab, lateCharge]);
  });
});

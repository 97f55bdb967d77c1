import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { departments } from "../../reference/departments.ts";
import { feeLines } from "../../reference/fee-lines.ts";
import { type FeeBook, type FeeRow, feeSchedule } from "./schedule.ts";

const names = departments.map(({ name }) => name);
const book: FeeBook = { departments: names, rows: feeLines };

const payer = (department: string, level: number, stateOfOrigin: string | null = "Oyo") => ({
  department,
  level,
  stateOfOrigin,
  homeState: "Oyo",
});

const totals = (department: string, level: number, state: string) =>
  feeSchedule(book, payer(department, level, state)).map(({ section, paidAt, totalKobo }) => [
    section,
    paidAt,
    totalKobo / 100,
  ]);

/** §9, added up by hand: [department, level 100's section C, other levels' section B]. */
const otherCharges: readonly (readonly [string, number, number])[] = [
  ["Community Health", 86_500, 29_000],
  ["Pharmacy Technician", 101_500, 49_000],
  ["Environmental Health", 86_500, 29_000],
  ["Medical Laboratory Science", 86_500, 34_000],
  ["Public Health", 96_500, 29_000],
  ["Orthopaedic Cast Technology", 96_500, 29_000],
  ["Epidemiology and Disease Control", 96_500, 29_000],
];

describe("the fee schedule of specification §9", () => {
  it.each(otherCharges)("%s at level 100 adds up to the naira", (department, sectionC) => {
    expect(totals(department, 100, "Oyo")).toEqual([
      ["A", "bursary", 15_000],
      ["B", "external", 30_000],
      ["C", "portal", sectionC],
    ]);
    expect(totals(department, 100, "Lagos")).toEqual([
      ["A", "bursary", 15_000],
      ["B", "external", 40_000],
      ["C", "portal", sectionC],
    ]);
  });

  it.each(otherCharges)("%s at other levels adds up to the naira", (department, _, sectionB) => {
    for (const level of [200, 300, 400]) {
      expect(totals(department, level, "Oyo")).toEqual([
        ["A", "external", 20_000],
        ["B", "portal", sectionB],
      ]);
      expect(totals(department, level, "Lagos")).toEqual([
        ["A", "external", 30_000],
        ["B", "portal", sectionB],
      ]);
    }
  });

  it("lists all other charges of level 100", () => {
    const lines = (department: string) =>
      feeSchedule(book, payer(department, 100))
        .find(({ section }) => section === "C")
        ?.lines.map(({ code, amountKobo, frequency }) => [code, amountKobo / 100, frequency]);
    expect(lines("Pharmacy Technician")).toEqual([
      ["lab", 25_000, "session"],
      ["exam", 11_000, "once"],
      ["practical", 7_000, "session"],
      ["sport", 2_000, "session"],
      ["id_card", 2_000, "once"],
      ["library", 2_000, "once"],
      ["uniforms", 20_000, "once"],
      ["stationeries", 10_000, "once"],
      ["ict", 5_000, "session"],
      ["sick_bay", 3_000, "once"],
      ["handbook", 1_500, "once"],
      ["maintenance", 5_000, "session"],
      ["department_registration", 5_000, "session"],
      ["medical_fitness", 3_000, "once"],
    ]);
    expect(lines("Public Health")).toContainEqual(["museum", 10_000, "once"]);
  });

  it("matches a department by containment, the longest name first", () => {
    const sectionC = (department: string) =>
      feeSchedule(book, payer(department, 100)).find(({ section }) => section === "C")?.totalKobo;
    expect(sectionC("Department of PHARMACY  technician")).toBe(101_500_00);
    expect(sectionC("Public Health and Medical Laboratory Science")).toBe(86_500_00);
  });

  it("has no section for a department without a schedule", () => {
    expect(feeSchedule(book, payer("Nursing", 100))).toEqual([]);
    expect(feeSchedule(book, payer("", 100))).toEqual([]);
  });

  it("takes only the home state for indigene", () => {
    const school = (state: string | null) =>
      feeSchedule(book, payer("Public Health", 200, state))[0]?.totalKobo;
    expect(school(" oyo state ")).toBe(20_000_00);
    expect(school("Ogun")).toBe(30_000_00);
    expect(school(null)).toBe(30_000_00);
  });
});

const row = fc.record({
  stage: fc.constantFrom("first_year" as const, "returning" as const),
  section: fc.constantFrom("A" as const, "B" as const, "C" as const),
  paidAt: fc.constantFrom("bursary" as const, "external" as const, "portal" as const),
  code: fc.constantFrom("lab", "school", "museum", "sport"),
  label: fc.constant("A line"),
  amountKobo: fc.integer({ min: 0, max: 50_000_00 }),
  frequency: fc.constantFrom("once" as const, "session" as const),
  residency: fc.constantFrom("indigene" as const, "non_indigene" as const, null),
  departmentName: fc.constantFrom("Public Health", "Community Health", null),
  position: fc.integer({ min: 1, max: 20 }),
}) satisfies fc.Arbitrary<FeeRow>;

/** As the database keeps them: one row per stage, code, residency and department. */
const rows = fc.uniqueArray(row, {
  selector: (one) => [one.stage, one.code, one.residency, one.departmentName].join("/"),
});

describe("any set of rows", () => {
  const anyPayer = fc.record({
    department: fc.constantFrom("Public Health", "Community Health", "Environmental Health"),
    level: fc.constantFrom(100, 200, 300),
    stateOfOrigin: fc.constantFrom("Oyo", "Lagos", null),
    homeState: fc.constant("Oyo"),
  });

  it("shows each code once, no zero lines, and correct totals", () => {
    fc.assert(
      fc.property(rows, anyPayer, (all, who) => {
        const sections = feeSchedule({ departments: names, rows: all }, who);
        const lines = sections.flatMap((section) => section.lines);
        expect(new Set(lines.map(({ code }) => code)).size).toBe(lines.length);
        expect(lines.every(({ amountKobo }) => amountKobo > 0)).toBe(true);
        for (const section of sections) {
          expect(section.lines.length).toBeGreaterThan(0);
          expect(section.totalKobo).toBe(
            section.lines.reduce((sum, line) => sum + line.amountKobo, 0),
          );
        }
      }),
    );
  });

  it("lets a department's own row replace everybody's of the same code", () => {
    fc.assert(
      fc.property(rows, anyPayer, (all, who) => {
        const stage = who.level === 100 ? "first_year" : "returning";
        const residency = who.stateOfOrigin === "Oyo" ? "indigene" : "non_indigene";
        const own = all.filter(
          (one) =>
            one.stage === stage &&
            one.departmentName === who.department &&
            (one.residency === null || one.residency === residency),
        );
        const shown = feeSchedule({ departments: names, rows: all }, who).flatMap(
          (section) => section.lines,
        );
        for (const code of new Set(own.map((one) => one.code))) {
          const candidates = own.filter((one) => one.code === code).map((one) => one.amountKobo);
          const amount = shown.find((line) => line.code === code)?.amountKobo ?? 0;
          expect(candidates).toContain(amount);
        }
      }),
    );
  });

  it("does not depend on the order of the rows", () => {
    fc.assert(
      fc.property(rows, anyPayer, (all, who) => {
        const total = (some: readonly FeeRow[]) =>
          feeSchedule({ departments: names, rows: some }, who).reduce(
            (sum, section) => sum + section.totalKobo,
            0,
          );
        expect(total(all.toReversed())).toBe(total(all));
      }),
    );
  });
});

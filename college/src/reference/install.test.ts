import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { subjects as olevelSubjects } from "../../../rules/admissions/olevel.ts";
import { startTestCollege, type TestCollege } from "../../testing/college.ts";
import { olevelRequirement } from "../db/schema/admissions.ts";
import { feeLine } from "../db/schema/payments.ts";
import { department, programme } from "../db/schema/students.ts";
import { departments } from "./departments.ts";
import { feeLines } from "./fee-lines.ts";
import { installReference } from "./install.ts";
import { olevelRequirements } from "./olevel-requirements.ts";

let test: TestCollege;
beforeAll(async () => {
  test = await startTestCollege();
});
afterAll(() => test.close());

describe("a new college", () => {
  it("starts with departments and fees and keeps its own changes", async () => {
    const { db } = test.college;
    await installReference(db);
    const names = await db.select().from(department).orderBy(asc(department.id));
    expect(names.map(({ name }) => name)).toEqual(departments.map(({ name }) => name));
    expect(await db.$count(feeLine)).toBe(feeLines.length);

    await db.update(feeLine).set({ amountKobo: 12_000_00 }).where(eq(feeLine.code, "exam"));
    await db.delete(feeLine).where(eq(feeLine.code, "museum"));
    const [closed] = await db.select().from(department).where(eq(department.code, "EDC"));
    await db.delete(olevelRequirement).where(eq(olevelRequirement.departmentId, closed?.id ?? 0));
    await db.delete(programme).where(eq(programme.code, "EDC"));
    await db.delete(department).where(eq(department.code, "EDC"));
    await installReference(db);

    expect(await db.$count(department)).toBe(departments.length - 1);
    expect(await db.$count(olevelRequirement)).toBe(departments.length - 1);
    expect(await db.$count(feeLine, eq(feeLine.code, "museum"))).toBe(0);
    const [exam] = await db.select().from(feeLine).where(eq(feeLine.code, "exam"));
    expect(exam?.amountKobo).toBe(12_000_00);
  });

  it("requires selectable subjects of every course, from at most two sittings", () => {
    expect(olevelRequirements.map(({ code }) => code)).toEqual(departments.map(({ code }) => code));
    for (const { credits, subjects, sittings: most } of olevelRequirements) {
      expect(subjects.length).toBeLessThanOrEqual(credits);
      expect(subjects.flat().filter((name) => !olevelSubjects.includes(name))).toEqual([]);
      expect(most).toBeLessThanOrEqual(2);
    }
  });

  it("prices each line of specification §9 for every department and level", () => {
    const naira = (stage: string, code: string) =>
      feeLines
        .filter((line) => line.stage === stage && line.code === code)
        .map((line) => [line.residency ?? line.departmentName ?? "all", line.amountKobo / 100]);
    expect(naira("first_year", "school")).toEqual([
      ["indigene", 20_000],
      ["non_indigene", 30_000],
    ]);
    expect(naira("returning", "lab")).toEqual([
      ["all", 5_000],
      ["Pharmacy Technician", 25_000],
      ["Medical Laboratory Science", 10_000],
    ]);
    expect(naira("first_year", "museum").map(([name]) => name)).toEqual([
      "Public Health",
      "Orthopaedic Cast Technology",
      "Epidemiology and Disease Control",
    ]);
  });
});

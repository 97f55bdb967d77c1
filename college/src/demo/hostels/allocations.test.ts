import { describe, expect, it } from "vitest";
import { fixedStudents } from "../fixed-students.ts";
import { Random } from "../random.ts";
import { demoStudents } from "../students.ts";
import { demoAllocations } from "./allocations.ts";
import { demoBeds, demoHostels } from "./hostels.ts";

const today = "2026-11-21";
const allocationsOn = (day: string) => demoAllocations(new Random(1), demoStudents({ today: day }));
const kinds = ["Female", "Male"] as const;

describe("the demo's hostels", () => {
  it("are two for women and two for men, with valid sizes", () => {
    expect(demoHostels.map(({ kind }) => kind)).toEqual(["Female", "Female", "Male", "Male"]);
    for (const { floors } of demoHostels) {
      expect([2, 3]).toContain(floors.length);
      for (const beds of floors.flat()) {
        expect(beds).toBeGreaterThanOrEqual(2);
        expect(beds).toBeLessThanOrEqual(6);
      }
    }
    expect(new Set(demoBeds.map(({ room }) => room)).size).toBe(60);
    expect(demoBeds.length).toBeGreaterThan(230);
  });

  it("have a few unusable beds", () => {
    const unusable = demoBeds.filter(({ isUsable }) => !isUsable);
    expect(unusable).toHaveLength(7);
    expect(new Set(unusable.map(({ hostel }) => hostel)).size).toBe(4);
  });
});

describe.each([
  today,
  "2026-12-31",
  "2027-01-01",
  "2028-02-29",
  "2027-09-01",
])("the demo's hostel applications on %s", (day) => {
  const allocations = allocationsOn(day);
  const holding = allocations.filter(({ status }) => status === "pending" || status === "approved");

  it("are the same every time", () => {
    expect(allocationsOn(day)).toEqual(allocations);
  });

  it("belong to paid students, one bed each of the right kind", () => {
    const students = allocations.map(({ student }) => student.matricNumber);
    expect(new Set(students).size).toBe(students.length);
    expect(new Set(holding.map(({ bed }) => bed)).size).toBe(holding.length);
    for (const { student, bed, status, reason } of allocations) {
      expect(student.hostelPaid).toBe(true);
      expect(bed).toMatchObject({ kind: student.sex, isUsable: true });
      expect(reason !== null).toBe(status === "rejected" || status === "released");
    }
  });

  it.each(kinds)("are in every state, and some who paid have not applied: %s", (kind) => {
    const own = allocations.filter(({ bed }) => bed.kind === kind);
    expect(new Set(own.map(({ status }) => status))).toEqual(
      new Set(["pending", "approved", "rejected", "released"]),
    );
    const paid = demoStudents({ today: day }).filter(
      ({ hostelPaid, sex }) => hostelPaid && sex === kind,
    );
    expect(paid.length - own.length).toBeGreaterThan(4);
  });

  it("leave women many beds and men very few", () => {
    const free = (kind: (typeof kinds)[number]) =>
      demoBeds.filter((bed) => bed.isUsable && bed.kind === kind).length -
      holding.filter(({ bed }) => bed.kind === kind).length;
    expect(free("Female")).toBeGreaterThan(100);
    expect(free("Male")).toBe(4);
  });

  it("are not of the fixed accounts", () => {
    const fixed = fixedStudents.map(({ matricNumber }) => matricNumber);
    for (const { student } of allocations) expect(fixed).not.toContain(student.matricNumber);
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bloodGroups, maritalStatuses } from "../../../rules/profiles/personal-details.ts";
import { normalisePhone } from "../../../rules/profiles/phone.ts";
import { departments } from "../reference/departments.ts";
import { demoAccounts } from "./accounts.ts";
import { demoCalendar } from "./calendar.ts";
import { peoples } from "./peoples/all.ts";
import { demoStudents } from "./students.ts";

const day = fc
  .date({ min: new Date("2025-01-01"), max: new Date("2040-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe("demo students", () => {
  it("are deterministic by day and seed", () => {
    const today = "2026-03-10";
    expect(demoStudents({ today, seed: 7 })).toEqual(demoStudents({ today, seed: 7 }));
    expect(demoStudents({ today, seed: 8 })).not.toEqual(demoStudents({ today, seed: 7 }));
  });

  it("hold on any day", () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 2 ** 31 }), (today, seed) => {
        const students = demoStudents({ today, seed });
        const sessions = demoCalendar(today).map(({ name }) => name);
        const distinct = (values: readonly string[]) => new Set(values).size;

        expect(distinct(students.map(({ email }) => email))).toBe(students.length);
        expect(distinct(students.map(({ matricNumber }) => matricNumber))).toBe(students.length);
        for (const one of students) {
          expect(one.email).toMatch(/^[a-z][a-z-]*\.[a-z-]+\d*@example\.com$/);
          expect(one.matricNumber).toMatch(/^COHT\/\d{4}\/\d{3}$/);
          expect(one.password).toMatch(/^\p{Ll}[\p{Ll}\p{M}]+$/u);
          expect(normalisePhone(one.phone)).toBe(one.phone);
          expect(normalisePhone(one.parentPhone)).toBe(one.parentPhone);
          expect(bloodGroups).toContain(one.bloodGroup);
          expect(maritalStatuses).toContain(one.maritalStatus);
          expect(one.dateOfBirth < today).toBe(true);
          expect(departments.map(({ name }) => name)).toContain(one.department);
          for (const { session, level, at } of one.payments) {
            expect(sessions).toContain(session);
            expect(level).toBeLessThanOrEqual(one.level);
            expect(at.toISOString() < today).toBe(true);
          }
          const current = one.payments.filter(
            ({ session, status }) => session === sessions.at(-1) && status === "succeeded",
          );
          expect(current.map(({ purpose }) => purpose)).toEqual([
            ...(one.tuitionPaid ? ["tuition"] : []),
            ...(one.hostelPaid ? ["hostel"] : []),
          ]);
        }
      }),
      { numRuns: 8 },
    );
  });

  it("keep the fixed accounts' numbers, levels and passwords on every day", () => {
    for (const today of ["2025-01-01", "2026-08-31", "2031-09-01"]) {
      const known = demoAccounts.filter(({ role }) => role === "student");
      const fixed = demoStudents({ today }).slice(0, known.length);
      expect(fixed.map(({ matricNumber, password }) => [matricNumber, password])).toEqual(
        known.map(({ login, password }) => [login, password]),
      );
      expect(
        fixed.map(({ level, tuitionPaid, hostelPaid }) => [level, tuitionPaid, hostelPaid]),
      ).toEqual([
        [100, false, false],
        [200, true, true],
        [200, true, false],
        [100, false, false],
      ]);
    }
  });

  it("come from a state and an LGA that match their names", () => {
    for (const one of demoStudents({ today: "2026-03-10" }).filter((of) => of.stateOfOrigin)) {
      const own = peoples.filter(({ homes }) =>
        homes.some(
          ({ state, lgas }) => state === one.stateOfOrigin && lgas.includes(one.lga ?? ""),
        ),
      );
      const fixed = demoAccounts.some(({ login }) => login === one.matricNumber);
      const known = own.some(({ surnames }) => surnames.includes(one.surname));
      expect(own.length).toBeGreaterThan(0);
      expect(fixed || known).toBe(true);
    }
  });

  it("include long, joined and spaced names, apostrophes and diacritics", () => {
    const surnames = demoStudents({ today: "2026-03-10" }).map(({ surname }) => surname);
    for (const name of [
      "Okon-Bassey",
      "N'Guessan",
      "Ogunbanjo-Adetokunbo",
      "Baba Ahmed",
      "Sóyínká-Adéṣínà",
    ])
      expect(surnames).toContain(name);
  });

  it("cover every fee state of the session at every level", () => {
    const students = demoStudents({ today: "2026-03-10" });
    for (const level of [100, 200, 300]) {
      const ready = students.filter((one) => one.level === level && !one.mustChangePassword);
      expect(ready.filter(({ tuitionPaid }) => !tuitionPaid).length).toBeGreaterThan(20);
      expect(ready.filter((one) => one.tuitionPaid && !one.hostelPaid).length).toBeGreaterThan(20);
      expect(ready.filter(({ hostelPaid }) => hostelPaid).length).toBeGreaterThan(10);
    }
  });
});

/** Specification §4: the session's name from its semester's number and dates. */
const sessionByRule = (number: number, startsOn: string): string => {
  const year = Number(startsOn.slice(0, 4));
  return number === 1 ? `${year}/${year + 1}` : `${year - 1}/${year}`;
};

describe("the demo calendar", () => {
  it("has exactly one current session and semester on any day", () => {
    fc.assert(
      fc.property(day, (today) => {
        const sessions = demoCalendar(today);
        const current = sessions
          .filter(({ isCurrent }) => isCurrent)
          .flatMap(({ semesters }) => semesters.filter(({ isCurrent }) => isCurrent));
        expect(current).toHaveLength(1);
        const all = sessions.flatMap(({ semesters }) => semesters);
        expect(all.filter(({ isCurrent }) => isCurrent)).toEqual(current);
        for (const { startsOn, endsOn } of current)
          expect(startsOn <= today && today <= endsOn).toBe(true);
        expect(sessions.at(-1)?.isCurrent).toBe(true);
      }),
    );
  });

  it("names sessions as the specification's rule finds them from their semesters", () => {
    fc.assert(
      fc.property(day, (today) => {
        for (const { name, semesters } of demoCalendar(today))
          for (const { number, startsOn } of semesters)
            expect(sessionByRule(number, startsOn)).toBe(name);
      }),
    );
  });
});

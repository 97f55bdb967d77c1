import { describe, expect, it } from "vitest";
import { departments } from "../../reference/departments.ts";
import { credits } from "../write-calendar.ts";
import { catalogue, classCourses } from "./catalogue.ts";

const levels = [100, 200, 300];
const classes = departments.flatMap(({ code, name }) =>
  levels.flatMap((level) => [1, 2].map((semester) => ({ code, name, level, semester }))),
);
const sum = (courses: readonly { readonly creditLoad: number }[]) =>
  courses.reduce((total, { creditLoad }) => total + creditLoad, 0);

describe("the demo's courses", () => {
  it("have a code with the level's digit, and unique titles per unit", () => {
    expect(new Set(catalogue.map(({ code }) => code)).size).toBe(catalogue.length);
    expect(new Set(catalogue.map(({ unit, title }) => `${unit}: ${title}`)).size).toBe(
      catalogue.length,
    );
    for (const { code, level, creditLoad } of catalogue) {
      expect(code).toMatch(/^[A-Z]{3} \d{3}$/);
      expect(code.charAt(4)).toBe(String(level / 100));
      expect(creditLoad).toBeGreaterThanOrEqual(1);
      expect(creditLoad).toBeLessThanOrEqual(4);
    }
  });

  it.each(classes)("offer $name electives at level $level in semester $semester", ({
    code,
    name,
    level,
    semester,
  }) => {
    const offered = classCourses(name, level, semester);
    const own = offered.filter((course) => course.code.startsWith(code));
    expect(own.length).toBeGreaterThanOrEqual(6);
    expect(own.length).toBeLessThanOrEqual(9);
    expect(sum(offered)).toBeGreaterThan(credits.maxCredits);
    const compulsory = offered.filter((course) => course.offeredTo.get(name)?.isCompulsory);
    expect(sum(compulsory)).toBeLessThan(credits.minCredits);
    expect(sum(compulsory)).toBeGreaterThan(10);
  });

  it("have prerequisites that were offered earlier to the same students", () => {
    const when = ({ level, semester }: { level: number; semester: number }) => level + semester;
    for (const course of catalogue) {
      for (const code of course.prerequisites) {
        const entry = catalogue.find((one) => one.code === code);
        if (entry === undefined) throw new Error(`${course.code} asks for ${code}`);
        expect(when(entry)).toBeLessThan(when(course));
        for (const name of course.offeredTo.keys())
          expect([...entry.offeredTo.keys()]).toContain(name);
      }
    }
  });

  it("leave enough courses to students who start in the second semester", () => {
    for (const { name, level, semester } of classes.filter((one) => one.level === 100)) {
      const free = classCourses(name, level, semester).filter(
        ({ prerequisites }) => prerequisites.length === 0,
      );
      expect(sum(free)).toBeGreaterThanOrEqual(credits.minCredits);
    }
  });

  it("have titles that no table has room for on one line", () => {
    expect(Math.max(...catalogue.map(({ title }) => title.length))).toBeGreaterThan(60);
  });
});

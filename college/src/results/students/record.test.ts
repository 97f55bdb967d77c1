import fc from "fast-check";
import { expect, it } from "vitest";
import { cgpaPolicies } from "../../../../rules/results/grade-average.ts";
import { gradeScales } from "../../../../rules/results/grade-scale.ts";
import { resultRow } from "../publication/versions.ts";
import { type PublishedAttempt, recordOf } from "./record.ts";

const scale = gradeScales.nbte;
const best = 400;

/** Marks of one course in one semester, numbered from 0: the first two are of one session, the next two of the next. */
interface Sat {
  readonly courseId: number;
  readonly time: number;
  readonly creditLoad: number;
  readonly total: number;
  readonly remark: "absent" | "withheld" | null;
}

const attemptOf = ({ courseId, time, creditLoad, total, remark }: Sat): PublishedAttempt => {
  const marks = { ca: Math.min(total, 40), exam: Math.max(0, total - 40) };
  const scores = { ...marks, ...(remark === "absent" && { exam: null }), remark };
  const year = 2020 + Math.floor(time / 2);
  return {
    ...resultRow(scale, { studentId: 1, creditLoad, ...scores }),
    courseId,
    code: `GST ${courseId}`,
    title: "A course",
    semesterId: time,
    session: `${year}/${year + 1}`,
    semester: 1 + (time % 2),
  };
};

const anySat = fc.record({
  courseId: fc.integer({ min: 1, max: 6 }),
  time: fc.integer({ min: 0, max: 7 }),
  creditLoad: fc.integer({ min: 1, max: 6 }),
  total: fc.integer({ min: 0, max: 100 }),
  remark: fc.constantFrom(null, null, null, "absent" as const, "withheld" as const),
});

/** At most one attempt at a course in a semester. */
const anyAttempts = fc
  .uniqueArray(anySat, { selector: ({ courseId, time }) => `${courseId} ${time}`, maxLength: 25 })
  .map((sat) => sat.map(attemptOf));

const anyPolicy = fc.constantFrom(...cgpaPolicies);

it("keeps every average within the scale, whatever was sat", () => {
  fc.assert(
    fc.property(anyPolicy, anyAttempts, (policy, attempts) => {
      const record = recordOf(policy, attempts);
      for (const average of [
        record.cgpa,
        ...record.semesters.flatMap(({ gpa, cgpa }) => [gpa, cgpa]),
      ]) {
        if (average === null) continue;
        expect(average).toBeGreaterThanOrEqual(0);
        expect(average).toBeLessThanOrEqual(best);
        expect(Number.isInteger(average)).toBe(true);
      }
    }),
  );
});

it("is independent of the order of results", () => {
  const shuffled = anyAttempts.chain((attempts) =>
    fc.tuple(
      fc.constant(attempts),
      fc.shuffledSubarray(attempts, { minLength: attempts.length, maxLength: attempts.length }),
    ),
  );
  fc.assert(
    fc.property(anyPolicy, shuffled, (policy, [attempts, mixed]) => {
      expect(recordOf(policy, mixed)).toEqual(recordOf(policy, attempts));
    }),
  );
});

it("lists every attempt and counts those of the policy, none withheld", () => {
  fc.assert(
    fc.property(anyPolicy, anyAttempts, (policy, attempts) => {
      const record = recordOf(policy, attempts);
      const listed = record.semesters.flatMap((one) => one.attempts);
      expect(new Set(listed)).toEqual(new Set(attempts));
      const graded = listed.filter(({ grade }) => grade !== null);
      for (const courseId of new Set(graded.map((one) => one.courseId))) {
        const own = graded.filter((one) => one.courseId === courseId);
        const counted = own.filter((one) => record.counted.has(one));
        if (policy === "all") expect(counted).toEqual(own);
        if (policy === "latest") expect(counted).toEqual([own.at(-1)]);
        if (policy !== "best") continue;
        const most = Math.max(...own.map(({ pointsHundredths }) => pointsHundredths ?? 0));
        expect(counted.map(({ pointsHundredths }) => pointsHundredths)).toEqual([most]);
      }
      expect([...record.counted].every(({ grade }) => grade !== null)).toBe(true);
    }),
  );
});

it("says after the last semester what the CGPA is now", () => {
  fc.assert(
    fc.property(anyPolicy, anyAttempts, (policy, attempts) => {
      const record = recordOf(policy, attempts);
      expect(record.semesters.at(-1)?.cgpa ?? null).toBe(record.cgpa);
    }),
  );
});

const sat = (courseId: number, time: number, total: number, creditLoad = 3): PublishedAttempt =>
  attemptOf({ courseId, time, total, creditLoad, remark: null });

it.each([
  // 3.00 × 5; then with F of 3: 15 / 8; then with A (4.00) of 3: 27 / 11.
  ["all", [300, 188, 245]],
  // The F is left out; then the A takes the BC's place: (3.00 × 2 + 4.00 × 3) / 5.
  ["best", [300, 300, 360]],
  // The F takes the BC's place: 6 / 5; then the A the F's.
  ["latest", [300, 120, 360]],
] as const)("works out the CGPA semester by semester where %s attempts count", (policy, after) => {
  const attempts = [sat(1, 0, 60, 2), sat(2, 0, 60), sat(2, 2, 10), sat(2, 4, 75)];
  const record = recordOf(policy, attempts);
  expect(record.semesters.map(({ cgpa }) => cgpa)).toEqual(after);
  expect(record.semesters.map(({ gpa }) => gpa)).toEqual([300, 0, 400]);
  // A course passed twice was passed once.
  expect(record.creditsPassed).toBe(5);
  expect(attempts.map((one) => record.repeats.has(one))).toEqual([false, false, true, true]);
});

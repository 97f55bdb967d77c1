import { and, asc, eq } from "drizzle-orm";
import fc from "fast-check";
import request from "supertest";
import { afterAll, beforeAll, expect, it } from "vitest";
import { gradeScales } from "../../../../rules/results/grade-scale.ts";
import { isComplete, type Scores } from "../../../../rules/results/score.ts";
import { startTestCollege, type TestCollege } from "../../../testing/college.ts";
import { openRegistration } from "../../../testing/courses.ts";
import { signInAs } from "../../../testing/people.ts";
import { changeOf, publishAll, sendAmendment } from "../../../testing/publications.ts";
import { createSheet, type TestSheet } from "../../../testing/results.ts";
import { createStaff, type TestStaff } from "../../../testing/staff.ts";
import { courseOutcome } from "../../db/schema/courses.ts";
import { publishedResult } from "../../db/schema/results.ts";
import { resultRow } from "./versions.ts";

let server: TestCollege;
let running: { readonly sessionId: number; readonly semesterId: number };
let officer: TestStaff;

beforeAll(async () => {
  server = await startTestCollege();
  running = await openRegistration(server.college);
  officer = await createStaff(server.college, "EXAM_OFFICER");
});

afterAll(() => server.close());

const anyScores = fc
  .record({
    ca: fc.option(fc.integer({ min: 0, max: 40 }), { freq: 5 }),
    exam: fc.option(fc.integer({ min: 0, max: 60 }), { freq: 5 }),
    remark: fc.constantFrom(null, null, "absent" as const, "withheld" as const),
  })
  .map((scores) => (scores.remark === "absent" ? { ...scores, exam: null } : scores));

const completeScores = anyScores.filter(isComplete);

const students = 2;

const anyHistory = fc.record({
  first: fc.tuple(completeScores, completeScores),
  /** Each for one of the students; `version` is how far off the version seen is. */
  amendments: fc.array(
    fc.record({
      who: fc.integer({ min: 0, max: students - 1 }),
      scores: anyScores,
      behind: fc.constantFrom(0, 0, 0, 1),
    }),
    { maxLength: 6 },
  ),
});

const written = ({ courseId }: TestSheet) =>
  server.college.db
    .select()
    .from(publishedResult)
    .where(eq(publishedResult.courseId, courseId))
    .orderBy(asc(publishedResult.version), asc(publishedResult.studentId));

const outcomeOf = async ({ courseId }: TestSheet, studentId: number) => {
  const [row] = await server.college.db
    .select()
    .from(courseOutcome)
    .where(and(eq(courseOutcome.courseId, courseId), eq(courseOutcome.studentId, studentId)));
  return row?.isPassed ?? null;
};

const shownTo = async (one: TestSheet["students"][number]) => {
  const { authorization } = await signInAs(server.college, one);
  const answer = await request(server.url)
    .get("/result/student-results/")
    .set({ authorization })
    .expect(200);
  const [session] = answer.body.sessions;
  return session.semesters[0].courses[0];
};

const graded = (studentId: number, scores: Scores) =>
  resultRow(gradeScales.nbte, { studentId, creditLoad: 3, ...scores });

it("keeps every version; students and registration see the last one", async () => {
  await fc.assert(
    fc.asyncProperty(anyHistory, async ({ first, amendments }) => {
      const sheet = await createSheet(server.college, running, {
        students,
        marks: first,
        state: "approved",
      });
      await publishAll(server.url, officer, sheet);
      const model: Scores[] = [...first];
      let version = 1;
      let kept = await written(sheet);
      for (const { who, scores, behind } of amendments) {
        const student = sheet.students[who];
        const before = model[who];
        if (student === undefined || before === undefined) throw new Error("nobody is amended");
        const answer = await sendAmendment(server.url, officer, sheet, {
          version: version - behind,
          changes: [changeOf(student, scores)],
        });
        const isSame = JSON.stringify(before) === JSON.stringify(scores);
        const stands = behind === 0 && isComplete(scores) && !isSame;
        expect(answer.status === 200).toBe(stands);
        if (stands) {
          model[who] = scores;
          version += 1;
        }
        const now = await written(sheet);
        expect(now.slice(0, kept.length)).toEqual(kept);
        expect(now).toHaveLength(version * students);
        kept = now;
      }
      for (const [at, one] of sheet.students.entries()) {
        const expected = graded(one.id, model[at] ?? { ca: null, exam: null, remark: null });
        expect(kept.slice(-students)[at]).toMatchObject({ ...expected, version });
        expect(await outcomeOf(sheet, one.id)).toBe(expected.isPassed);
        expect(await shownTo(one)).toMatchObject({
          grade: expected.grade,
          total: expected.total,
          is_passed: expected.isPassed,
        });
      }
    }),
    { numRuns: 8 },
  );
});

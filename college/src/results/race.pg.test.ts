import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  createCourse,
  createRegistrant,
  openRegistration,
  writeRegistrations,
} from "../../testing/courses.ts";
import { callOffice } from "../../testing/office.ts";
import { type Race, startRace, statusCounts } from "../../testing/race.ts";
import { createStaff, type TestStaff } from "../../testing/staff.ts";
import { courseLecturer } from "../db/schema/courses.ts";
import { examAttendance } from "../db/schema/results.ts";

let race: Race;
let office: TestStaff;
let running: { readonly sessionId: number; readonly semesterId: number };

beforeAll(async () => {
  race = await startRace();
  const [{ college }] = race.colleges;
  office = await createStaff(college, "EXAM_OFFICER");
  running = await openRegistration(college);
});
afterAll(() => race.close());

describe("at once, through two colleges", () => {
  it("one of many concurrent assignments succeeds, the others are refused", async () => {
    const [{ college }] = race.colleges;
    const course = await createCourse(college);
    const lecturers = await Promise.all(
      Array.from({ length: 6 }, () => createStaff(college, "LECTURER")),
    );
    const path = `/result/semester-courses/${running.semesterId}/${course.id}/lecturers/`;
    const answers = await Promise.all(
      lecturers.map(({ id }, index) =>
        callOffice(race.colleges[index % 2 === 0 ? 0 : 1], office, "put", path, {
          lecturer_ids: [id],
          seen_ids: [],
        }),
      ),
    );
    expect(statusCounts(answers)).toEqual({ 200: 1, 409: 5 });
    const rows = await college.db.$count(courseLecturer, eq(courseLecturer.courseId, course.id));
    expect(rows).toBe(1);
  });

  it("two invigilators mark the same students: each learns of conflicts", async () => {
    const [{ college }] = race.colleges;
    const course = await createCourse(college);
    const students: { readonly id: number }[] = [];
    for (let made = 0; made < 12; made += 1) {
      const one = await createRegistrant(college, running.sessionId);
      const at = { studentId: one.id, semesterId: running.semesterId };
      await writeRegistrations(college, at, course);
      students.push(one);
    }
    const mark = (through: 0 | 1, as: "present" | "absent", ids: readonly number[]) =>
      callOffice(
        race.colleges[through],
        office,
        "post",
        `/result/attendance/${running.semesterId}/${course.id}/marks/`,
        { marks: ids.map((student_id) => ({ student_id, mark: as, seen: "none" })) },
      );
    const ids = students.map(({ id }) => id);
    // In opposite orders: neither waits for the other for ever.
    const [ones, others] = await Promise.all([
      mark(0, "present", ids.slice(0, 8)),
      mark(1, "absent", ids.slice(4).toReversed()),
    ]);
    expect([ones.status, others.status]).toEqual([200, 200]);
    const kept = await college.db
      .select({ id: examAttendance.studentId, isPresent: examAttendance.isPresent })
      .from(examAttendance)
      .where(eq(examAttendance.courseId, course.id));
    const byId = new Map(kept.map(({ id, isPresent }) => [id, isPresent]));
    const saved = [
      ...ones.body.saved.map((id: number) => [id, true] as const),
      ...others.body.saved.map((id: number) => [id, false] as const),
    ];
    expect(saved).toHaveLength(12);
    for (const [id, isPresent] of saved) expect([id, byId.get(id)]).toEqual([id, isPresent]);
    const conflicts = [...ones.body.conflicts, ...others.body.conflicts];
    expect(conflicts).toHaveLength(4);
  });
});

import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createCourse, openRegistration } from "../../testing/courses.ts";
import { callOffice } from "../../testing/office.ts";
import { type Race, startRace } from "../../testing/race.ts";
import { createStaff } from "../../testing/staff.ts";
import { semester } from "../db/schema/calendar.ts";
import { coursePrerequisite } from "../db/schema/courses.ts";

let race: Race;
let office: Awaited<ReturnType<typeof createStaff>>;
let running: Awaited<ReturnType<typeof openRegistration>>;

beforeAll(async () => {
  race = await startRace();
  const [{ college }] = race.colleges;
  office = await createStaff(college, "SUPER_ADMIN");
  running = await openRegistration(college);
});
afterAll(() => race.close());

describe("at once", () => {
  it("two courses do not come to need each other", async () => {
    const [{ college }] = race.colleges;
    const one = await createCourse(college);
    const other = await createCourse(college);
    const need = (url: string, of: typeof one, needed: typeof one) =>
      callOffice({ url }, office, "put", `/result/courses/${of.id}/`, {
        code: of.code,
        title: of.title,
        credit_load: of.creditLoad,
        level: of.level,
        semester: of.semester,
        teaching_department: "General Studies",
        offerings: [],
        prerequisite_ids: [needed.id],
        lecturer_ids: [],
        revision: 1,
      });
    const answers = await race.heldUp("course_prerequisite", 2, () =>
      Promise.all([need(race.colleges[0].url, one, other), need(race.colleges[1].url, other, one)]),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect(await college.db.$count(coursePrerequisite)).toBe(1);
  });

  it("the college moves into one semester, whoever asks", async () => {
    const [{ college }] = race.colleges;
    const rows = await college.db
      .insert(semester)
      .values(
        [1, 3].map((number) => ({
          sessionId: running.sessionId,
          number,
          startsOn: "2026-09-07",
          endsOn: "2027-01-29",
          minCredits: 15,
          maxCredits: 24,
        })),
      )
      .returning();
    const answers = await race.storm(6, (url, index) =>
      callOffice({ url }, office, "put", "/result/calendar/current/", {
        semester_id: rows[index % 2]?.id,
        instead_of: running.semesterId,
        is_confirmed: true,
      }),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    expect(await college.db.$count(semester, eq(semester.isCurrent, true))).toBe(1);
  });
});

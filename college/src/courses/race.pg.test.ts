import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  createCourse,
  createDepartment,
  createRegistrant,
  openRegistration,
  registerCourses,
  type TestCourse,
} from "../../testing/courses.ts";
import { callOffice } from "../../testing/office.ts";
import { type Race, startRace } from "../../testing/race.ts";
import { createStaff } from "../../testing/staff.ts";
import { semester } from "../db/schema/calendar.ts";
import { courseDepartment, coursePrerequisite } from "../db/schema/courses.ts";
import { department } from "../db/schema/students.ts";

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

const departmentNumbered = async (name: string): Promise<number> => {
  const [row] = await race.colleges[0].college.db
    .select({ id: department.id })
    .from(department)
    .where(eq(department.name, name));
  return row?.id ?? 0;
};

/** A course's form with what differs. */
const formOf = (of: TestCourse, changes: object) => ({
  code: of.code,
  title: of.title,
  credit_load: of.creditLoad,
  level: of.level,
  semester: of.semester,
  teaching_department: "General Studies",
  offerings: [],
  prerequisite_ids: [],
  lecturer_ids: [],
  revision: 1,
  ...changes,
});

describe("concurrently", () => {
  it("two courses do not become each other's prerequisites", async () => {
    const [{ college }] = race.colleges;
    const one = await createCourse(college);
    const other = await createCourse(college);
    const need = (url: string, of: typeof one, needed: typeof one) =>
      callOffice(
        { url },
        office,
        "put",
        `/result/courses/${of.id}/`,
        formOf(of, { prerequisite_ids: [needed.id] }),
      );
    const answers = await race.whileLocked("course_prerequisite", 2, () =>
      Promise.all([need(race.colleges[0].url, one, other), need(race.colleges[1].url, other, one)]),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect(await college.db.$count(coursePrerequisite)).toBe(1);
  });

  it("a credit load raised during registration leaves nobody above the maximum", async () => {
    const [{ college, url }, other] = race.colleges;
    const name = await createDepartment(college);
    const make = (creditLoad: number) => createCourse(college, { offeredTo: name, creditLoad });
    const [registered, requested] = [await make(15), await make(9)];
    const who = await createRegistrant(college, running.sessionId, { department: name });
    await registerCourses(url, who, [registered.id]).expect(200);

    const raise = () =>
      callOffice(
        other,
        office,
        "put",
        `/result/courses/${registered.id}/`,
        formOf(registered, { credit_load: 16, is_confirmed: true }),
      );
    let raising: Promise<{ readonly status: number; readonly body: object }> | undefined;
    const added = await race.whileLocked(
      "course_registration",
      1,
      () => Promise.resolve(registerCourses(url, who, [requested.id])),
      async (waitForBlocked) => {
        raising = Promise.resolve(raise());
        await Promise.race([raising, waitForBlocked(2)]);
      },
    );

    expect(added.status).toBe(200);
    expect(await raising).toMatchObject({
      status: 400,
      body: { credit_load: [expect.any(String)] },
    });
  });

  it("a department's rename and a concurrent save of its course both succeed", async () => {
    const [{ college, url }, other] = race.colleges;
    const name = await createDepartment(college);
    const departmentId = await departmentNumbered(name);
    await college.db.insert(courseDepartment).values({ name, departmentId });
    const course = await createCourse(college, { offeredTo: name });

    const rename = () =>
      callOffice(other, office, "put", `/result/departments/${departmentId}/`, {
        code: "RNMD",
        name: `${name} and Practice`,
        revision: 1,
        is_confirmed: true,
      });
    let renaming: Promise<{ readonly status: number }> | undefined;
    const saved = await race.whileLocked(
      "course_offering",
      1,
      () =>
        Promise.resolve(
          callOffice(
            { url },
            office,
            "put",
            `/result/courses/${course.id}/`,
            formOf(course, {
              teaching_department: name,
              offerings: [{ department_id: departmentId, is_compulsory: false }],
            }),
          ),
        ),
      async (waitForBlocked) => {
        renaming = Promise.resolve(rename());
        await waitForBlocked(2);
      },
    );

    expect([saved.status, (await renaming)?.status]).toEqual([200, 200]);
  });

  it("a lecturer's suspension and a concurrent save of their course both succeed", async () => {
    const [{ college, url }, other] = race.colleges;
    const lecturer = await createStaff(college, "LECTURER");
    const colleague = await createStaff(college, "SUPER_ADMIN");
    const course = await createCourse(college);

    const suspend = () =>
      callOffice(other, colleague, "post", `/staff/members/${lecturer.id}/suspend/`, {
        reason: "Left the college",
      });
    let suspending: Promise<{ readonly status: number }> | undefined;
    const saved = await race.whileLocked(
      "audit_entry",
      1,
      () =>
        Promise.resolve(
          callOffice(
            { url },
            office,
            "put",
            `/result/courses/${course.id}/`,
            formOf(course, { lecturer_ids: [lecturer.id] }),
          ),
        ),
      async (waitForBlocked) => {
        suspending = Promise.resolve(suspend());
        await waitForBlocked(2);
      },
    );

    expect([saved.status, (await suspending)?.status]).toEqual([200, 200]);
  });

  it("the college moves into one semester", async () => {
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
    const answers = await race.burst(6, (url, index) =>
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

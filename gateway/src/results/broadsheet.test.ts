import { afterAll, beforeAll, expect, it, test } from "vitest";
import { createDepartment, recordOutcome } from "../../../college/testing/courses.ts";
import { departmentCalled } from "../../../college/testing/departments.ts";
import { createCalendar, createStudent } from "../../../college/testing/people.ts";
import { createSheet, type TestSheet } from "../../../college/testing/results.ts";
import type { Browser } from "../../testing/browser.ts";
import { signedInStaff, startTestPortal, type TestPortal } from "../../testing/portal.ts";

let portal: TestPortal;
let running: Awaited<ReturnType<typeof createCalendar>>;
let officer: Browser;
let departmentId: string;
let sheet: TestSheet;

beforeAll(async () => {
  portal = await startTestPortal({
    prepare: async (college) => {
      running = await createCalendar(college);
    },
  });
  officer = await signedInStaff(portal, "EXAM_OFFICER");
  const { college } = portal.college;
  const department = await createDepartment(college);
  departmentId = String((await departmentCalled(college, department)).id);
  const student = await createStudent(college, { department, level: 200, surname: "Ade" });
  sheet = await createSheet(college, running, {
    course: { code: "BIO 201" },
    students: [student],
    marks: [{ ca: 22, exam: 40 }],
    state: "submitted",
  });
  await recordOutcome(college, {
    studentId: student.id,
    courseId: sheet.courseId,
    sessionId: running.sessionId,
    isPassed: false,
  });
});

afterAll(() => portal.close());

const query = `query ($departmentId: ID!, $level: Int!) {
  broadsheet(departmentId: $departmentId, level: $level) {
    semesterId session semester courses { id code state } export { csv }
    rows { name marks totals grades gpa cgpa creditsPassed carryovers }
  }
}`;

it("answers the results of a level, and exports the shown semester", async () => {
  const { data } = await officer.graphql(query, { departmentId, level: 200 });
  const semesterId = String(running.semesterId);
  expect(data?.broadsheet).toEqual({
    semesterId,
    session: "2025/2026",
    semester: "SECOND",
    courses: [{ id: String(sheet.courseId), code: "BIO 201", state: "SUBMITTED" }],
    rows: [
      {
        name: "Ade Folake",
        marks: ["PASSED"],
        totals: [62],
        grades: ["BC"],
        gpa: 3,
        cgpa: 3,
        creditsPassed: 3,
        carryovers: ["BIO 201"],
      },
    ],
    export: {
      csv: `/download/export/broadsheet?format=csv&department_id=${departmentId}&level=200&semester_id=${semesterId}`,
    },
  });
});

test.each([
  ["an unknown department", { departmentId: "999999", level: 200 }, "NOT_FOUND"],
  ["an impossible level", { level: 7 }, "INVALID_REQUEST"],
])("refuses %s", async (_what, asked, code) => {
  const { errors } = await officer.graphql(query, { departmentId, ...asked });
  expect(errors.map(({ extensions }) => extensions.code)).toEqual([code]);
});

it("answers the academic standing of a level, and its file", async () => {
  const asked = { session: "2025/2026", departmentId, level: 200 };
  const { data } = await officer.graphql(
    `query ($session: String!, $departmentId: ID!, $level: Int!) {
      academicStandings(session: $session, departmentId: $departmentId, level: $level) {
        session level export { csv }
        rows {
          name cgpa carryoverCredits nextLevel movedOnAgainstIt academicStanding { standing reasons }
        }
      }
    }`,
    asked,
  );
  expect(data?.academicStandings).toEqual({
    session: "2025/2026",
    level: 200,
    export: {
      csv: `/download/export/academic-standing?format=csv&session=2025%2F2026&department_id=${departmentId}&level=200`,
    },
    rows: [
      {
        name: "Ade Folake",
        cgpa: null,
        carryoverCredits: 0,
        nextLevel: null,
        movedOnAgainstIt: false,
        academicStanding: {
          standing: "UNDECIDED",
          reasons: ["The result of 1 registered course is still to come."],
        },
      },
    ],
  });
});

it("pages through the carryovers", async () => {
  const { data } = await officer.graphql(
    `query ($filter: CarryoverFilter) {
      carryovers(filter: $filter) { total rows { name code attempts session isRegistered } }
    }`,
    { filter: { courseId: String(sheet.courseId), session: "2025/2026", level: 200 } },
  );
  expect(data?.carryovers).toEqual({
    total: 1,
    rows: [
      {
        name: "Ade Folake",
        code: "BIO 201",
        attempts: 1,
        session: "2025/2026",
        isRegistered: true,
      },
    ],
  });
});

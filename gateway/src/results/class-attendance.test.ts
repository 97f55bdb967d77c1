import { afterAll, beforeAll, expect, it } from "vitest";
import {
  createCourse,
  createDepartment,
  openRegistration,
  type TestCourse,
  writeRegistrations,
} from "../../../college/testing/courses.ts";
import { teach } from "../../../college/testing/results.ts";
import type { Browser } from "../../testing/browser.ts";
import {
  employ,
  enrol,
  signedIn,
  signedInStaff,
  startTestPortal,
  type TestPortal,
} from "../../testing/portal.ts";

let portal: TestPortal;
let calendar: Awaited<ReturnType<typeof openRegistration>>;
let lecturer: Browser;
let colleague: Browser;
let officer: Browser;
let student: Browser;
let studentId: string;
let course: TestCourse;

beforeAll(async () => {
  portal = await startTestPortal({
    prepare: async (college) => {
      calendar = await openRegistration(college);
    },
  });
  const { college } = portal.college;
  const department = await createDepartment(college);
  const enrolled = await enrol(portal, { department, level: 100, surname: "Ade" });
  studentId = String(enrolled.id);
  course = await createCourse(college, { offeredTo: department });
  const registered = { studentId: enrolled.id, semesterId: calendar.semesterId };
  await writeRegistrations(college, registered, course);
  const teacher = await employ(portal, "LECTURER");
  await teach(college, { courseId: course.id, sessionId: calendar.sessionId }, teacher);
  lecturer = await signedInStaff(portal, teacher);
  colleague = await signedInStaff(portal, "LECTURER");
  officer = await signedInStaff(portal, "EXAM_OFFICER");
  student = await signedIn(portal, enrolled);
});

afterAll(() => portal.close());

const address = () => ({
  semesterId: String(calendar.semesterId),
  courseId: String(course.id),
});

const save = async (who: Browser, more: object = {}) => {
  const input = {
    ...{ ...address(), key: "a".repeat(32), heldOn: "2026-02-10", topic: "", revision: 0 },
    marks: [{ studentId, mark: "ABSENT" }],
    ...more,
  };
  const { data, errors } = await who.graphql(
    `mutation ($input: SaveClassMeetingInput!) {
      saveClassMeeting(input: $input) {
        ... on ClassMeetingSaved { revision leftOut }
        ... on Refusal { code fields { field } }
      }
    }`,
    { input },
  );
  return data?.saveClassMeeting ?? errors[0]?.extensions?.code;
};

const read = `query ($semesterId: ID!, $courseId: ID!) {
  classAttendance(semesterId: $semesterId, courseId: $courseId) {
    semester canRecord minimumPercent
    classes { key heldOn absent revision }
    students { studentId percent state barredReason }
  }
}`;

it("leads from the lecturer's roll call to the exam office's bar and the student's screen", async () => {
  expect(await save(lecturer)).toEqual({ revision: 1, leftOut: [] });
  const { data, errors } = await officer.graphql(read, address());
  expect(errors).toEqual([]);
  expect(data?.classAttendance).toEqual({
    ...{ semester: "SECOND", canRecord: false, minimumPercent: 75 },
    classes: [{ key: "a".repeat(32), heldOn: "2026-02-10", absent: 1, revision: 1 }],
    students: [{ studentId, percent: 0, state: "BELOW", barredReason: null }],
  });
  const list = await officer.graphql(`{ attendanceShortfalls { total rows { id percent } } }`);
  const page = list.data?.attendanceShortfalls as { rows: readonly { id: string }[] };
  const shortfallIds = page.rows.map(({ id }) => id);
  const barred = await officer.graphql(
    `mutation ($shortfallIds: [ID!]!) {
      barForAttendance(shortfallIds: $shortfallIds) { ... on BarredForAttendance { barred leftOut } }
    }`,
    { shortfallIds },
  );
  expect(barred.data?.barForAttendance).toEqual({ barred: 1, leftOut: [] });
  const own = await student.graphql(`{ viewer { ... on Student {
    classAttendance { minimumPercent courses { code percent state barredReason } }
    examCard { obstacle }
  } } }`);
  expect(own.data?.viewer).toMatchObject({
    classAttendance: {
      minimumPercent: 75,
      courses: [
        {
          ...{ code: course.code, percent: 0, state: "BELOW" },
          barredReason: expect.stringContaining("0 of 1 classes"),
        },
      ],
    },
  });
});

it("refuses with a code for each reason", async () => {
  expect(await save(lecturer, { revision: 7, topic: "Other" })).toMatchObject({
    code: "CHANGED_ELSEWHERE",
  });
  expect(await save(lecturer, { key: "b".repeat(32) })).toMatchObject({ code: "SAME_DAY" });
  expect(await save(lecturer, { key: "c".repeat(32), heldOn: "2031-01-01" })).toEqual({
    ...{ code: "INVALID_INPUT", fields: [{ field: "heldOn" }] },
  });
  expect(await save(lecturer, { key: "no key" })).toBe("NOT_FOUND");
  expect(await save(colleague)).toBe("NOT_FOUND");
  expect(await save(officer)).toBe("FORBIDDEN");
});

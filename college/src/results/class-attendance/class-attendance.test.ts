import { randomBytes } from "node:crypto";
import request from "supertest";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { auditOf } from "../../../testing/audit.ts";
import { createRegistrant } from "../../../testing/courses.ts";
import { callOffice } from "../../../testing/office.ts";
import type { Payer } from "../../../testing/payments.ts";
import { createSheet, type TestSheet } from "../../../testing/results.ts";
import { drop, type SheetCollege, startSheetCollege } from "../../../testing/sheets.ts";
import { createStaff, type TestStaff } from "../../../testing/staff.ts";
import { changeSemester } from "../../../testing/year.ts";

let server: SheetCollege["server"];
let running: SheetCollege["running"];
let officer: SheetCollege["officer"];
let course: TestSheet;
let ada: Payer;
let bola: Payer;

beforeAll(async () => {
  ({ server, running, officer } = await startSheetCollege());
});
afterAll(() => server.close());
beforeEach(async () => {
  ada = await createRegistrant(server.college, running.sessionId);
  bola = await createRegistrant(server.college, running.sessionId);
  const students = [ada, bola].map((one) => ({ ...one, email: "", password: "" }));
  course = await createSheet(server.college, running, { students });
});

type Marks = readonly (readonly [{ readonly id: number }, string])[];

const at = () => `/result/classes/${running.semesterId}/${course.courseId}/`;

const overview = async (who: TestStaff = course.lecturer) =>
  (await callOffice(server, who, "get", at()).expect(200)).body;

const aKey = () => randomBytes(16).toString("hex");

interface Sent {
  readonly key?: string;
  readonly who?: TestStaff;
  readonly held_on?: string;
  readonly topic?: string;
  readonly revision?: number;
  readonly is_confirmed?: boolean;
}

const record = (marks: Marks, { key = aKey(), who = course.lecturer, ...more }: Sent = {}) =>
  callOffice(server, who, "put", `${at()}${key}/`, {
    ...{ held_on: "2026-02-10", topic: "The heart", revision: 0, is_confirmed: true, ...more },
    marks: marks.map(([{ id }, mark]) => ({ student_id: id, mark })),
  });

const bothPresent = (): Marks => [
  [ada, "present"],
  [bola, "present"],
];

const tallies = async () =>
  (await overview()).students.map((one: Record<string, unknown>) => [
    one.present,
    one.absent,
    one.excused,
    one.percent,
    one.state,
  ]);

describe("a recorded class", () => {
  it("counts for each student as marked, and not for who is not marked", async () => {
    await record([
      [ada, "present"],
      [bola, "absent"],
    ]).expect(200);
    await record([[bola, "excused"]]).expect(200);
    await record(bothPresent()).expect(200);
    expect(await tallies()).toEqual([
      [2, 0, 0, 100, "at_risk"],
      [1, 1, 1, 50, "below"],
    ]);
    const { classes, ...about } = await overview(officer);
    expect(classes).toHaveLength(3);
    expect(classes[2]).toMatchObject({
      ...{ held_on: "2026-02-10", topic: "The heart", present: 1, absent: 1, excused: 0 },
      ...{ revision: 1, recorded_by: "Tunde Balogun" },
    });
    expect(about).toMatchObject({
      first_day: "2026-02-02",
      can_record: false,
      minimum_percent: 75,
    });
    expect((await overview()).can_record).toBe(true);
  });

  it("is one, however often it is sent", async () => {
    const key = aKey();
    const answers = await Promise.all([1, 2, 3].map(() => record(bothPresent(), { key })));
    expect(answers.map(({ status, body }) => [status, body.revision])).toEqual(
      Array(3).fill([200, 1]),
    );
    expect((await overview()).classes).toHaveLength(1);
    expect(await auditOf(server.college, `class:${running.semesterId}/${course.courseId}`)).toEqual(
      [
        expect.objectContaining({
          action: "class.record",
          after: {
            ...{ heldOn: "2026-02-10", topic: "The heart" },
            marks: { [ada.matricNumber]: "present", [bola.matricNumber]: "present" },
          },
        }),
      ],
    );
  });

  it("can be changed by who saw it as it is", async () => {
    const key = aKey();
    await record(bothPresent(), { key }).expect(200);
    const changed = await record([[ada, "absent"]], { key, revision: 1 }).expect(200);
    expect(changed.body).toEqual({ revision: 2, left_out: [] });
    const refused = await record([[ada, "excused"]], { key, revision: 1 }).expect(409);
    expect(refused.body.code).toBe("changed_elsewhere");
    const { body } = await callOffice(server, officer, "get", `${at()}${key}/`).expect(200);
    expect(body.marks).toEqual([{ student_id: ada.id, mark: "absent" }]);
  });

  it("of a day that has one needs to be confirmed", async () => {
    await record(bothPresent(), { is_confirmed: false }).expect(200);
    const { body } = await record(bothPresent(), { is_confirmed: false }).expect(409);
    expect(body).toEqual({
      code: "same_day",
      detail: "Tunde Balogun has recorded a class of Tuesday 10 February 2026.",
    });
  });

  it("leaves out who does not take the course any more, and says so", async () => {
    const key = aKey();
    await record(bothPresent(), { key }).expect(200);
    await drop(server, bola);
    const { body } = await record([...bothPresent(), [{ id: 999_999 }, "absent"]], {
      ...{ key, revision: 1, topic: "Another" },
    }).expect(200);
    expect(body).toEqual({ revision: 2, left_out: [bola.id, 999_999] });
    expect(await tallies()).toHaveLength(1);
  });

  it.each([
    "2026-02-01",
    "2026-03-25",
    "2026-02-30",
    "2027-01-01",
  ])("cannot be of %s: a day of the semester that is not to come is needed", async (day) => {
    const { body } = await record(bothPresent(), { held_on: day }).expect(400);
    expect(body.held_on[0]).toContain("Enter a day from Monday 2 February 2026");
  });

  it("is recorded by lecturers of the course alone, while its semester runs", async () => {
    const colleague = await createStaff(server.college, "LECTURER");
    await record(bothPresent(), { who: colleague }).expect(404);
    await record(bothPresent(), { who: officer }).expect(403);
    await callOffice(server, colleague, "get", at()).expect(404);
    await changeSemester(server.college, running.semesterId, { isCurrent: false });
    const { body } = await record(bothPresent());
    const canRecord = (await overview()).can_record;
    await changeSemester(server.college, running.semesterId, { isCurrent: true });
    expect([body.code, canRecord]).toEqual(["not_open", false]);
  });

  it("can be deleted as it was seen; the audit log keeps it", async () => {
    const key = aKey();
    await record(bothPresent(), { key }).expect(200);
    const remove = (revision: number) =>
      callOffice(server, course.lecturer, "delete", `${at()}${key}/?revision=${revision}`);
    await remove(2).expect(409);
    await remove(1).expect(200);
    await remove(1).expect(404);
    expect((await overview()).classes).toEqual([]);
    const [, entry] = await auditOf(
      server.college,
      `class:${running.semesterId}/${course.courseId}`,
    );
    expect(entry).toMatchObject({
      action: "class.delete",
      before: { marks: { [ada.matricNumber]: "present" } },
    });
  });
});

const own = async (who: Payer) =>
  (
    await request(server.url)
      .get("/result/class-attendance/")
      .set({ authorization: who.authorization })
      .expect(200)
  ).body;

const shortfalls = async (query = "") => {
  const path = `/result/attendance-shortfalls/?course_id=${course.courseId}${query}`;
  return (await callOffice(server, officer, "get", path).expect(200)).body.rows;
};

const bar = (...ids: readonly number[]) =>
  callOffice(server, officer, "post", "/result/attendance-shortfalls/bars/", { ids });

describe("too little attendance", () => {
  beforeEach(async () => {
    await record([
      [ada, "present"],
      [bola, "absent"],
    ]).expect(200);
  });

  it("is seen by the student, with the minimum", async () => {
    expect(await own(bola)).toEqual({
      minimum_percent: 75,
      courses: [
        expect.objectContaining({
          ...{ code: course.course.code, present: 0, absent: 1, percent: 0, state: "below" },
          barred_reason: null,
        }),
      ],
    });
    expect((await own(ada)).courses).toMatchObject([{ percent: 100, state: "at_risk" }]);
    await drop(server, bola);
    expect((await own(bola)).courses).toEqual([]);
  });

  it("is listed for the exam office, which bars by it", async () => {
    const [row, ...others] = await shortfalls();
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      ...{ student_id: bola.id, code: course.course.code, percent: 0, barred_reason: null },
    });
    const { body } = await bar(row.id).expect(200);
    expect(body).toEqual({ barred: 1, left_out: [] });
    const reason = "Class attendance 0% (0 of 1 classes), 75% is required";
    expect(await shortfalls("&barred=true")).toMatchObject([{ barred_reason: reason }]);
    expect(await shortfalls("&barred=false")).toEqual([]);
    expect((await own(bola)).courses).toMatchObject([{ barred_reason: reason }]);
    const sheet = `/result/attendance/${running.semesterId}/${course.courseId}/`;
    const { body: examination } = await callOffice(server, officer, "get", sheet).expect(200);
    expect(examination.students).toMatchObject([
      { obstacle: null },
      { obstacle: `Barred: ${reason}` },
    ]);
    const who = `${bola.matricNumber}, ${course.course.code}`;
    expect((await bar(row.id)).body).toEqual({ barred: 0, left_out: [`${who}: barred already.`] });
  });

  it("is judged again when somebody is barred", async () => {
    const [row] = await shortfalls();
    for (let more = 0; more < 3; more += 1) await record(bothPresent()).expect(200);
    const who = `${bola.matricNumber}, ${course.course.code}`;
    expect((await bar(row.id)).body).toEqual({
      ...{ barred: 0, left_out: [`${who}: attended enough by now.`] },
    });
    expect(await shortfalls()).toEqual([]);
  });
});

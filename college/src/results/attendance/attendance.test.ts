import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { auditOf } from "../../../testing/audit.ts";
import { startTestCollege, type TestCollege } from "../../../testing/college.ts";
import {
  createCourse,
  createRegistrant,
  openRegistration,
  type TestCourse,
  writeRegistrations,
} from "../../../testing/courses.ts";
import { callOffice } from "../../../testing/office.ts";
import { createPayer, type Payer } from "../../../testing/payments.ts";
import { readPdf } from "../../../testing/pdf.ts";
import { createStaff, type TestStaff } from "../../../testing/staff.ts";
import { semester } from "../../db/schema/calendar.ts";
import { courseRegistration } from "../../db/schema/courses.ts";
import { student } from "../../db/schema/students.ts";
import { storeFile } from "../../files/store.ts";

let test: TestCollege;
let office: TestStaff;
let running: { readonly sessionId: number; readonly semesterId: number };
let course: TestCourse;
let fine: Payer;
let unpaid: Payer;

beforeAll(async () => {
  test = await startTestCollege();
  office = await createStaff(test.college, "EXAM_OFFICER");
  running = await openRegistration(test.college);
});
afterAll(() => test.close());
beforeEach(async () => {
  course = await createCourse(test.college);
  fine = await createRegistrant(test.college, running.sessionId);
  unpaid = await createPayer(test.college);
  await register(fine);
  await register(unpaid);
});

const register = ({ id: studentId }: Payer) =>
  writeRegistrations(test.college, { studentId, semesterId: running.semesterId }, course);
const at = () => `/result/attendance/${running.semesterId}/${course.id}/`;
const subject = () => `attendance:${running.semesterId}/${course.id}`;
const readStudents = async () => {
  const { body } = await callOffice(test, office, "get", at()).expect(200);
  return body.students as { id: number; mark: string; obstacle: string | null }[];
};
const marksNow = async () => (await readStudents()).map(({ id, mark }) => [id, mark]);
const mark = (
  marks: readonly (readonly [Payer | { id: number }, string, string])[],
  who = office,
) =>
  callOffice(test, who, "post", `${at()}marks/`, {
    marks: marks.map(([{ id }, to, seen]) => ({ student_id: id, mark: to, seen })),
  });
const bar = ({ id }: Payer, body: object) =>
  callOffice(test, office, "put", `${at()}bars/${id}/`, {
    is_barred: true,
    reason: "Attendance of 60 %",
    seen: null,
    ...body,
  });

describe("an attendance sheet", () => {
  it("says who may sit the examination, and why others may not", async () => {
    const deferred = await createRegistrant(test.college, running.sessionId, {
      standing: "deferred",
    });
    const dropped = await createRegistrant(test.college, running.sessionId);
    await register(deferred);
    await register(dropped);
    await test.college.db
      .update(courseRegistration)
      .set({ droppedAt: test.college.clock() })
      .where(eq(courseRegistration.studentId, dropped.id));
    expect((await readStudents()).map(({ id, obstacle }) => [id, obstacle])).toEqual([
      [fine.id, null],
      [unpaid.id, "Tuition of 2025/2026 not paid"],
      [deferred.id, "Has deferred the session"],
    ]);
  });

  it("keeps marks, and says in the audit log who made them", async () => {
    const { body } = await mark([
      [fine, "present", "none"],
      [unpaid, "absent", "none"],
    ]).expect(200);
    expect(body).toEqual({ saved: [fine.id, unpaid.id], conflicts: [], problems: [] });
    // Sent again, as after an answer that was lost.
    const again = await mark([[fine, "present", "none"]]).expect(200);
    expect(again.body.saved).toEqual([fine.id]);
    expect(await marksNow()).toEqual([
      [fine.id, "present"],
      [unpaid.id, "absent"],
    ]);
    expect(await auditOf(test.college, subject())).toMatchObject([
      {
        action: "attendance.mark",
        before: { [fine.matricNumber]: "none" },
        after: { [fine.matricNumber]: "present", [unpaid.matricNumber]: "absent" },
      },
    ]);
    const path = `/result/semester-courses/?semester_id=${running.semesterId}&search=${course.code}`;
    const listed = await callOffice(test, office, "get", path).expect(200);
    expect(listed.body.rows).toMatchObject([{ registered: 2, present: 1, absent: 1, barred: 0 }]);
  });

  it("keeps a colleague's concurrent mark with their name; saves the rest", async () => {
    const colleague = await createStaff(test.college, "EXAM_OFFICER");
    await mark([[fine, "absent", "none"]], colleague).expect(200);
    const { body } = await mark([
      [fine, "present", "none"],
      [unpaid, "absent", "none"],
    ]).expect(200);
    expect(body).toEqual({
      saved: [unpaid.id],
      conflicts: [{ student_id: fine.id, mark: "absent", by: "Tunde Balogun" }],
      problems: [],
    });
    await mark([[fine, "present", "absent"]]).expect(200);
    expect(await marksNow()).toContainEqual([fine.id, "present"]);
  });

  it("refuses to mark barred or unlisted students present", async () => {
    const stranger = await createRegistrant(test.college, running.sessionId);
    await bar(fine, {}).expect(200);
    const { body } = await mark([
      [fine, "present", "none"],
      [unpaid, "present", "none"],
      [stranger, "absent", "none"],
      [{ id: 999_999 }, "present", "none"],
    ]).expect(200);
    expect(body.saved).toEqual([]);
    expect(body.problems).toEqual([
      {
        student_id: fine.id,
        message: "Cannot be marked present. Barred: Attendance of 60 %.",
      },
      {
        student_id: unpaid.id,
        message: "Cannot be marked present. Tuition of 2025/2026 not paid.",
      },
      { student_id: stranger.id, message: expect.stringContaining("not registered") },
      { student_id: 999_999, message: expect.stringContaining("not registered") },
    ]);
    expect(await marksNow()).toEqual([
      [fine.id, "none"],
      [unpaid.id, "none"],
    ]);
  });

  it("takes as many marks in one request as it says", async () => {
    const many = Array.from({ length: 2_000 }, (_, at) => ({ id: 1_000_000_000 + at }));
    const { body } = await mark(many.map((one) => [one, "present", "none"])).expect(200);
    expect(body.problems).toHaveLength(2_000);
  });

  it("is for the running semester; another one's stays as it is", async () => {
    const [past] = await test.college.db
      .insert(semester)
      .values({
        sessionId: running.sessionId,
        number: 1,
        startsOn: "2025-09-01",
        endsOn: "2026-01-20",
        minCredits: 15,
        maxCredits: 24,
      })
      .onConflictDoNothing()
      .returning();
    const path = `/result/attendance/${past?.id}/${course.id}/`;
    await callOffice(test, office, "get", path).expect(200);
    const { body } = await callOffice(test, office, "post", `${path}marks/`, {
      marks: [{ student_id: fine.id, mark: "present", seen: "none" }],
    }).expect(409);
    expect(body.code).toBe("not_open");
  });
});

describe("barring a student", () => {
  it("bars them from the examination with a reason until lifted", async () => {
    await bar(fine, {}).expect(200);
    expect(await readStudents()).toMatchObject([{ obstacle: "Barred: Attendance of 60 %" }, {}]);
    await bar(fine, { reason: "Another reason" }).expect(409);
    const back = { is_barred: false, reason: "The register was wrong", seen: "Attendance of 60 %" };
    const { body } = await bar(fine, back).expect(200);
    expect(body).toEqual({ barred_reason: null, obstacle: null });
    expect(await auditOf(test.college, subject())).toMatchObject([
      { action: "attendance.bar", reason: "Attendance of 60 %" },
      { action: "attendance.unbar", reason: "The register was wrong" },
    ]);
  });

  it("needs a reason, somebody on the sheet, and nobody marked present", async () => {
    await bar(fine, { reason: "     x     " }).expect(400);
    await bar(await createRegistrant(test.college, running.sessionId), {}).expect(404);
    await mark([[fine, "present", "none"]]).expect(200);
    const { body } = await bar(fine, {}).expect(409);
    expect(body.code).toBe("is_present");
  });
});

describe("the paper", () => {
  const print = async (query = "") => {
    const { body } = await callOffice(test, office, "get", `${at()}printout/${query}`)
      .buffer()
      .parse((answer, done) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => chunks.push(chunk));
        answer.on("end", () => done(null, Buffer.concat(chunks)));
      })
      .expect(200);
    return body as Buffer;
  };

  it("lists eligible students, and the others last on request", async () => {
    const { text } = await readPdf(await print());
    expect(text).toContain(fine.matricNumber);
    expect(text).not.toContain(unpaid.matricNumber);
    for (const part of ["Date", "Venue", "Signature", "Total present", "Page 1 of 1"]) {
      expect(text).toContain(part);
    }
    const whole = await readPdf(await print("?with_others=true"));
    expect(whole.text).toMatch(
      new RegExp(`Not admitted.*${unpaid.matricNumber}.*Tuition of 2025/2026 not paid`),
    );
  });

  it("counts its pages, and is made though photos are broken", async () => {
    const picture = await sharp({
      create: { width: 68, height: 80, channels: 3, background: "#c08040" },
    })
      .jpeg()
      .toBuffer();
    for (const [index, content] of [picture, Buffer.from("no picture")].entries()) {
      const one = await createRegistrant(test.college, running.sessionId);
      await register(one);
      await test.college.db.transaction(async (tx) => {
        const id = await storeFile(test.college, tx, one.accountId, {
          mediaType: "image/jpeg",
          content,
        });
        await tx.update(student).set({ passportFileId: id }).where(eq(student.id, one.id));
        if (index === 0) photoId = id;
      });
    }
    for (let more = 0; more < 20; more += 1) {
      await register(await createRegistrant(test.college, running.sessionId));
    }
    const bytes = await print();
    const { text, pages } = await readPdf(bytes);
    expect(pages).toBe(2);
    expect(text).toContain("Page 2 of 2");
    expect(bytes.toString("latin1").match(/\/Subtype \/Image/g)).toHaveLength(1);
  });

  let photoId: string;

  it("shows the exam office students' photos, and nobody else's files", async () => {
    await callOffice(test, office, "get", `/media/passports/${photoId}.jpg`).expect(200);
    const evidence = await test.college.db.transaction((tx) =>
      storeFile(test.college, tx, fine.accountId, {
        mediaType: "image/jpeg",
        content: Buffer.from("evidence"),
      }),
    );
    await callOffice(test, office, "get", `/media/passports/${evidence}.jpg`).expect(404);
    const lecturer = await createStaff(test.college, "LECTURER");
    await callOffice(test, lecturer, "get", `/media/passports/${photoId}.jpg`).expect(404);
  });
});

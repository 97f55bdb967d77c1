import { eq } from "drizzle-orm";
import request from "supertest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { auditOf } from "../../testing/audit.ts";
import { startTestCollege, type TestCollege } from "../../testing/college.ts";
import { createCandidate, createRound } from "../../testing/indexing.ts";
import { createCalendar, createStudent } from "../../testing/people.ts";
import { createDepartmentWithProgramme } from "../../testing/programmes.ts";
import { createStaff, type TestStaff } from "../../testing/staff.ts";
import { indexingRecord } from "../db/schema/council-indexing.ts";
import { student } from "../db/schema/students.ts";
import { studentTexts } from "./texts.ts";

let server: TestCollege;
let admin: TestStaff;
let running: { readonly sessionId: number };

beforeAll(async () => {
  server = await startTestCollege();
  running = await createCalendar(server.college);
  admin = await createStaff(server.college, "SUPER_ADMIN");
});

afterAll(() => server.close());

const change = (id: number, body: object) =>
  request(server.url)
    .put(`/student/records/${id}/programme/`)
    .set({ authorization: admin.authorization })
    .send(body);

describe("a student", () => {
  it("moves to another programme after its consequences are confirmed", async () => {
    const { college } = server;
    const { name } = await createDepartmentWithProgramme(server.college);
    const { first: next, id: departmentId } = await createDepartmentWithProgramme(server.college);
    const one = await createStudent(college, { department: name });
    const body = {
      revision: 1,
      programme_id: next.id,
      entry_session_id: running.sessionId,
      reason: "Asked by letter",
    };
    const asked = await change(one.id, body).expect(200);
    expect(asked.body.is_done).toBe(false);
    expect(asked.body.consequences).toHaveLength(2);
    await change(one.id, { ...body, is_confirmed: true }).expect(200);
    const [row] = await college.db.select().from(student).where(eq(student.id, one.id));
    expect(row).toMatchObject({
      programmeId: next.id,
      departmentId,
      entrySessionId: running.sessionId,
    });
    expect((await change(one.id, body).expect(409)).body.code).toBe("changed_elsewhere");
    expect(await auditOf(college, `student:${one.id}`)).toMatchObject([
      { action: "student.programme", reason: "Asked by letter", after: { programme: next.code } },
    ]);
  });

  it("keeps the council's number with the programme that it was given for", async () => {
    const { college } = server;
    const round = await createRound(college);
    const one = await createCandidate(college, round);
    await college.db.insert(indexingRecord).values({
      ...{ studentId: one.id, programmeId: round.programmeId, roundId: round.id },
      ...{ indexNumber: "CH/7", indexedAt: college.clock() },
    });
    const { first: next } = await createDepartmentWithProgramme(college);
    const { body } = await change(one.id, {
      ...{ revision: 1, programme_id: next.id, reason: "Asked by letter" },
      entry_session_id: running.sessionId,
    }).expect(200);
    expect(body.consequences).toContain(studentTexts.programme.indexed("CH/7"));
  });

  it("is not moved into a programme that does not exist, or that they are in", async () => {
    const one = await createStudent(server.college);
    const body = { revision: 1, entry_session_id: null, reason: "Asked by letter" };
    await change(one.id, { ...body, programme_id: 999_999 }).expect(400);
    const [row] = await server.college.db.select().from(student).where(eq(student.id, one.id));
    await change(one.id, { ...body, programme_id: row?.programmeId }).expect(400);
    await change(999_999, { ...body, programme_id: row?.programmeId }).expect(404);
  });
});

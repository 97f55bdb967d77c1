import { eq } from "drizzle-orm";
import request from "supertest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { usualIndexingColumns } from "../../../../rules/students/indexing-round.ts";
import { indexingTexts as ruleTexts } from "../../../../rules/students/texts.ts";
import { auditOf } from "../../../testing/audit.ts";
import { startTestCollege, type TestCollege } from "../../../testing/college.ts";
import { createCandidate, createRound, indexingOffice } from "../../../testing/indexing.ts";
import { callOffice } from "../../../testing/office.ts";
import { createCalendar, createStudent, signInAs } from "../../../testing/people.ts";
import { createDepartmentWithProgramme } from "../../../testing/programmes.ts";
import { createStaff } from "../../../testing/staff.ts";
import { student } from "../../db/schema/students.ts";
import { indexingTexts as texts } from "./texts.ts";

const rounds = "/student/indexing-rounds/";

let server: TestCollege;
let running: { readonly sessionId: number };
let office: ReturnType<typeof indexingOffice>;

beforeAll(async () => {
  server = await startTestCollege();
  running = await createCalendar(server.college);
  office = indexingOffice(server, await createStaff(server.college, "SUPER_ADMIN"));
});

afterAll(() => server.close());

describe("a round", () => {
  const form = { closes_on: "2026-04-30", quota: 50, columns: usualIndexingColumns };

  it("is opened once for a cohort, changed and deleted", async () => {
    const { first } = await createDepartmentWithProgramme(server.college);
    const cohort = { programme_id: first.id, entry_session_id: running.sessionId };
    const { body } = await office.call("post", rounds, { ...cohort, ...form }).expect(201);
    expect(await office.readRound(body)).toMatchObject({
      ...{ closes_on: "2026-04-30", quota: 50, session: "2025/2026", days_left: 51, revision: 1 },
      students: { indexed: 0, held: 0, ready: 0, not_ready: 0 },
    });
    const again = await office.call("post", rounds, { ...cohort, ...form }).expect(400);
    expect(again.body).toEqual({ entry_session_id: [texts.roundExists] });
    const path = `${rounds}${body.id}/`;
    await office.call("put", path, { ...form, quota: 60, revision: 1 }).expect(200);
    const late = await office.call("put", path, { ...form, revision: 1 }).expect(409);
    expect(late.body.code).toBe("changed_elsewhere");
    expect((await office.readRound(body)).quota).toBe(60);
    await office.call("delete", `${path}?revision=2`).expect(200);
    await office.call("get", path).expect(404);
    const actions = (await auditOf(server.college, `indexing_round:${body.id}`)).map(
      ({ action }) => action,
    );
    expect(actions).toEqual([
      "indexing_round.create",
      "indexing_round.change",
      "indexing_round.delete",
    ]);
  });

  it("is refused with what is wrong at its fields", async () => {
    const cohort = { programme_id: 999_999, entry_session_id: running.sessionId };
    const wrong = { closes_on: "soon", quota: 0, columns: [] };
    expect((await office.call("post", rounds, { ...cohort, ...wrong }).expect(400)).body).toEqual({
      ...{ closes_on: [ruleTexts.closesOn], quota: [ruleTexts.quota(5_000)] },
      columns: [ruleTexts.noColumns],
    });
    expect((await office.call("post", rounds, { ...cohort, ...form }).expect(400)).body).toEqual({
      programme_id: [texts.noProgramme],
    });
    const never = { ...form, closes_on: "2026-02-30" };
    expect(
      (await office.call("post", rounds, { ...cohort, ...never }).expect(400)).body,
    ).toHaveProperty("closes_on");
  });

  it("is listed by whether it is open", async () => {
    const over = await createRound(server.college, { closesOn: "2026-03-01" });
    const open = await createRound(server.college);
    const ids = async (filter: string) =>
      (await office.call("get", `${rounds}?page_size=100&${filter}`).expect(200)).body.rows.map(
        ({ id }: { readonly id: number }) => id,
      );
    expect(await ids("open=false")).toEqual([over.id]);
    expect(await ids("open=true")).toContain(open.id);
    expect(await ids(`programme_id=${open.programmeId}`)).toEqual([open.id]);
    expect((await office.readRound(over)).days_left).toBe(-9);
  });
});

describe("a student", () => {
  it("is ready with a photo, a date of birth and a name that was compared", async () => {
    const round = await createRound(server.college);
    const one = await createCandidate(server.college, round, {
      ...{ surname: "Ade", dateOfBirth: null },
    });
    const set = (values: Partial<typeof student.$inferInsert>) =>
      server.college.db.update(student).set(values).where(eq(student.id, one.id));
    const [{ passportFileId } = { passportFileId: null }] = await server.college.db
      .select()
      .from(student)
      .where(eq(student.id, one.id));
    await set({ passportFileId: null });
    const gaps = ["no_photo", "no_birth_date", "certificate_unchecked"];
    expect(await office.listed(round)).toMatchObject([{ id: one.id, state: "not_ready", gaps }]);
    expect(await office.listed(round, "&gap=no_photo")).toHaveLength(1);
    expect(await office.listed(round, "&gap=name_changed")).toHaveLength(0);
    await set({ passportFileId, dateOfBirth: "2004-05-06" });

    const renamed = await office.checkName(round, one, "Ade Folake Ayo").expect(200);
    expect(renamed.body).toEqual({ changed: 0, left_out: [texts.renamed(one.matricNumber)] });
    await office.checkName(round, one, "Ade Folake").expect(200);
    expect(await office.listed(round, "&state=ready")).toMatchObject([{ gaps: [] }]);
    const again = await office.checkName(round, one, "Ade Folake").expect(200);
    expect(again.body.left_out).toEqual([texts.isSo(one.matricNumber)]);

    await set({ otherName: "Ayo" });
    expect(await office.listed(round)).toMatchObject([
      { state: "not_ready", gaps: ["name_changed"] },
    ]);
    expect((await office.readRound(round)).students).toEqual({
      ...{ indexed: 0, held: 0, ready: 0, not_ready: 1 },
    });
  });

  it("is held back with a reason, and put forward again", async () => {
    const round = await createRound(server.college);
    const one = await office.createReady(round, "Bello");
    await office.hold(round, one, true).expect(200);
    expect(await office.listed(round)).toMatchObject([
      { state: "held", held_reason: "Takes part next year" },
    ]);
    await office.hold(round, one, false).expect(200);
    expect(await office.listed(round, "&state=ready")).toHaveLength(1);
    const elsewhere = await createRound(server.college);
    expect((await office.hold(elsewhere, one, true).expect(200)).body).toEqual({
      ...{ changed: 0, left_out: [texts.unknown] },
    });
    const ids = [one.id];
    const short = { ids, is_held: true, reason: "no" };
    await office.call("post", `${rounds}${round.id}/held/`, short).expect(400);
  });

  it("sees what is missing, and the number once it is there", async () => {
    const round = await createRound(server.college);
    const one = await createCandidate(server.college, round, { surname: "Cole" });
    const { authorization } = await signInAs(server.college, one);
    const own = () => request(server.url).get("/student/council-indexing/").set({ authorization });
    expect((await own().expect(200)).body).toEqual({
      ...{ council: null, closes_on: "2026-04-30", days_left: 51, index_number: null },
      gaps: ["certificate_unchecked"],
    });
    await office
      .importNumbers(round, `matric_number,index_number\n${one.matricNumber},CB/1\n`)
      .expect(200);
    expect((await own()).body).toMatchObject({ index_number: "CB/1", gaps: [] });
    const { authorization: stranger } = await signInAs(
      server.college,
      await createStudent(server.college),
    );
    const path = "/student/council-indexing/";
    await request(server.url).get(path).set({ authorization: stranger }).expect(404);
  });
});

it("is the super admin's alone", async () => {
  const round = await createRound(server.college);
  for (const role of ["ICT_SUPPORT", "EXAM_OFFICER", "BURSARY_OFFICER"] as const) {
    const other = await createStaff(server.college, role);
    await callOffice(server, other, "get", rounds).expect(403);
    await callOffice(server, other, "get", `${rounds}${round.id}/files/`).expect(403);
    const held = { ids: [1], is_held: true, reason: "Takes part next year" };
    await callOffice(server, other, "post", `${rounds}${round.id}/held/`, held).expect(403);
  }
});

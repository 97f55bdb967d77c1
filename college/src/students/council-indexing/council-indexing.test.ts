import { eq } from "drizzle-orm";
import request from "supertest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { usualIndexingColumns } from "../../../../rules/students/indexing-round.ts";
import { indexingTexts as ruleTexts } from "../../../../rules/students/texts.ts";
import { auditOf } from "../../../testing/audit.ts";
import { startTestCollege, type TestCollege } from "../../../testing/college.ts";
import { createCandidate, createRound, type TestRound } from "../../../testing/indexing.ts";
import { callOffice } from "../../../testing/office.ts";
import {
  createCalendar,
  createStudent,
  signInAs,
  type TestStudent,
} from "../../../testing/people.ts";
import { createDepartmentWithProgramme } from "../../../testing/programmes.ts";
import { createStaff, type TestStaff } from "../../../testing/staff.ts";
import { readZip } from "../../../testing/zip.ts";
import { student } from "../../db/schema/students.ts";
import { indexingTexts as texts } from "./texts.ts";

const rounds = "/student/indexing-rounds/";

let server: TestCollege;
let running: { readonly sessionId: number };
let admin: TestStaff;

beforeAll(async () => {
  server = await startTestCollege();
  running = await createCalendar(server.college);
  admin = await createStaff(server.college, "SUPER_ADMIN");
});

afterAll(() => server.close());

const call = (method: "get" | "post" | "put" | "delete", path: string, body?: object) =>
  callOffice(server, admin, method, path, body);

const readRound = async ({ id }: Pick<TestRound, "id">) =>
  (await call("get", `${rounds}${id}/`).expect(200)).body;

const listed = async ({ id }: TestRound, filter = "") =>
  (await call("get", `/student/indexing-students/?round_id=${id}${filter}`).expect(200)).body.rows;

const checkName = (round: TestRound, { id }: TestStudent, name: string) =>
  call("post", `${rounds}${round.id}/certificates/`, { students: [{ id, name }] });

const hold = (round: TestRound, one: TestStudent, isHeld: boolean) =>
  call("post", `${rounds}${round.id}/held/`, {
    ...{ ids: [one.id], is_held: isHeld, reason: "Takes part next year" },
  });

const importNumbers = (
  round: TestRound,
  file: string,
  fields: Readonly<Record<string, string>> = {},
) =>
  request(server.url)
    .post(`${rounds}${round.id}/import/`)
    .set({ authorization: admin.authorization })
    .field({ dryRun: "false", ...fields })
    .attach("file", Buffer.from(file), "council.csv");

/** A student who lacks nothing. */
const createReady = async (round: TestRound, surname: string): Promise<TestStudent> => {
  const one = await createCandidate(server.college, round, { surname });
  await checkName(round, one, `${surname} Folake`).expect(200);
  return one;
};

describe("a round", () => {
  const form = { closes_on: "2026-04-30", quota: 50, columns: usualIndexingColumns };

  it("is opened once for a cohort, changed and deleted", async () => {
    const { first } = await createDepartmentWithProgramme(server.college);
    const cohort = { programme_id: first.id, entry_session_id: running.sessionId };
    const { body } = await call("post", rounds, { ...cohort, ...form }).expect(201);
    expect(await readRound(body)).toMatchObject({
      ...{ closes_on: "2026-04-30", quota: 50, session: "2025/2026", days_left: 51, revision: 1 },
      students: { indexed: 0, held: 0, ready: 0, not_ready: 0 },
    });
    const again = await call("post", rounds, { ...cohort, ...form }).expect(400);
    expect(again.body).toEqual({ entry_session_id: [texts.roundExists] });
    const path = `${rounds}${body.id}/`;
    await call("put", path, { ...form, quota: 60, revision: 1 }).expect(200);
    const late = await call("put", path, { ...form, revision: 1 }).expect(409);
    expect(late.body.code).toBe("changed_elsewhere");
    expect((await readRound(body)).quota).toBe(60);
    await call("delete", `${path}?revision=2`).expect(200);
    await call("get", path).expect(404);
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
    expect((await call("post", rounds, { ...cohort, ...wrong }).expect(400)).body).toEqual({
      ...{ closes_on: [ruleTexts.closesOn], quota: [ruleTexts.quota(5_000)] },
      columns: [ruleTexts.noColumns],
    });
    expect((await call("post", rounds, { ...cohort, ...form }).expect(400)).body).toEqual({
      programme_id: [texts.noProgramme],
    });
    const never = { ...form, closes_on: "2026-02-30" };
    expect((await call("post", rounds, { ...cohort, ...never }).expect(400)).body).toHaveProperty(
      "closes_on",
    );
  });

  it("is listed by whether it is open", async () => {
    const over = await createRound(server.college, { closesOn: "2026-03-01" });
    const open = await createRound(server.college);
    const ids = async (filter: string) =>
      (await call("get", `${rounds}?page_size=100&${filter}`).expect(200)).body.rows.map(
        ({ id }: { readonly id: number }) => id,
      );
    expect(await ids("open=false")).toEqual([over.id]);
    expect(await ids("open=true")).toContain(open.id);
    expect(await ids(`programme_id=${open.programmeId}`)).toEqual([open.id]);
    expect((await readRound(over)).days_left).toBe(-9);
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
    expect(await listed(round)).toMatchObject([{ id: one.id, state: "not_ready", gaps }]);
    expect(await listed(round, "&gap=no_photo")).toHaveLength(1);
    expect(await listed(round, "&gap=name_changed")).toHaveLength(0);
    await set({ passportFileId, dateOfBirth: "2004-05-06" });

    const renamed = await checkName(round, one, "Ade Folake Ayo").expect(200);
    expect(renamed.body).toEqual({ changed: 0, left_out: [texts.renamed(one.matricNumber)] });
    await checkName(round, one, "Ade Folake").expect(200);
    expect(await listed(round, "&state=ready")).toMatchObject([{ gaps: [] }]);
    const again = await checkName(round, one, "Ade Folake").expect(200);
    expect(again.body.left_out).toEqual([texts.isSo(one.matricNumber)]);

    await set({ otherName: "Ayo" });
    expect(await listed(round)).toMatchObject([{ state: "not_ready", gaps: ["name_changed"] }]);
    expect((await readRound(round)).students).toEqual({
      ...{ indexed: 0, held: 0, ready: 0, not_ready: 1 },
    });
  });

  it("is held back with a reason, and put forward again", async () => {
    const round = await createRound(server.college);
    const one = await createReady(round, "Bello");
    await hold(round, one, true).expect(200);
    expect(await listed(round)).toMatchObject([
      { state: "held", held_reason: "Takes part next year" },
    ]);
    await hold(round, one, false).expect(200);
    expect(await listed(round, "&state=ready")).toHaveLength(1);
    const elsewhere = await createRound(server.college);
    expect((await hold(elsewhere, one, true).expect(200)).body).toEqual({
      ...{ changed: 0, left_out: [texts.unknown] },
    });
    const ids = [one.id];
    const short = { ids, is_held: true, reason: "no" };
    await call("post", `${rounds}${round.id}/held/`, short).expect(400);
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
    await importNumbers(round, `matric_number,index_number\n${one.matricNumber},CB/1\n`).expect(
      200,
    );
    expect((await own()).body).toMatchObject({ index_number: "CB/1", gaps: [] });
    const { authorization: stranger } = await signInAs(
      server.college,
      await createStudent(server.college),
    );
    const path = "/student/council-indexing/";
    await request(server.url).get(path).set({ authorization: stranger }).expect(404);
  });
});

describe("the files for the council", () => {
  it("have a row as the council asks for it, and a photo, of everybody who is ready", async () => {
    const round = await createRound(server.college);
    const second = await createReady(round, "Musa");
    const first = await createReady(round, "Eze");
    await createCandidate(server.college, round);
    await hold(round, await createReady(round, "Held"), true).expect(200);
    const { body, headers } = await call("get", `${rounds}${round.id}/files/`)
      .buffer()
      .parse((response, done) => {
        const parts: Buffer[] = [];
        response.on("data", (part: Buffer) => parts.push(part));
        response.on("end", () => done(null, Buffer.concat(parts)));
      })
      .expect(200);
    expect(headers["content-type"]).toBe("application/zip");
    const files = await readZip(body);
    const photoOf = ({ matricNumber }: TestStudent) =>
      `photos/${matricNumber.replaceAll("/", "_")}.jpg`;
    expect([...files.keys()]).toEqual(["students.xlsx", photoOf(first), photoOf(second)]);
    expect(files.get(photoOf(first))?.toString()).toBe(first.matricNumber);
    const sheet = (await readZip(files.get("students.xlsx") ?? Buffer.alloc(0)))
      .get("xl/worksheets/sheet1.xml")
      ?.toString();
    const texts = [...(sheet ?? "").matchAll(/<t [^>]*>([^<]*)<\/t>|<v>(\d+)<\/v>/g)].map(
      ([, text, number]) => text ?? number,
    );
    expect(texts).toEqual([
      ...["No", "Candidate", "Born", "Passport"],
      ...["1", "Eze Folake", "2004-05-06", photoOf(first).slice(7)],
      ...["2", "Musa Folake", "2004-05-06", photoOf(second).slice(7)],
    ]);
    expect(await auditOf(server.college, `indexing_round:${round.id}`)).toMatchObject([
      { action: "export", after: { students: 2 } },
    ]);
  });

  it("are not made of nobody, nor of more than the council takes", async () => {
    const round = await createRound(server.college, { quota: 1 });
    const files = () => call("get", `${rounds}${round.id}/files/`);
    expect((await files().expect(409)).body.code).toBe("nobody_ready");
    const one = await createReady(round, "One");
    await createReady(round, "Two");
    expect((await files().expect(409)).body).toEqual({
      ...{ code: "over_quota", detail: texts.overQuota(2, 1) },
    });
    await hold(round, one, true).expect(200);
    await files().expect(200);
  });
});

describe("the council's numbers", () => {
  const heading = "matric_number,index_number,name\n";

  it("are taken in, with a report of what does not match", async () => {
    const round = await createRound(server.college);
    const elsewhere = await createRound(server.college);
    const good = await createReady(round, "Ade");
    const renamed = await createReady(round, "Bello");
    const twice = await createReady(round, "Cole");
    const stranger = await createCandidate(server.college, elsewhere);
    const rows = [
      `${good.matricNumber},ch/101,FOLAKE ADE`,
      `${renamed.matricNumber},CH/102,Balo Folake`,
      `${twice.matricNumber},CH/101,`,
      `${stranger.matricNumber},CH/104,`,
      "COHT/1990/001,CH/105,",
      `${twice.matricNumber},?,`,
    ];
    const file = `${heading}${rows.join("\n")}\n`;
    const checked = await importNumbers(round, file, { dryRun: "true" }).expect(200);
    expect(checked.body).toMatchObject({ row_count: 6, imported: 0, error_count: 5 });
    const { import: problems } = texts;
    expect(checked.body.errors).toEqual([
      { row: 3, column: "name", message: problems.otherName("Bello Folake") },
      { row: 4, column: "index_number", message: problems.twice(2) },
      { row: 5, column: "matric_number", message: problems.otherRound },
      { row: 6, column: "matric_number", message: problems.unknown },
      { row: 7, column: "matric_number", message: problems.twice(4) },
    ]);
    expect((await importNumbers(round, file).expect(200)).body.imported).toBe(0);
    const outdated = await importNumbers(round, file, {
      ...{ leaveOutWrong: "true", preview: "another" },
    }).expect(409);
    expect(outdated.body.code).toBe("preview_outdated");
    const taken = await importNumbers(round, file, {
      ...{ leaveOutWrong: "true", preview: checked.body.preview_mark },
    }).expect(200);
    expect(taken.body.imported).toBe(1);
    expect(await listed(round, "&state=indexed")).toMatchObject([
      { id: good.id, index_number: "CH/101" },
    ]);
    expect(await auditOf(server.college, `student:${good.id}`)).toContainEqual(
      expect.objectContaining({
        ...{ action: "student.index", after: { indexNumber: "CH/101", name: "Ade Folake" } },
      }),
    );
  });

  it("are each one student's, and each student has one", async () => {
    const round = await createRound(server.college);
    const one = await createReady(round, "Ade");
    const other = await createReady(round, "Bello");
    const row = (who: TestStudent, number: string) =>
      `matric_number,index_number\n${who.matricNumber},${number}\n`;
    const send = async (who: TestStudent, number: string) =>
      (await importNumbers(round, row(who, number)).expect(200)).body;
    expect(await send(one, "N1")).toMatchObject({ imported: 1 });
    expect((await send(one, "N2")).errors).toMatchObject([
      { message: texts.import.hasOther("N1") },
    ]);
    expect((await send(other, "n1")).errors).toMatchObject([
      { message: texts.import.taken(one.matricNumber) },
    ]);
    expect((await send(other, "?")).errors).toMatchObject([{ message: texts.import.number }]);
    expect(await send(one, "N1")).toMatchObject({ imported: 1, error_count: 0 });
    const path = `${rounds}${round.id}/?revision=1`;
    expect((await call("delete", path).expect(409)).body.code).toBe("in_use");
  });

  it("lock the student's name until they are taken back", async () => {
    const round = await createRound(server.college);
    const one = await createReady(round, "Ade");
    await importNumbers(round, `matric_number,index_number\n${one.matricNumber},L1\n`).expect(200);
    const support = await createStaff(server.college, "ICT_SUPPORT");
    const profile = `/staff/profiles/${one.accountId}/`;
    const correct = async (fields: Readonly<Record<string, string>>) => {
      const { body } = await callOffice(server, support, "get", profile).expect(200);
      return request(server.url)
        .put(profile)
        .set({ authorization: support.authorization })
        .field({ reason: "Affidavit of 3 March", revision: body.revision, ...fields });
    };
    const refused = await correct({ surname: "Adeyemi" });
    expect([refused.status, refused.body]).toEqual([
      409,
      { code: "indexed", detail: texts.locked("L1") },
    ]);
    expect((await correct({ date_of_birth: "2004-05-07" })).status).toBe(200);
    expect((await hold(round, one, true)).body.left_out).toEqual([
      texts.isIndexed(one.matricNumber),
    ]);
    const removal = { student_id: one.id, reason: "The council's mistake" };
    const remove = () => call("post", `${rounds}${round.id}/removals/`, removal);
    await remove().expect(200);
    expect((await remove().expect(409)).body.code).toBe("not_indexed");
    expect((await correct({ surname: "Adeyemi" })).status).toBe(200);
    expect(await listed(round)).toMatchObject([{ gaps: ["name_changed"] }]);
  });

  it("stay with a round whose student has left the programme", async () => {
    const round = await createRound(server.college);
    const one = await createReady(round, "Ade");
    await importNumbers(round, `matric_number,index_number\n${one.matricNumber},S1\n`).expect(200);
    await server.college.db
      .update(student)
      .set({ standing: "withdrawn" })
      .where(eq(student.id, one.id));
    expect(await listed(round)).toMatchObject([{ id: one.id, state: "indexed" }]);
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

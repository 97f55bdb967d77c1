import { eq } from "drizzle-orm";
import request from "supertest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { auditOf } from "../../../testing/audit.ts";
import { startTestCollege, type TestCollege } from "../../../testing/college.ts";
import { createCandidate, createRound, indexingOffice } from "../../../testing/indexing.ts";
import { callOffice } from "../../../testing/office.ts";
import { createCalendar, type TestStudent } from "../../../testing/people.ts";
import { createStaff } from "../../../testing/staff.ts";
import { readZip } from "../../../testing/zip.ts";
import { student } from "../../db/schema/students.ts";
import { indexingTexts as texts } from "./texts.ts";

const rounds = "/student/indexing-rounds/";

let server: TestCollege;
let office: ReturnType<typeof indexingOffice>;

beforeAll(async () => {
  server = await startTestCollege();
  await createCalendar(server.college);
  office = indexingOffice(server, await createStaff(server.college, "SUPER_ADMIN"));
});

afterAll(() => server.close());

describe("the files for the council", () => {
  it("have a row as the council asks for it, and a photo, of everybody who is ready", async () => {
    const round = await createRound(server.college);
    const second = await office.createReady(round, "Musa");
    const first = await office.createReady(round, "Eze");
    await createCandidate(server.college, round);
    await office.hold(round, await office.createReady(round, "Held"), true).expect(200);
    const { body, headers } = await office
      .call("get", `${rounds}${round.id}/files/`)
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
    const files = () => office.call("get", `${rounds}${round.id}/files/`);
    expect((await files().expect(409)).body.code).toBe("nobody_ready");
    const one = await office.createReady(round, "One");
    await office.createReady(round, "Two");
    expect((await files().expect(409)).body).toEqual({
      ...{ code: "over_quota", detail: texts.overQuota(2, 1) },
    });
    await office.hold(round, one, true).expect(200);
    await files().expect(200);
  });
});

describe("the council's numbers", () => {
  const heading = "matric_number,index_number,name\n";

  it("are taken in, with a report of what does not match", async () => {
    const round = await createRound(server.college);
    const elsewhere = await createRound(server.college);
    const good = await office.createReady(round, "Ade");
    const renamed = await office.createReady(round, "Bello");
    const twice = await office.createReady(round, "Cole");
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
    const checked = await office.importNumbers(round, file, { dryRun: "true" }).expect(200);
    expect(checked.body).toMatchObject({ row_count: 6, imported: 0, error_count: 5 });
    const { import: problems } = texts;
    expect(checked.body.errors).toEqual([
      { row: 3, column: "name", message: problems.otherName("Bello Folake") },
      { row: 4, column: "index_number", message: problems.twice(2) },
      { row: 5, column: "matric_number", message: problems.otherRound },
      { row: 6, column: "matric_number", message: problems.unknown },
      { row: 7, column: "matric_number", message: problems.twice(4) },
    ]);
    expect((await office.importNumbers(round, file).expect(200)).body.imported).toBe(0);
    const outdated = await office
      .importNumbers(round, file, {
        ...{ leaveOutWrong: "true", preview: "another" },
      })
      .expect(409);
    expect(outdated.body.code).toBe("preview_outdated");
    const taken = await office
      .importNumbers(round, file, {
        ...{ leaveOutWrong: "true", preview: checked.body.preview_mark },
      })
      .expect(200);
    expect(taken.body.imported).toBe(1);
    expect(await office.listed(round, "&state=indexed")).toMatchObject([
      { id: good.id, index_number: "CH/101" },
    ]);
    const recordOf = async ({ id }: TestStudent) =>
      (await office.call("get", `/student/records/${id}/`).expect(200)).body;
    expect(await recordOf(good)).toMatchObject({ id: good.id, index_number: "CH/101" });
    expect(await recordOf(twice)).toMatchObject({ id: twice.id, index_number: null });
    expect(await auditOf(server.college, `student:${good.id}`)).toContainEqual(
      expect.objectContaining({
        ...{ action: "student.index", after: { indexNumber: "CH/101", name: "Ade Folake" } },
      }),
    );
  });

  it("are each one student's, and each student has one", async () => {
    const round = await createRound(server.college);
    const one = await office.createReady(round, "Ade");
    const other = await office.createReady(round, "Bello");
    const row = (who: TestStudent, number: string) =>
      `matric_number,index_number\n${who.matricNumber},${number}\n`;
    const send = async (who: TestStudent, number: string) =>
      (await office.importNumbers(round, row(who, number)).expect(200)).body;
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
    expect((await office.call("delete", path).expect(409)).body.code).toBe("in_use");
  });

  it("lock the student's name until they are taken back", async () => {
    const round = await createRound(server.college);
    const one = await office.createReady(round, "Ade");
    await office
      .importNumbers(round, `matric_number,index_number\n${one.matricNumber},L1\n`)
      .expect(200);
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
    expect((await office.hold(round, one, true)).body.left_out).toEqual([
      texts.isIndexed(one.matricNumber),
    ]);
    const removal = { student_id: one.id, reason: "The council's mistake" };
    const remove = () => office.call("post", `${rounds}${round.id}/removals/`, removal);
    await remove().expect(200);
    expect((await remove().expect(409)).body.code).toBe("not_indexed");
    expect((await correct({ surname: "Adeyemi" })).status).toBe(200);
    expect(await office.listed(round)).toMatchObject([{ gaps: ["name_changed"] }]);
  });

  it("stay with a round whose student has left the programme", async () => {
    const round = await createRound(server.college);
    const one = await office.createReady(round, "Ade");
    await office
      .importNumbers(round, `matric_number,index_number\n${one.matricNumber},S1\n`)
      .expect(200);
    await server.college.db
      .update(student)
      .set({ standing: "withdrawn" })
      .where(eq(student.id, one.id));
    expect(await office.listed(round)).toMatchObject([{ id: one.id, state: "indexed" }]);
  });
});

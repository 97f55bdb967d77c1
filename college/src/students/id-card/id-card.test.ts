import { eq } from "drizzle-orm";
import request from "supertest";
import { afterAll, beforeAll, expect, it } from "vitest";
import { auditOf } from "../../../testing/audit.ts";
import { startTestCollege, type TestCollege } from "../../../testing/college.ts";
import { callOffice } from "../../../testing/office.ts";
import { createPayer, type Payer } from "../../../testing/payments.ts";
import { readPdf, readQrCodes } from "../../../testing/pdf.ts";
import { createStaff, type TestStaff } from "../../../testing/staff.ts";
import { student } from "../../db/schema/students.ts";
import { signCode } from "../../documents/signed-code.ts";
import { storeFile } from "../../files/store.ts";
import { signExamCard } from "../../results/exam-card/token.ts";
import { idCardTexts } from "./texts.ts";

let server: TestCollege;
let support: TestStaff;

beforeAll(async () => {
  server = await startTestCollege();
  support = await createStaff(server.college, "ICT_SUPPORT");
});

afterAll(() => server.close());

const change = (who: Payer, fields: Partial<typeof student.$inferInsert>) =>
  server.college.db.update(student).set(fields).where(eq(student.id, who.id));

/** A student with a photo. */
const holder = async (): Promise<Payer> => {
  const { college } = server;
  const who = await createPayer(college);
  const passportFileId = await college.db.transaction((tx) =>
    storeFile(college, tx, who.accountId, {
      mediaType: "image/jpeg",
      content: Buffer.from("no picture"),
    }),
  );
  await change(who, { passportFileId });
  return who;
};

const own = (who: Payer, path = "") =>
  request(server.url).get(`/student/id-card/${path}`).set({ authorization: who.authorization });

const print = async (who: Payer) => {
  const { body } = await own(who, "print/").buffer().expect(200);
  const [address = ""] = await readQrCodes(body);
  return { ...(await readPdf(body)), address, code: address.split("/").at(-1) ?? "" };
};

const confirm = (code: string) => request(server.url).get(`/student/id-cards/${code}/`);

const cards = async (who: Payer) =>
  (await callOffice(server, support, "get", `/student/records/${who.id}/id-cards/`).expect(200))
    .body.cards;

const reissue = (who: Payer, body: object) =>
  callOffice(server, support, "post", `/student/records/${who.id}/id-cards/`, {
    ...{ reason: "Lost in the bus", seen: 1, ...body },
  });

it("is issued with the first print, and stays the same card", async () => {
  const who = await holder();
  expect((await own(who).expect(200)).body).toEqual({ obstacle: null, card: null });
  const [first, again] = await Promise.all([print(who), print(who)]);
  expect(again.code).toBe(first.code);
  expect(first.pages).toBe(1);
  for (const words of [who.matricNumber, "Community Health", "Found it? Call"]) {
    expect(first.text).toContain(words);
  }
  expect(first.text).not.toContain("Reissue");
  expect(first.address).toMatch(/^http.+\/id-card\/[\w-]+$/);
  expect((await own(who)).body.card).toMatchObject({ number: 1 });
  const { body } = await confirm(first.code).expect(200);
  expect(body).toMatchObject({
    ...{ matric_number: who.matricNumber, number: 1, is_latest: true, is_student: true },
  });
  expect(JSON.stringify(body)).not.toMatch(/email|phone|photo/);
});

it("is made worthless by a reissue, with a reason", async () => {
  const who = await holder();
  await reissue(who, {}).expect(404);
  const { code } = await print(who);
  await reissue(who, { reason: "x" }).expect(400);
  expect((await reissue(who, {}).expect(200)).body).toEqual({ number: 2 });
  expect((await reissue(who, {}).expect(409)).body.code).toBe("changed_elsewhere");
  expect((await confirm(code)).body).toMatchObject({ number: 1, is_latest: false });
  const second = await print(who);
  expect(second.text).toContain("Reissue 1");
  expect((await confirm(second.code)).body).toMatchObject({ number: 2, is_latest: true });
  expect(await cards(who)).toMatchObject([
    { number: 2, issued_by: "Tunde Balogun", reason: "Lost in the bus" },
    { number: 1, issued_by: null, reason: null },
  ]);
  expect(await auditOf(server.college, `student:${who.id}`)).toMatchObject([
    { action: "student.id_card", before: { number: 1 }, after: { number: 2 } },
  ]);
});

it("needs a photo and an active student, and says so", async () => {
  const who = await createPayer(server.college);
  const refusal = async () => (await own(who, "print/").expect(409)).body;
  expect(await refusal()).toEqual({ code: "no_id_card", detail: idCardTexts.noPhoto });
  await change(who, { standing: "withdrawn" });
  expect((await own(who)).body.obstacle).toBe(idCardTexts.notActive);
  expect((await refusal()).detail).toBe(idCardTexts.notActive);
});

it("says of a graduate's card that its owner is no student", async () => {
  const who = await holder();
  const { code } = await print(who);
  await change(who, { standing: "graduated" });
  expect((await confirm(code)).body).toMatchObject({ is_latest: true, is_student: false });
});

it("is not found when forged, signed for nobody, or of another kind", async () => {
  const who = await holder();
  await print(who);
  const { secret } = server.college.config;
  const said = JSON.stringify([who.matricNumber, 1]);
  await confirm(signCode(secret, "student ID card", said)).expect(200);
  await confirm(signCode("another secret, just as long as it", "student ID card", said)).expect(
    404,
  );
  await confirm(signCode(secret, "examination card", said)).expect(404);
  await confirm(signCode(secret, "student ID card", JSON.stringify(["NOBODY/1", 1]))).expect(404);
  const { matricNumber } = who;
  const exam = { matricNumber, semesterId: 1, issuedAt: server.clock.read(), courseIds: [1] };
  await confirm(signExamCard(secret, exam)).expect(404);
});

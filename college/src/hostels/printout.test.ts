import { eq } from "drizzle-orm";
import request from "supertest";
import { afterAll, beforeAll, expect, it } from "vitest";
import { picture } from "../../testing/applications.ts";
import { startTestCollege, type TestCollege } from "../../testing/college.ts";
import {
  applicationCalled,
  decideHostel,
  type HeldBed,
  holdBed,
  releaseHostel,
  relocate,
} from "../../testing/hostel-office.ts";
import {
  createBoarder,
  createHostel,
  openHostels,
  type TestHostel,
} from "../../testing/hostels.ts";
import type { Payer } from "../../testing/payments.ts";
import { readPdf, readQrCodes } from "../../testing/pdf.ts";
import { createStaff } from "../../testing/staff.ts";
import { academicSession, semester } from "../db/schema/calendar.ts";
import { student } from "../db/schema/students.ts";
import { storeFile } from "../files/store.ts";
import { hostelTexts } from "./texts.ts";

let server: TestCollege;
let sessionId: number;
let office: Awaited<ReturnType<typeof createStaff>>;
let house: TestHostel;

beforeAll(async () => {
  server = await startTestCollege();
  ({ sessionId } = await openHostels(server.college));
  office = await createStaff(server.college, "SUPER_ADMIN");
  house = await createHostel(server.college, {
    name: "Ọ̀ṣun Hall",
    rooms: [{ number: "A-101", floor: 1, beds: 12 }],
  });
});

afterAll(() => server.close());

let used = 0;

/** Somebody with a bed of their own, approved. */
const createApproved = async (): Promise<{ readonly who: Payer; readonly held: HeldBed }> => {
  const who = await createBoarder(server.college, sessionId, { otherName: "Ṣadé" });
  const bedId = house.bedIds[used] ?? 0;
  used += 1;
  const held = await holdBed(server.college, { sessionId, student: who, bedId });
  await decideHostel(server.url, office, held.id, { decision: "approved" }).expect(200);
  return { who, held };
};

const download = ({ authorization }: Pick<Payer, "authorization">) =>
  request(server.url).get("/hostel/download-hostel-application/").set({ authorization }).buffer();

const confirm = (code: string, url = server.url) => request(url).get(`/hostel/confirm/${code}/`);

const codeOf = async (held: HeldBed): Promise<string> =>
  (await applicationCalled(server.college, held)).printoutCode ?? "none";

it("shows holder, bed, session and approver on one page", async () => {
  const { who } = await createApproved();
  const answer = await download(who).expect(200);
  expect(answer.headers["content-type"]).toBe("application/pdf");
  expect(answer.headers["content-disposition"]).toContain('filename="hostel_printout.pdf"');
  const { text, pages, title } = await readPdf(answer.body);
  for (const words of [
    "Hostel printout",
    "2025/2026 session",
    "Adeyemi Folake Ṣadé",
    who.matricNumber,
    "Community Health, 100 level",
    "Hostel Ọ̀ṣun Hall",
    "Room A-101",
    "Bed 1",
    "Floor 1",
    "Approved on 10 March 2026, 10:00",
    "Approved by Tunde Balogun",
  ]) {
    expect(text.normalize("NFC").replaceAll(/\s+/g, " ")).toContain(words.normalize("NFC"));
  }
  expect(pages).toBe(1);
  expect(title).toBe(`Hostel printout ${who.matricNumber}`);
});

it("shows the student's photo", async () => {
  const { who } = await createApproved();
  const without = await download(who).expect(200);
  expect((await readPdf(without.body)).text).toContain("No photo");
  const content = await picture("jpeg", { width: 680, height: 800 });
  await server.college.db.transaction(async (tx) => {
    const passportFileId = await storeFile(server.college, tx, who.accountId, {
      mediaType: "image/jpeg",
      content,
    });
    await tx.update(student).set({ passportFileId }).where(eq(student.id, who.id));
  });
  const { body } = await download(who).expect(200);
  expect((await readPdf(body)).text).not.toContain("No photo");
  expect(body.includes("/Subtype /Image")).toBe(true);
});

it("carries a QR code whose page confirms it to anybody", async () => {
  const { who, held } = await createApproved();
  const code = await codeOf(held);
  const { body } = await download(who).expect(200);
  expect(readQrCodes(body)).toEqual([`http://localhost:4000/hostel-printout/${code}`]);
  expect((await confirm(code).expect(200)).body).toEqual({
    matric_number: who.matricNumber,
    name: "Adeyemi Folake Ṣadé",
    session: "2025/2026",
    hostel: "Ọ̀ṣun Hall",
    room: "A-101",
    bed: 3,
    approved_at: "2026-03-10T09:00:00.000Z",
  });
});

it("does not exist before the approval or after a rejection", async () => {
  const who = await createBoarder(server.college, sessionId);
  const none = { detail: hostelTexts.printout.notApproved };
  expect((await download(who).expect(404)).body).toEqual(none);
  const held = await holdBed(server.college, {
    sessionId,
    student: who,
    bedId: house.bedIds[11] ?? 0,
  });
  expect((await download(who).expect(404)).body).toEqual(none);
  await decideHostel(server.url, office, held.id, { decision: "rejected", reason: "x" });
  expect((await download(who).expect(404)).body).toEqual(none);
});

it("is unavailable and not confirmed after the release of the bed", async () => {
  const { who, held } = await createApproved();
  const code = await codeOf(held);
  await releaseHostel(server.url, office, held.id).expect(200);
  expect((await confirm(code).expect(404)).body).toEqual({ detail: hostelTexts.printout.unknown });
  await download(who).expect(404);
});

it("of an exchanged bed is not confirmed, and the new one is", async () => {
  const { who, held } = await createApproved();
  const old = await codeOf(held);
  await relocate(server.url, office, held.id, {
    bed_id: house.bedIds[10],
    reason: "The roof leaks.",
  }).expect(200);
  await confirm(old).expect(404);
  expect((await confirm(await codeOf(held)).expect(200)).body).toMatchObject({ bed: 11 });
  expect((await readPdf((await download(who).expect(200)).body)).text).toContain("11");
});

it("is confirmed for its session and not printed in the next", async () => {
  const { who, held } = await createApproved();
  const { college } = server;
  await college.db.update(semester).set({ isCurrent: false });
  await college.db.update(academicSession).set({ isCurrent: false });
  await college.db.insert(academicSession).values({ name: "2026/2027", isCurrent: true });
  await download(who).expect(404);
  expect((await confirm(await codeOf(held)).expect(200)).body.session).toBe("2025/2026");
  await college.db.delete(academicSession).where(eq(academicSession.name, "2026/2027"));
  await college.db.update(academicSession).set({ isCurrent: true });
  await college.db.update(semester).set({ isCurrent: true });
});

it("is for students alone", async () => {
  await download(office).expect(403);
  await request(server.url).get("/hostel/download-hostel-application/").expect(401);
});

it("is confirmed only by its code, and guessing is rate-limited", async () => {
  const attemptLimits = { perAccountAndAddress: 2, perAddress: 2 };
  const guarded = await startTestCollege({ config: { attemptLimits } });
  const guess = () => confirm("AAAAAAAAAAAAAAAAAAAAAA", guarded.url);
  expect((await guess().expect(404)).body).toEqual({ detail: hostelTexts.printout.unknown });
  await guess().expect(404);
  expect((await guess().expect(429)).headers["retry-after"]).toBeDefined();
  await guarded.close();
  await confirm("short").expect(404);
  await confirm("x".repeat(65)).expect(404);
});

import { randomBytes } from "node:crypto";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { sql } from "drizzle-orm";
import sharp from "sharp";
import request from "supertest";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { StaffRole } from "../../../../contract/staff/role.ts";
import { createApplicant, createApplicationSession } from "../../../testing/applicants.ts";
import {
  callsOf,
  createApplying,
  filesOf,
  firstSitting,
  picture,
} from "../../../testing/applications.ts";
import { startTestCollege, type TestCollege } from "../../../testing/college.ts";
import { readPdf } from "../../../testing/pdf.ts";
import { onePage } from "../../../testing/pdf-file.ts";
import { createStudent, signInAs } from "../../../testing/people.ts";
import { account } from "../../db/schema/accounts.ts";
import { staffMember } from "../../db/schema/staff.ts";
import { makePdf } from "../../documents/pdf.ts";

let server: TestCollege;

beforeAll(async () => {
  server = await startTestCollege();
  await createApplicationSession(server.college);
});

afterAll(() => server.close());

const start = async () => {
  const person = await createApplying(server.college);
  const calls = callsOf(server.url, person);
  await calls.patchOlevel(firstSitting).expect(200);
  const send = (content: Buffer, name = "result.pdf", sitting = "1") =>
    calls.upload().field("exam_sitting", sitting).attach("result", content, name);
  const stored = async () => (await calls.get()).body.sittings[0];
  return { ...calls, person, send, stored };
};

const pdf = () =>
  makePdf(
    { title: "Result", author: "A school", subject: "Result", createdAt: new Date(0) },
    (page) => page.text("English Language A1"),
  );

const staffCalled = async (role: StaffRole) => {
  const login = `staff-${randomBytes(4).toString("hex")}`;
  const [owner] = await server.college.db
    .insert(account)
    .values({ kind: "staff", login, email: `${login}@college.example`, passwordHash: "unusable" })
    .returning();
  const accountId = owner?.id ?? 0;
  await server.college.db
    .insert(staffMember)
    .values({ accountId, surname: "Bello", firstName: "Ada", role });
  return signInAs(server.college, { accountId });
};

test("a PDF's pages are stored, and its owner can download them", async () => {
  const { send, stored, get } = await start();
  const content = await pdf();

  const answer = await send(content, "../../etc/result.jpg");

  expect(answer.status).toBe(200);
  const { result_file, result_media_type } = await stored();
  expect(result_file).toMatch(/^\/media\/results\/[0-9a-f-]{36}$/);
  expect(result_media_type).toBe("application/pdf");
  const file = await get(result_file).buffer(true);
  expect(file.headers).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": expect.stringMatching(/^attachment; filename="result_1\.pdf"/),
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
  });
  expect(await readPdf(file.body)).toEqual({
    pages: 1,
    text: "English Language A1",
    title: undefined,
  });
});

test.each([
  "jpeg",
  "png",
  "webp",
] as const)("a %s becomes an upright JPEG without its place", async (format) => {
  const { send, stored, get } = await start();
  const photo = await sharp({
    create: { width: 3000, height: 4200, channels: 3, background: "#cccccc" },
  })
    .withExif({ IFD3: { GPSLatitude: "7/1 23/1 0/1" } })
    .toFormat(format)
    .toBuffer();

  await send(photo, "result.pdf").expect(200);

  const { result_file, result_media_type } = await stored();
  expect(result_media_type).toBe("image/jpeg");
  const kept = await sharp((await get(result_file)).body).metadata();
  expect(kept).toMatchObject({ format: "jpeg", width: 2000, height: 2800 });
  expect(kept.exif).toBeUndefined();
});

test("a new file replaces the old, also under concurrent uploads", async () => {
  const { person, send, stored, get } = await start();
  await send(await pdf());
  const { result_file: first } = await stored();

  const photo = await picture();
  await Promise.all([send(photo), send(photo)]);

  expect((await get(first)).status).toBe(404);
  expect(await filesOf(server.college, person.accountId)).toBe(1);
});

test("saving the sitting again keeps its file", async () => {
  const { send, stored, patchOlevel } = await start();
  await send(await pdf());

  await patchOlevel({ ...firstSitting, school_name: "Another School" });

  expect(await stored()).toMatchObject({
    school_name: "Another School",
    result_media_type: "application/pdf",
  });
});

describe("who may read a result", () => {
  test("the owner and entitled staff; everyone else gets 404", async () => {
    const owner = await start();
    await owner.send(await pdf());
    const { result_file } = await owner.stored();
    const stranger = await createApplying(server.college);
    const student = await signInAs(server.college, await createStudent(server.college));
    const staff = await Promise.all(
      (["SUPER_ADMIN", "ICT_SUPPORT", "EXAM_OFFICER", "LECTURER"] as const).map(staffCalled),
    );

    const answers = await Promise.all(
      [stranger, student, ...staff].map(({ authorization }) =>
        callsOf(server.url, { authorization }).get(result_file),
      ),
    );

    expect(answers.map(({ status }) => status)).toEqual([404, 404, 200, 200, 404, 404]);
    expect((await request(server.url).get(result_file)).status).toBe(401);
  });

  test("the same staff may see passport photos; photo paths show no result", async () => {
    const owner = await start();
    await owner.send(await pdf());
    const { body } = await owner.patchProfile().attach("passport", await picture(), "me.jpg");
    const { result_file } = await owner.stored();
    const id = result_file.slice("/media/results/".length);
    const [support, lecturer] = await Promise.all([
      staffCalled("ICT_SUPPORT"),
      staffCalled("LECTURER"),
    ]);

    const see = ({ authorization }: { readonly authorization: string }, path: string) =>
      callsOf(server.url, { authorization }).get(path);
    const photo = body.profile.passport;

    expect((await see(support, photo)).status).toBe(200);
    expect((await see(lecturer, photo)).status).toBe(404);
    expect((await owner.get(`/media/passports/${id}.jpg`)).status).toBe(404);
    const photoId = photo.slice("/media/passports/".length, -".jpg".length);
    expect((await owner.get(`/media/results/${photoId}`)).status).toBe(404);
  });
});

test.each([
  ["a text under the name of a PDF", async () => Buffer.from("hello"), /Choose a PDF/],
  ["a GIF", async () => Buffer.from("GIF89a\x01\x00\x01\x00\x80\x00\x00"), /Choose a PDF/],
  [
    "a page of HTML",
    async () => Buffer.from("<html><script>alert(1)</script></html>"),
    /Choose a PDF/,
  ],
  ["half a PDF", async () => (await pdf()).subarray(0, 600), /damaged or incomplete/],
  ["half a JPEG", async () => (await picture()).subarray(0, 300), /damaged/],
  [
    "a PDF with a script",
    async () => onePage({ catalog: "/OpenAction << /S /JavaScript /JS (x) >>" }),
    /scripts, forms, comments or attached files/,
  ],
  [
    "a PDF of 61 pages",
    async () =>
      onePage({
        objects: { 2: `<< /Type /Pages /Kids [ ${"<< /Type /Page >> ".repeat(61)} ] >>` },
      }),
    /more than 60 pages/,
  ],
  [
    "a PDF behind a password",
    async () => onePage({ trailer: "/Encrypt << /Filter /Standard /V 1 /R 2 >>" }),
    /protected by a password/,
  ],
])("%s is refused, and the stored file stays", async (_what, make, words) => {
  const { send, stored } = await start();
  await send(await picture());
  const before = await stored();

  const answer = await send(await make());

  expect(answer.status).toBe(400);
  expect(answer.body).toEqual({ result: [expect.stringMatching(words)] });
  expect(await stored()).toEqual(before);
});

test("5 MB are accepted, one byte more is refused with 413", async () => {
  const { send } = await start();
  const limit = 5 * 1024 * 1024;
  const padded = (length: number) => onePage({ objects: { 9: `(${"x".repeat(length)})` } });
  const filled = (size: number) => padded(2 * (size - 1000) + 1000 - padded(size - 1000).length);

  const largest = await send(filled(limit));
  const larger = await send(filled(limit + 1));

  expect([largest.status, larger.status]).toEqual([200, 413]);
  expect(larger.body).toEqual({
    result: ["The file is larger than 5 MB. Choose a smaller one."],
  });
});

test("a large upload before payment is refused readably and unread", async () => {
  const person = await createApplicant(server.college);
  const calls = callsOf(server.url, await signInAs(server.college, person));

  const answer = await calls
    .upload()
    .field("exam_sitting", "1")
    .attach("result", Buffer.alloc(20 * 1024 * 1024, "x"), "r.pdf");

  expect(answer.status).toBe(402);
  expect(answer.body.code).toBe("screening_unpaid");
});

test("a result file needs a saved sitting", async () => {
  const { send, ...calls } = await start();
  const file = await pdf();

  const notSaved = await send(file, "r.pdf", "2");
  const unknown = await send(file, "r.pdf", "3");
  const none = await calls.upload().attach("result", file, "r.pdf");
  const noFile = await calls.upload().field("exam_sitting", "1");
  const other = await calls.upload().field("exam_sitting", "1").attach("photo", file, "r.pdf");

  expect([notSaved.status, unknown.status, none.status]).toEqual([400, 400, 400]);
  expect(notSaved.body).toEqual({
    exam_sitting: ["Save this sitting before you upload its result."],
  });
  expect(none.body).toEqual({ exam_sitting: ["This field is required."] });
  expect(noFile.body).toEqual({ result: ["Choose the file of your result."] });
  expect(Object.keys(other.body)).toEqual(["photo", "result"]);
});

/** Sends bytes as they are and reads what comes back until the other side is done. */
const sendRaw = async (head: string, body: Buffer, { hangUp = false } = {}): Promise<string> => {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  socket.write(head);
  socket.write(body);
  if (hangUp) {
    socket.end();
  }
  return text(socket);
};

test("an aborted upload gives 400 and stores nothing", async () => {
  const { person, stored } = await start();
  const part = Buffer.concat([
    Buffer.from(
      '--cut\r\ncontent-disposition: form-data; name="exam_sitting"\r\n\r\n1\r\n--cut\r\n' +
        'content-disposition: form-data; name="result"; filename="r.pdf"\r\ncontent-type: application/pdf\r\n\r\n',
    ),
    await pdf(),
  ]);
  const head = (length: number) =>
    `POST /admission/upload-result HTTP/1.1\r\nhost: college\r\nconnection: close\r\nauthorization: ${person.authorization}\r\n` +
    `content-type: multipart/form-data; boundary=cut\r\ncontent-length: ${length}\r\n\r\n`;

  const unfinished = await sendRaw(head(part.length), part);
  await sendRaw(head(part.length + 100_000), part, { hangUp: true });

  expect(unfinished).toMatch(/^HTTP\/1\.1 400 /);
  expect(unfinished).toContain('{"detail":"The request could not be read."}');
  expect((await stored()).result_file).toBeNull();
  expect(await filesOf(server.college, person.accountId)).toBe(0);
});

test("a full disk refuses the upload and keeps the old file", async () => {
  const { send, stored } = await start();
  await send(await pdf());
  const before = await stored();
  await server.college.db.execute(sql`
    create function no_room_left() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`);
  await server.college.db.execute(sql`
    create trigger no_room before insert on stored_file for each row execute function no_room_left()`);

  const answer = await send(await picture());
  await server.college.db.execute(sql`drop trigger no_room on stored_file`);

  expect([answer.status, answer.body.code]).toEqual([507, "storage_full"]);
  expect(await stored()).toEqual(before);
});

import { sql } from "drizzle-orm";
import sharp from "sharp";
import request from "supertest";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestCollege, type TestCollege } from "../../testing/college.ts";
import { hugePicture } from "../../testing/huge-picture.ts";
import { createStudent, signInAs } from "../../testing/people.ts";
import { storedFile } from "../db/schema/files.ts";

let server: TestCollege;

beforeAll(async () => {
  server = await startTestCollege();
});

afterAll(() => server.close());

const start = async () => {
  const student = await createStudent(server.college, { address: "1, Old Street" });
  const { authorization } = await signInAs(server.college, student);
  const put = (id = student.id) =>
    request(server.url).put(`/student/${id}/`).set({ authorization });
  const get = (path = `/student/${student.id}/`) =>
    request(server.url).get(path).set({ authorization });
  return { student, put, get };
};

const picture = (format: "jpeg" | "png" | "webp" = "jpeg", width = 400, height = 500) =>
  sharp({ create: { width, height, channels: 4, background: "#0a7d6c80" } })
    .toFormat(format)
    .toBuffer();

const storedFiles = async (): Promise<number> => server.college.db.$count(storedFile);

test("a student changes their profile; omitted fields keep their value", async () => {
  const { student, put, get } = await start();

  const answer = await put().field("phone", "0803 123 4567").field("religion", "");

  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({
    id: student.id,
    phone: "+2348031234567",
    religion: null,
    address: "1, Old Street",
  });
  expect((await get()).body).toEqual(answer.body);
});

test("protected and wrong fields are refused together, and nothing is stored", async () => {
  const { put, get } = await start();

  const answer = await put()
    .field("surname", "Eze")
    .field("phone", "x")
    .field("address", "2, New Street");

  expect(answer.status).toBe(400);
  expect(Object.keys(answer.body).sort()).toEqual(["phone", "surname"]);
  expect((await get()).body).toMatchObject({ surname: "Adeyemi", address: "1, Old Street" });
});

test("another student's record can be neither read nor changed", async () => {
  const { put, get } = await start();
  const other = await createStudent(server.college, { phone: "+2348030000000" });

  const read = await get(`/student/${other.id}/`);
  const changed = await put(other.id).field("phone", "08031234567");
  const nobody = await get("/student/999999/");

  expect([read.status, changed.status, nobody.status]).toEqual([403, 403, 403]);
  expect(read.body).toEqual({ detail: "You do not have permission to perform this action." });
});

test.each([
  "jpeg",
  "png",
  "webp",
] as const)("stores a %s passport as a JPEG for its owner only", async (format) => {
  const { put, get } = await start();
  const stranger = await start();

  const answer = await put().attach("passport", await picture(format), "me.bin");

  expect(answer.status).toBe(200);
  expect(answer.body.passport).toMatch(/^\/media\/passports\/[0-9a-f-]{36}\.jpg$/);
  const own = await get(answer.body.passport);
  expect(own.headers["content-type"]).toBe("image/jpeg");
  expect((await sharp(own.body).metadata()).format).toBe("jpeg");
  expect((await stranger.get(answer.body.passport)).status).toBe(404);
  expect((await request(server.url).get(answer.body.passport)).status).toBe(401);
});

test("a stored passport is upright, fits its frame and has no location", async () => {
  const { put, get } = await start();
  const photo = await sharp({
    create: { width: 3000, height: 2000, channels: 3, background: "#cccccc" },
  })
    .withExif({ IFD0: { Make: "Camera" }, IFD3: { GPSLatitude: "7/1 23/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

  const { body } = await put().attach("passport", photo, "me.jpg");

  const stored = await sharp((await get(body.passport)).body).metadata();
  expect(stored).toMatchObject({ width: 533, height: 800 });
  expect(stored.exif).toBeUndefined();
  expect(stored.orientation).toBeUndefined();
});

test("a new passport replaces the old one", async () => {
  const { put, get } = await start();
  const first = await put().attach("passport", await picture(), "1.jpg");
  const before = await storedFiles();

  const second = await put().attach("passport", await picture("png"), "2.png");

  expect(second.body.passport).not.toBe(first.body.passport);
  expect((await get(first.body.passport)).status).toBe(404);
  expect(await storedFiles()).toBe(before);
});

test("an empty file part or the stored path keeps the passport", async () => {
  const { put } = await start();
  const { body } = await put().attach("passport", await picture(), "1.jpg");

  const empty = await put().attach("passport", Buffer.alloc(0), "");
  const path = await put().field("passport", body.passport);

  expect([empty.body.passport, path.body.passport]).toEqual([body.passport, body.passport]);
});

test("refuses 20 MB with a readable answer", async () => {
  const { put } = await start();

  const answer = await put().attach("passport", Buffer.alloc(20 * 1024 * 1024, 0xff), "me.jpg");

  expect(answer.status).toBe(413);
  expect(answer.body).toEqual({
    passport: ["The picture is larger than 2 MB. Choose a smaller one."],
  });
});

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>');

test.each([
  ["an SVG named .jpg", async () => svg, /Choose a JPEG, PNG or WebP picture/],
  ["a text", async () => Buffer.from("hello"), /Choose a JPEG, PNG or WebP picture/],
  ["a GIF", async () => Buffer.from("GIF89a\x01\x00\x01\x00\x80\x00\x00"), /Choose a JPEG/],
  ["half a JPEG", async () => (await picture()).subarray(0, 300), /damaged/],
  ["a JPEG's beginning only", async () => Buffer.from("ffd8ffe0", "hex"), /damaged/],
  ["a picture of 17,000 pixels a side", async () => hugePicture(17_000), /17000 by 17000 pixels/],
])("%s is refused as a passport, with the whole form", async (_what, make, words) => {
  const { put, get } = await start();

  const answer = await put()
    .field("address", "2, New Street")
    .attach("passport", await make(), { filename: "me.jpg", contentType: "image/jpeg" });

  expect(answer.status).toBe(400);
  expect(answer.body).toEqual({ passport: [expect.stringMatching(words)] });
  expect((await get()).body).toMatchObject({ passport: null, address: "1, Old Street" });
});

test("refuses text as passport, and a file under another name", async () => {
  const { put } = await start();

  const text = await put().field("passport", "data:image/png;base64,AAAA");
  const other = await put().attach("signature", await picture(), "me.jpg");

  expect(text.body).toEqual({ passport: ["The submitted data was not a file."] });
  expect(other.body).toEqual({ signature: ["Enter a valid value."] });
});

test("refuses a body that is not a multipart form", async () => {
  const { put } = await start();

  expect((await put().send({ phone: "08031234567" })).status).toBe(415);
});

test("two concurrent uploads store one photo", async () => {
  const { student, put } = await start();
  const photo = await picture();

  await Promise.all([1, 2, 3].map((n) => put().attach("passport", photo, `${n}.jpg`)));

  const files = await server.college.db.$count(
    storedFile,
    sql`${storedFile.ownerAccountId} = ${student.accountId}`,
  );
  expect(files).toBe(1);
});

test("a full disk refuses the change without data loss", async () => {
  const { put, get } = await start();
  const { body: before } = await put().attach("passport", await picture(), "1.jpg");
  await server.college.db.execute(sql`
    create function no_room() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`);
  await server.college.db.execute(sql`
    create trigger no_room before insert on stored_file for each row execute function no_room()`);

  const answer = await put()
    .field("address", "2, New Street")
    .attach("passport", await picture(), "2.jpg");
  await server.college.db.execute(sql`drop trigger no_room on stored_file`);

  expect(answer.status).toBe(507);
  expect(answer.body).toEqual({
    detail: "The college has no room left to store this. Nothing was changed; please try later.",
    code: "storage_full",
  });
  expect((await get()).body).toEqual(before);
  expect((await get(before.passport)).status).toBe(200);
});

import request from "supertest";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createApplicant } from "../../testing/applicants.ts";
import { auditOf } from "../../testing/audit.ts";
import { startTestCollege, type TestCollege } from "../../testing/college.ts";
import { createPayer } from "../../testing/payments.ts";
import { signInAs } from "../../testing/people.ts";
import { createStaff } from "../../testing/staff.ts";
import { announcement } from "../db/schema/staff.ts";
import { texts } from "../texts.ts";
import { announcementTexts } from "./texts.ts";

interface Caller {
  readonly authorization: string;
}

let server: TestCollege;
let office: Awaited<ReturnType<typeof createStaff>>;

beforeAll(async () => {
  server = await startTestCollege();
  office = await createStaff(server.college, "SUPER_ADMIN");
});

afterAll(async () => {
  await server.close();
});

beforeEach(async () => {
  await server.college.db.delete(announcement);
});

const send = (method: "get" | "post" | "put", path: string, body?: object, who: Caller = office) =>
  request(server.url)[method](path).set("authorization", who.authorization).send(body);

const input = {
  title: "Library closed",
  body: "The library is closed on Friday.\nBring books back on Thursday.",
  audience: "everybody",
  starts_at: null,
  ends_at: null,
};

const announce = async (change: object = {}) =>
  (await send("post", "/staff/announcements/", { ...input, ...change }).expect(201)).body;

const shownTo = async (who?: Caller): Promise<readonly string[]> => {
  const path = who === undefined ? "/announcements/" : "/announcements/mine/";
  const call = request(server.url).get(path);
  if (who !== undefined) call.set("authorization", who.authorization);
  const { body } = await call.expect(200);
  return body.map(({ title }: { title: string }) => title);
};

describe("announcements", () => {
  it("reach only their audience", async () => {
    const applicant = await signInAs(server.college, await createApplicant(server.college));
    const student = await createPayer(server.college);
    const lecturer = await createStaff(server.college, "LECTURER");
    for (const audience of ["everybody", "applicants", "students", "staff"]) {
      await announce({ title: audience, audience });
    }
    expect(await shownTo()).toEqual(["everybody"]);
    expect(await shownTo(applicant)).toEqual(["applicants", "everybody"]);
    expect(await shownTo(student)).toEqual(["students", "everybody"]);
    expect(await shownTo(lecturer)).toEqual(["staff", "everybody"]);
  });

  it("are shown from their beginning until their end", async () => {
    const starts_at = "2026-03-10T10:00:00+01:00";
    await announce({ title: "planned", starts_at: "2026-03-10T12:00:00+01:00" });
    await announce({ title: "short", starts_at, ends_at: "2026-03-10T10:30:00+01:00" });
    expect(await shownTo()).toEqual(["short"]);
    server.clock.advance({ hours: 2 });
    const later = await shownTo();
    server.clock.advance({ hours: -2 });
    expect(later).toEqual(["planned"]);
  });

  it("can be changed and taken down only with the newest revision", async () => {
    const { id, revision } = await announce();
    const changed = { ...input, title: "Library open", revision };
    await send("put", `/staff/announcements/${id}/`, changed).expect(200);
    const stale = await send("put", `/staff/announcements/${id}/`, changed).expect(409);
    expect(stale.body).toMatchObject({ code: "changed_elsewhere" });
    expect(await shownTo()).toEqual(["Library open"]);
    server.clock.advance({ minutes: 5 });
    await send("post", `/staff/announcements/${id}/take-down/`, { revision }).expect(409);
    const takeDown = { revision: revision + 1 };
    await send("post", `/staff/announcements/${id}/take-down/`, takeDown).expect(200);
    expect(await shownTo()).toEqual([]);
    const { body } = await send("get", `/staff/announcements/${id}/`).expect(200);
    expect(body).toMatchObject({ state: "past", created_by: "Tunde Balogun", revision: 3 });
    expect(await auditOf(server.college, `announcement:${id}`)).toMatchObject([
      { action: "announcement.create", after: { title: "Library closed" } },
      {
        action: "announcement.change",
        before: { title: "Library closed" },
        after: { title: "Library open" },
      },
      { action: "announcement.take_down", actorAccountId: office.accountId },
    ]);
  });

  it("never appear when taken down before they begin", async () => {
    const { id, revision } = await announce({ starts_at: "2026-04-01T09:00:00Z" });
    await send("post", `/staff/announcements/${id}/take-down/`, { revision }).expect(200);
    await send("get", `/staff/announcements/${id}/`).expect(404);
  });

  it.each([
    [{ title: " \n " }, { title: [texts.field.blank] }],
    [{ body: "\u0000\u202e" }, { body: [texts.field.blank] }],
    [{ title: "x".repeat(121) }, { title: [texts.field.tooLong(120)] }],
    [{ audience: "lecturers" }, { audience: [expect.any(String)] }],
    [{ starts_at: "2026-04-31T09:00:00Z" }, { starts_at: [texts.field.notInstant] }],
    [{ ends_at: "2026-03-01T09:00:00Z" }, { ends_at: [announcementTexts.endsTooEarly] }],
  ])("take no %j", async (change, fields) => {
    const { body } = await send("post", "/staff/announcements/", { ...input, ...change }).expect(
      400,
    );
    expect(body).toEqual(fields);
  });

  it("are plain text: nothing hidden or turned around is kept", async () => {
    const { title, body } = await announce({
      title: "A\u0000\u202eB <b>",
      body: "one\r\n\r\n\r\n\r\ntwo\u0007",
    });
    expect({ title, body }).toEqual({ title: "AB <b>", body: "one\n\ntwo" });
  });

  it.each([
    "LECTURER",
    "EXAM_OFFICER",
    "ICT_SUPPORT",
  ] as const)("are not a %s's to write", async (role) => {
    const other = await createStaff(server.college, role);
    await send("post", "/staff/announcements/", input, other).expect(403);
  });
});

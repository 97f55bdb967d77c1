import request from "supertest";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestCollege, type TestCollege } from "../../testing/college.ts";
import { createStaff } from "../../testing/staff.ts";
import { ensureFirstAdmin } from "./first-admin.ts";

const email = "registrar@college.example";
let server: TestCollege;

beforeAll(async () => {
  server = await startTestCollege({ config: { firstAdminEmail: email } });
});

afterAll(() => server.close());

test("mails the first super admin a link, and another only after expiry", async () => {
  await ensureFirstAdmin(server.college);
  await ensureFirstAdmin(server.college);
  expect(await server.mail()).toHaveLength(1);
  expect(await tryLogin("unset")).toBe(401);

  server.clock.advance({ days: 3 });
  await ensureFirstAdmin(server.college);
  const [, second] = await server.mail();
  const token = /#([\w-]+)/.exec(second?.text ?? "")?.[1];
  await request(server.url)
    .post("/staff/invitation/accept/")
    .send({ token, password: "My-Own-Word-9" });
  expect(second?.to).toBe(email);
  expect(await tryLogin("My-Own-Word-9")).toBe(200);

  await ensureFirstAdmin(server.college);
  expect(
    (await server.mail()).filter(({ subject }) => subject.includes("first super admin")),
  ).toHaveLength(2);
});

test("a college with staff gets no first super admin", async () => {
  const other = await startTestCollege({ config: { firstAdminEmail: email } });
  await createStaff(other.college, "LECTURER");

  await ensureFirstAdmin(other.college);

  expect(await other.mail()).toEqual([]);
  await other.close();
});

const tryLogin = async (password: string): Promise<number> =>
  (await request(server.url).post("/staff/login/").send({ email, password })).status;

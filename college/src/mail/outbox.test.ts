import request from "supertest";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestCollege, type TestCollege } from "../../testing/college.ts";
import { buildCollege } from "../app.ts";
import { queueMail } from "./queue.ts";

let server: TestCollege;

beforeAll(async () => {
  server = await startTestCollege();
});

afterAll(() => server.close());

test("the outbox shows mail newest first, as text with links", async () => {
  const { college } = server;
  await college.db.transaction(async (tx) => {
    await queueMail(college, tx, { to: "a@b.example", subject: "First", text: "Hello" });
    await queueMail(college, tx, {
      to: "c@d.example",
      subject: "<b>Second</b>",
      text: 'Open http://localhost:4000/verify?a=1&b=2 <script>alert("x")</script>',
    });
  });

  const page = await request(server.url).get("/outbox");
  const list = await request(server.url).get("/outbox.json");

  expect(page.text.indexOf("Second")).toBeLessThan(page.text.indexOf("First"));
  expect(page.text).toContain("&lt;b&gt;Second&lt;/b&gt;");
  expect(page.text).toContain('<a href="http://localhost:4000/verify?a=1&amp;b=2"');
  expect(page.text).not.toContain("<script>");
  expect(page.headers["content-security-policy"]).not.toContain("script-src");
  expect(list.body).toEqual([
    expect.objectContaining({ to: "c@d.example", subject: "<b>Second</b>" }),
    {
      to: "a@b.example",
      subject: "First",
      text: "Hello",
      created_at: server.clock.read().toISOString(),
    },
  ]);
});

test.each([
  ["with a mail server", { smtpUrl: "smtp://127.0.0.1:1" }],
  ["in production", { production: true }],
])("%s there is no outbox to read", async (_when, config) => {
  const { college } = server;
  const { app } = await buildCollege({ ...college, config: { ...college.config, ...config } });

  const page = await app.inject("/outbox");
  const list = await app.inject("/outbox.json");
  await app.close();

  expect([page.statusCode, list.statusCode]).toEqual([404, 404]);
});

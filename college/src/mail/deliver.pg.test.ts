import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestCollege, type TestCollege } from "../../testing/college.ts";
import { createTestDatabase } from "../../testing/postgres.ts";
import { deliverMail } from "./deliver.ts";
import { type Mail, queueMail } from "./queue.ts";

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let colleges: readonly TestCollege[];

beforeAll(async () => {
  database = await createTestDatabase();
  const start = () => startTestCollege({ databaseUrl: database.url });
  colleges = await Promise.all([start(), start()]);
});

afterAll(async () => {
  await Promise.all(colleges.map(({ close }) => close()));
  await database.drop();
});

test("two colleges that deliver concurrently send each mail once", async () => {
  const [first] = colleges;
  const subjects = Array.from({ length: 40 }, (_, index) => `mail ${index}`);
  for (const subject of subjects) {
    await first?.college.db.transaction((tx) =>
      queueMail(first.college, tx, { to: "a@b.example", subject, text: "x" }),
    );
  }

  const sent = await Promise.all(
    colleges.map(async ({ college }) => {
      const mails: Mail[] = [];
      await deliverMail(college, async (mail) => {
        mails.push(mail);
      });
      return mails.map(({ subject }) => subject);
    }),
  );

  expect(sent.flat().sort()).toEqual([...subjects].sort());
  for (const share of sent) expect(share.length).toBeGreaterThan(0);
});

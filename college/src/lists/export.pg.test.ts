import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startTestCollege, type TestCollege } from "../../testing/college.ts";
import { departmentCalled } from "../../testing/departments.ts";
import { createTestDatabase } from "../../testing/postgres.ts";
import { createStaff } from "../../testing/staff.ts";
import { student } from "../db/schema/students.ts";

const students = 50_000;

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let server: TestCollege;
let authorization: string;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestCollege({ databaseUrl: database.url });
  const { college } = server;
  ({ authorization } = await createStaff(college, "SUPER_ADMIN"));
  const { id } = await departmentCalled(college, "Community Health");
  await college.db.execute(sql`
    insert into account (kind, login, email, password_hash)
    select 'student', 'COHT/2025/' || n, 'student' || n || '@college.example', 'unusable'
    from generate_series(1, ${students}::int) n`);
  await college.db.execute(sql`
    insert into student (account_id, matric_number, surname, first_name, other_name, department_id, programme_id, level)
    select id, login, 'Surname' || id % 1000, 'Name', repeat('x', 300), ${id}::int,
      (select min(id) from programme where department_id = ${id}::int), 100
    from account where kind = 'student'`);
  await college.db.execute(sql`analyze`);
});

afterAll(async () => {
  await server.close();
  await database.drop();
});

const open = async (path: string): Promise<IncomingMessage> => {
  const request = get(`${server.url}${path}`, { headers: { authorization } });
  // A destroyed request reports an error, which the test causes itself.
  request.on("error", () => undefined);
  const [answer] = await once(request, "response");
  return answer;
};

/** The open transactions of clients in the database, except this one. Autovacuum has transactions of its own. */
const openTransactions = async (): Promise<number> => {
  const [found] = await server.college.db
    .select({ count: sql`count(*)`.mapWith(Number) })
    .from(
      sql`pg_stat_activity where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid() and xact_start is not null`,
    );
  return found?.count ?? 0;
};

test("50,000 rows are streamed from one snapshot, even to slow readers", async () => {
  const answer = await open("/student/records/export/?format=csv");
  let text = "";
  for await (const chunk of answer) {
    // What is changed meanwhile is changed for the next.
    if (text === "") await server.college.db.update(student).set({ surname: "Later" });
    text += chunk;
  }

  expect(text.trim().split("\r\n")).toHaveLength(students + 1);
  expect(text).not.toContain("Later");
});

test("a disconnect releases the snapshot and the export slot", async () => {
  const started = await Promise.all(
    [1, 2, 3, 4].map(() => open("/student/records/export/?format=csv")),
  );
  const fifth = await open("/student/records/export/?format=xlsx");
  expect([...started, fifth].map(({ statusCode }) => statusCode)).toEqual([
    200, 200, 200, 200, 429,
  ]);
  expect(await openTransactions()).toBe(4);

  for (const answer of [...started, fifth]) answer.destroy();
  await vi.waitFor(async () => expect(await openTransactions()).toBe(0), { timeout: 20_000 });
  const next = await open("/student/records/export/?format=xlsx");
  expect(next.statusCode).toBe(200);
  next.destroy();
});

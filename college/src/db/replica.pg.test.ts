import { sql } from "drizzle-orm";
import request from "supertest";
import { afterAll, beforeAll, expect, test } from "vitest";
import { endpoints } from "../../../contract/endpoints.ts";
import { startTestCollege, type TestCollege } from "../../testing/college.ts";
import { openRegistration } from "../../testing/courses.ts";
import { createStudent } from "../../testing/people.ts";
import { createTestDatabase } from "../../testing/postgres.ts";
import { createStaff } from "../../testing/staff.ts";
import { openServerDatabase } from "./database.ts";
import { auditEntry } from "./schema/staff.ts";
import { student } from "./schema/students.ts";

type TestDatabase = Awaited<ReturnType<typeof createTestDatabase>>;

let original: TestDatabase;
let copy: TestDatabase;
let server: TestCollege;
let broken: TestCollege;
let authorization: string;

/** The copy is a database of its own, with one name that the original does not have: so an answer shows where it was read. */
beforeAll(async () => {
  original = await createTestDatabase();
  const first = await startTestCollege({ databaseUrl: original.url });
  await openRegistration(first.college);
  ({ authorization } = await createStaff(first.college, "SUPER_ADMIN"));
  await createStudent(first.college);
  await first.close();

  copy = await createTestDatabase(original.url);
  const { db, close } = await openServerDatabase(copy.url, first.college.log);
  await db.update(student).set({ surname: "Copied", level: 300 });
  await close();

  const start = (replicaUrl: string) =>
    startTestCollege({
      databaseUrl: original.url,
      config: { databaseUrl: original.url, replicaUrl },
    });
  server = await start(copy.url);
  // Nobody listens there.
  broken = await start("postgres://nobody@127.0.0.1:1/copy");
});

afterAll(async () => {
  await Promise.all([server?.close(), broken?.close()]);
  await Promise.all([original?.drop(), copy?.drop()]);
});

const get = (path: string, from: TestCollege = server) =>
  request(from.url).get(path).set({ authorization });

test("exports and dashboards read the replica and are audited in the original", async () => {
  const file = await get("/student/records/export/?format=csv").expect(200);
  expect(file.text).toContain("Copied");
  const { body } = await get("/staff/dashboard/registration/").expect(200);
  expect(body.groups).toMatchObject([{ level: 300 }]);
  const [entry] = await server.college.db.select().from(auditEntry);
  expect(entry).toMatchObject({ action: "export" });
});

/** What super admins read, at addresses without a parameter. */
const readable = endpoints
  .filter(({ method, auth, path }) => method === "GET" && auth === "staff" && !path.includes("{"))
  .filter(({ roles }) => roles === undefined || roles.includes("SUPER_ADMIN"))
  .map(({ path }) => path);

const query = "?format=csv&department_id=1&level=300";

test("without the replica, exports and dashboards are busy, and nothing else", async () => {
  const answers: { readonly path: string; readonly status: number }[] = [];
  // In turn: only four exports may run at once.
  for (const path of readable) {
    const { status } = await get(`${path}${query}`, broken);
    answers.push({ path, status });
  }
  const withStatus = (wanted: number) =>
    answers.filter(({ status }) => status === wanted).map(({ path }) => path);
  const isExport = (path: string) => path.endsWith("/export/");
  const isDashboard = (path: string) => path.startsWith("/staff/dashboard/");
  expect(withStatus(503).filter(isDashboard)).toHaveLength(9);
  expect(withStatus(503).filter(isExport).length).toBeGreaterThan(20);
  expect(withStatus(503).filter((path) => !isDashboard(path) && !isExport(path))).toEqual([]);
  // Tables that a screen shows whole, with the rows of the screen.
  expect(withStatus(200).filter(isExport)).toEqual([
    "/payment/fee-lines/export/",
    "/payment/tuition-records/export/",
    "/result/calendar/export/",
    "/hostel/hostels/export/",
  ]);
  expect(withStatus(200).length).toBeGreaterThan(30);
});

test("nobody can write to the replica", async () => {
  const { replica } = server.college;
  const writing = replica?.update(student).set({ surname: "Changed" });
  await expect(writing).rejects.toMatchObject({ cause: { code: "25006" } });
});

test("PostgreSQL compiles no query, of the original or of the replica", async () => {
  const { db, replica } = server.college;
  for (const database of [db, replica]) {
    const answer = await database?.execute(sql`show jit`);
    expect(answer).toMatchObject({ rows: [{ jit: "off" }] });
  }
});

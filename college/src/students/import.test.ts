import { eq } from "drizzle-orm";
import request from "supertest";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestCollege, type TestCollege } from "../../testing/college.ts";
import { departmentCalled } from "../../testing/departments.ts";
import { createStudent } from "../../testing/people.ts";
import { createStaff } from "../../testing/staff.ts";
import { account } from "../db/schema/accounts.ts";
import { auditEntry } from "../db/schema/staff.ts";
import { student } from "../db/schema/students.ts";
import { studentTexts } from "./texts.ts";

let server: TestCollege;
let admin: Awaited<ReturnType<typeof createStaff>>;
let code: string;

beforeAll(async () => {
  server = await startTestCollege();
  admin = await createStaff(server.college, "SUPER_ADMIN");
  ({ code } = await departmentCalled(server.college, "Community Health"));
});

afterAll(() => server.close());

const headings = "Matric number,Surname,First name,Email,Department,Level,Sex,Phone";

const send = (
  lines: readonly string[],
  { dryRun = false, authorization = admin.authorization } = {},
) =>
  request(server.url)
    .post("/student/records/import/")
    .set({ authorization })
    .field({ dry_run: String(dryRun), reason: "Returning students of 2025" })
    .attach("file", Buffer.from([headings, ...lines].join("\n")), "students.csv");

const countStudents = () => server.college.db.$count(student);

it("opens accounts with the surname as first password, and mails students", async () => {
  const lines = [
    `coht/2023/001,O'Brien-Ade Yemi,Ngozi,Ngozi@Example.com,${code},300,female,08031112233`,
    `COHT/2023/002,Musa,Ali,ali@example.com,${code},200,,`,
  ];
  const trial = await send(lines, { dryRun: true }).expect(200);
  expect(trial.body).toMatchObject({ row_count: 2, imported: 0, error_count: 0 });
  expect(await countStudents()).toBe(0);

  const answer = await send(lines).expect(200);
  expect(answer.body).toMatchObject({ imported: 2, error_count: 0 });
  const [made] = await server.college.db
    .select()
    .from(student)
    .where(eq(student.matricNumber, "COHT/2023/001"));
  expect(made).toMatchObject({ level: 300, sex: "Female", phone: "+2348031112233" });
  const login = await request(server.url)
    .post("/student/login/")
    .send({ username: "COHT/2023/001", password: "OBrienAdeYemi" })
    .expect(200);
  expect(login.body[0].data.student.must_change_password).toBe(true);
  const mail = (await server.mail()).filter(({ to }) => to === "ngozi@example.com");
  expect(mail).toHaveLength(1);
  const audit = await server.college.db
    .select()
    .from(auditEntry)
    .where(eq(auditEntry.action, "student.import"));
  expect(audit).toHaveLength(2);
  expect(JSON.stringify(audit)).not.toMatch(/argon2|password/i);
});

it("names every wrong cell and imports nothing", async () => {
  const taken = await createStudent(server.college);
  const before = await countStudents();
  const { body } = await send([
    `COHT/2023/010,Good,Person,good@example.com,${code},100,,`,
    `COHT/2023/010,Same,Number,good@example.com,${code},100,,`,
    `${taken.matricNumber},Taken,Number,${taken.email},${code},100,,`,
    `C?,,Nameless,not-an-email,XYZ,150,neither,12`,
  ]).expect(200);
  expect(body.imported).toBe(0);
  const problems = body.errors.map(({ row, column }: { row: number; column: string }) => [
    row,
    column,
  ]);
  expect(problems).toEqual(
    expect.arrayContaining([
      [3, "matric_number"],
      [3, "email"],
      [4, "matric_number"],
      [4, "email"],
      [5, "matric_number"],
      [5, "surname"],
      [5, "email"],
      [5, "department"],
      [5, "level"],
      [5, "sex"],
      [5, "phone"],
    ]),
  );
  expect(problems).toHaveLength(11);
  expect(body.errors[0].message).toBe(studentTexts.import.twice(2));
  expect(await countStudents()).toBe(before);
});

it("imports two thousand rows with recurring surnames in seconds", async () => {
  const surnames = ["Adeyemi", "Okonkwo", "Musa", "Eze", "Bello"];
  const lines = Array.from(
    { length: 2_000 },
    (_, at) =>
      `COHT/2022/${String(at + 1).padStart(4, "0")},${surnames[at % 5]},Ada,s${at}@example.com,${code},100,,`,
  );
  const { body } = await send(lines).expect(200);
  expect(body.imported).toBe(2_000);
  const mustChange = await server.college.db.$count(account, eq(account.mustChangePassword, true));
  expect(mustChange).toBeGreaterThanOrEqual(2_000);
});

it("is for super admins only", async () => {
  const ict = await createStaff(server.college, "ICT_SUPPORT");
  await send([], { authorization: ict.authorization }).expect(403);
});

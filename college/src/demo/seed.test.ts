import { count, eq, isNotNull, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestCollege, type TestCollege } from "../../testing/college.ts";
import { verifyPassword } from "../accounts/password-hash.ts";
import { account } from "../db/schema/accounts.ts";
import { academicSession, semester } from "../db/schema/calendar.ts";
import { storedFile } from "../db/schema/files.ts";
import { payment } from "../db/schema/payments.ts";
import { senateList } from "../db/schema/senate-lists.ts";
import { profileChangeRequest } from "../db/schema/staff.ts";
import { leavingClearance, student } from "../db/schema/students.ts";
import { readOpenRounds } from "../students/council-indexing/rounds.ts";
import { readStatementObstacle } from "../students/leaving-clearance/read.ts";
import { demoAccounts } from "./accounts.ts";
import { type DemoSummary, seedDemo } from "./seed.ts";

let test: TestCollege;
let summary: DemoSummary;

beforeAll(async () => {
  // Late in the evening in Lagos.
  test = await startTestCollege({ now: "2026-03-10T22:30:00.000Z" });
  summary = await seedDemo(test.college);
});
afterAll(() => test.close());

describe("the demo data", () => {
  it("holds a few hundred students over every department and level", async () => {
    const { db } = test.college;
    const classes = await db
      .select({ department: student.departmentId, level: student.level, students: count() })
      .from(student)
      .groupBy(student.departmentId, student.level);
    expect(classes).toHaveLength(7 * 3);
    expect(classes.every(({ students }) => students >= 15)).toBe(true);
    expect(summary).toMatchObject({ seeded: true, sessions: 3, students: 379 });
    expect(await db.$count(student)).toBe(379);
    expect(await db.$count(payment)).toBe(summary.payments);
  });

  it("has correction requests in every state, and a deferred student", async () => {
    const { db } = test.college;
    const requests = await db.select().from(profileChangeRequest);
    expect(requests.map(({ status }) => status).toSorted()).toEqual([
      "approved",
      "pending",
      "pending",
      "pending",
      "refused",
    ]);
    const waiting = requests.filter(({ status }) => status === "pending");
    expect(waiting.every(({ evidenceFileId }) => evidenceFileId !== null)).toBe(true);
    expect(await db.$count(student, eq(student.standing, "deferred"))).toBe(1);
  });

  it("has the session and the semester current in which today lies", async () => {
    const { db } = test.college;
    const [current] = await db
      .select()
      .from(semester)
      .innerJoin(academicSession, eq(academicSession.id, semester.sessionId))
      .where(eq(semester.isCurrent, true));
    expect(current?.academic_session).toMatchObject({ name: "2025/2026", isCurrent: true });
    expect(current?.semester).toMatchObject({ number: 2, startsOn: "2026-03-01" });
  });

  it("lets everybody sign in by surname; some must change the password", async () => {
    const rows = await test.college.db.select().from(account);
    for (const { login, password } of demoAccounts) {
      const row = rows.find((one) => one.login === login);
      expect(await verifyPassword(row?.passwordHash, password)).toBe(true);
      expect(row?.mustChangePassword).toBe(login === "COHT/2025/004");
    }
    expect(rows.filter(({ mustChangePassword }) => mustChangePassword)).toHaveLength(8);
    // A student who accepted an offer has one password for both numbers.
    const accepted = summary.students - 376;
    const hashes = new Set(rows.map(({ passwordHash }) => passwordHash));
    expect(hashes.size).toBe(rows.length - accepted);
  });

  it("has a council's indexing that is open, with students in every state", async () => {
    const { students, ...round } = (await readOpenRounds(test.college))[0] ?? {};
    expect(round).toMatchObject({ daysLeft: 12, quota: 10 });
    expect(Object.values(students ?? {}).every((count) => count > 0)).toBe(true);
  });

  it("has graduates, one of whom every office has signed off and who owes nothing", async () => {
    const { db } = test.college;
    const decisions = await db.select().from(leavingClearance);
    const cleared = decisions.filter(({ state }) => state === "cleared");
    const first = cleared.find(({ unit }) => unit === "bursary")?.studentId ?? 0;
    expect(cleared.filter(({ studentId }) => studentId === first)).toHaveLength(4);
    expect(await readStatementObstacle(db, eq(student.id, first))).toBeNull();
    const graduates = await db.$count(student, eq(student.standing, "graduated"));
    expect(graduates).toBe(5);
    const lists = await db.select({ state: senateList.state }).from(senateList);
    expect(lists.map(({ state }) => state).toSorted()).toEqual(["approved", "declined", "waiting"]);
  });

  it("gives a share of the students a passport photo of their own", async () => {
    const { db } = test.college;
    const photos = await db
      .select({ content: storedFile.content })
      .from(student)
      .innerJoin(
        storedFile,
        sql`${storedFile.id} = ${student.passportFileId}
        and ${storedFile.ownerAccountId} = ${student.accountId}`,
      )
      .where(isNotNull(student.passportFileId));
    expect(photos).toHaveLength(summary.passports);
    expect(summary.passports).toBeGreaterThan(100);
    const isJpeg = ({ content }: { content: Buffer }) =>
      content.subarray(0, 3).toString("hex") === "ffd8ff";
    expect(photos.every(isJpeg)).toBe(true);
  });

  it("is written once: a database that holds anything is left alone", async () => {
    const again = await seedDemo(test.college);
    expect(again).toEqual({
      seeded: false,
      sessions: 0,
      students: 0,
      applicants: 0,
      payments: 0,
      passports: 0,
      courses: 0,
      beds: 0,
    });
    expect(await test.college.db.$count(student)).toBe(379);
  });
});

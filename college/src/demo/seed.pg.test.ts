import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestCollege, type TestCollege } from "../../testing/college.ts";
import { createTestDatabase } from "../../testing/postgres.ts";
import { applicant } from "../db/schema/admissions.ts";
import { academicSession } from "../db/schema/calendar.ts";
import { feeLine } from "../db/schema/payments.ts";
import { department, student } from "../db/schema/students.ts";
import { departments } from "../reference/departments.ts";
import { feeLines } from "../reference/fee-lines.ts";
import { seedDemo, seedingLock } from "./seed.ts";

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let colleges: readonly TestCollege[];

beforeAll(async () => {
  database = await createTestDatabase();
  const start = () => startTestCollege({ databaseUrl: database.url });
  colleges = await Promise.all([start(), start(), start()]);
});
afterAll(async () => {
  await Promise.all(colleges.map((one) => one.close()));
  await database.drop();
});

describe("college processes that start at once on an empty database", () => {
  it("write the reference data and the demo once between them", async () => {
    const summaries = await Promise.all(colleges.map(({ college }) => seedDemo(college)));
    const written = summaries.filter(({ seeded }) => seeded);
    const [first] = colleges;
    const count = async (
      table: typeof student | typeof applicant | typeof department | typeof feeLine,
    ) => first?.college.db.$count(table);
    expect(written).toEqual([
      expect.objectContaining({
        students: await count(student),
        applicants: await count(applicant),
      }),
    ]);
    expect(await count(department)).toBe(departments.length);
    expect(await count(feeLine)).toBe(feeLines.length);
  });

  it("wait for one that writes for longer than a statement may take", async () => {
    const own = await createTestDatabase();
    const timeouts = { statementTimeoutMs: 3_000 };
    const [writer, late] = await Promise.all([
      startTestCollege({ databaseUrl: own.url }),
      startTestCollege({ databaseUrl: own.url, timeouts }),
    ]);
    const seeding = await writer.college.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${seedingLock})`);
      await tx.insert(academicSession).values({ name: "2025/2026" });
      const waiting = seedDemo(late.college);
      await expect
        .poll(() => writer.college.db.$count(overdue(timeouts.statementTimeoutMs)), {
          timeout: 60_000,
        })
        .toBe(1);
      return { waiting };
    });
    expect(await seeding.waiting).toMatchObject({ seeded: false });
    await Promise.all([writer.close(), late.close()]);
    await own.drop();
  });
});

/** Statements that have waited for a lock for longer than this. */
const overdue = (milliseconds: number) =>
  sql`pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
    and clock_timestamp() - query_start > make_interval(secs => ${milliseconds / 1_000})`;

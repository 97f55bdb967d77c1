import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestCollege, type TestCollege } from "../../testing/college.ts";
import { createTestDatabase } from "../../testing/postgres.ts";
import { applicant } from "../db/schema/admissions.ts";
import { feeLine } from "../db/schema/payments.ts";
import { department, student } from "../db/schema/students.ts";
import { departments } from "../reference/departments.ts";
import { feeLines } from "../reference/fee-lines.ts";
import { seedDemo } from "./seed.ts";

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
});

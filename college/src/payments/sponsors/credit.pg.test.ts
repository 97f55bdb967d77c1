import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestCollege, type TestCollege } from "../../../testing/college.ts";
import { openFees } from "../../../testing/payments.ts";
import { createStudent, type TestStudent } from "../../../testing/people.ts";
import { createTestDatabase } from "../../../testing/postgres.ts";
import { sponsorStudent } from "../../../testing/sponsor-steps.ts";
import { createStaff } from "../../../testing/staff.ts";
import type { College } from "../../context.ts";
import { receipt } from "../../db/schema/ledger.ts";
import { sponsoredStudent, sponsorReceipt, sponsorRemittance } from "../../db/schema/sponsors.ts";
import { creditRemittance, sponsorCreditJob } from "./credit.ts";
import { submitRemittance } from "./decide.ts";
import { recordRemittance } from "./remittance.ts";

/** Two colleges on one PostgreSQL: the embedded database has one connection, and races prove nothing on it. */
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let servers: readonly [TestCollege, TestCollege];
let sessionId: number;

beforeAll(async () => {
  database = await createTestDatabase();
  const first = await startTestCollege({ databaseUrl: database.url });
  servers = [first, await startTestCollege({ databaseUrl: database.url })];
  ({ sessionId } = await openFees(first.college));
});

afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
  await database.drop();
});

/** More than are credited at a time, twice over. */
const students = 230;
const tuitionKobo = 86_500_00;

/** An approved remittance whose receipts nobody has written. @returns its id */
const approved = async ({ college }: TestCollege): Promise<number> => {
  const payers: TestStudent[] = [];
  for (let nth = 0; nth < students; nth += 1) payers.push(await createStudent(college));
  const [first, ...others] = payers;
  if (first === undefined) throw new Error("there are no students");
  const listId = await sponsorStudent({ college }, first, { sessionId, sections: ["C"] });
  await college.db
    .insert(sponsoredStudent)
    .values(
      others.map(({ id }) => ({ sponsorshipId: listId, studentId: id, addedAt: college.clock() })),
    );
  const { accountId } = await createStaff(college, "BURSARY_OFFICER");
  const officer = { id: accountId, role: "BURSARY_OFFICER" as const };
  const { id } = await recordRemittance(college, officer, listId, {
    amount: (students * tuitionKobo) / 100,
    paidOn: "2026-03-09",
    bankReference: "NELF/TSA/1",
  });
  await submitRemittance(college, officer, id);
  await college.db
    .update(sponsorRemittance)
    .set({
      status: "approved",
      decidedBy: (await createStaff(college, "SUPER_ADMIN")).accountId,
      decidedAt: college.clock(),
    })
    .where(eq(sponsorRemittance.id, id));
  return id;
};

/** The college whose database fails at the second transaction, before it is committed. */
const failingAtSecond = (college: College): College => {
  let begun = 0;
  const transaction: College["db"]["transaction"] = (work, options) =>
    college.db.transaction(async (tx) => {
      begun += 1;
      const done = await work(tx);
      if (begun === 2) throw new Error("the process was killed");
      return done;
    }, options);
  return { ...college, db: Object.assign(Object.create(college.db), { transaction }) };
};

it("gives each student one receipt, although a process was killed and others went on at once", async () => {
  const [first, second] = servers;
  const id = await approved(first);
  const written = () => first.college.db.$count(sponsorReceipt);
  await expect(creditRemittance(failingAtSecond(first.college), id)).rejects.toThrow("killed");
  expect(await written()).toBe(100);

  await Promise.all([
    sponsorCreditJob(first.college).run(),
    sponsorCreditJob(second.college).run(),
    creditRemittance(second.college, id),
  ]);
  expect(await written()).toBe(students);
  const [sums] = await first.college.db
    .select({
      receipts: sql<number>`count(*)::int`,
      accounts: sql<number>`count(distinct ${receipt.accountId})::int`,
      kobo: sql<number>`sum(${receipt.amountKobo})::float8`,
      spent: sql<number>`sum(${receipt.allocatedKobo})::float8`,
    })
    .from(receipt);
  expect(sums).toEqual({
    receipts: students,
    accounts: students,
    kobo: students * tuitionKobo,
    spent: students * tuitionKobo,
  });
  const [remittance] = await first.college.db
    .select()
    .from(sponsorRemittance)
    .where(eq(sponsorRemittance.id, id));
  expect(remittance?.creditedAt).not.toBeNull();
}, 120_000);

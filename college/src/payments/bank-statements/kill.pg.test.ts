import { count, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { zonedDay } from "../../../../contract/zoned-time.ts";
import { bankOf, createBankAccount, createSlip, statementOf } from "../../../testing/bank.ts";
import { startTestCollege, type TestCollege } from "../../../testing/college.ts";
import { openFees } from "../../../testing/payments.ts";
import { createStudent } from "../../../testing/people.ts";
import { createTestDatabase } from "../../../testing/postgres.ts";
import { type ServiceProcess, startServiceProcess } from "../../../testing/processes/service.ts";
import { createStaff, type TestStaff } from "../../../testing/staff.ts";
import { bankReceipt, bankRow, slip } from "../../db/schema/bank.ts";
import { readItems } from "../items.ts";
import { chargeStudents } from "../ledger/charge-students.ts";

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let server: TestCollege;
let service: ServiceProcess | undefined;
let officer: TestStaff;
let sessionId: number;

beforeAll(async () => {
  database = await createTestDatabase();
  // The process goes by the machine's clock, and the token must be valid by it.
  const now = new Date().toISOString();
  server = await startTestCollege({ databaseUrl: database.url, now });
  ({ sessionId } = await openFees(server.college));
  officer = await createStaff(server.college, "BURSARY_OFFICER");
});

afterAll(async () => {
  await service?.kill();
  await server.close();
  await database.drop();
});

const start = async (): Promise<ServiceProcess> => {
  service = await startServiceProcess({
    DATABASE_URL: database.url,
    COLLEGE_SECRET: server.college.config.secret,
  });
  return service;
};

const makeSlip = async () => {
  const { college } = server;
  const { accountId } = await createStudent(college);
  await college.db.transaction((tx) => chargeStudents(college, tx, sessionId, [accountId]));
  const items = await readItems(college.db, accountId);
  const keys = items.filter(({ section }) => section === "A").map(({ key }) => key);
  return createSlip(college, { accountId }, keys);
};

it("finishes an import that was killed, without a row twice or none", async () => {
  const { db, identity } = server.college;
  const accountId = await createBankAccount(server.college);
  const slips = [];
  for (let made = 0; made < 60; made += 1) slips.push(await makeSlip());
  const date = zonedDay(server.clock.read(), identity.timeZone);
  // Each slip is paid in two parts, among many rows that name none.
  const lines = slips.flatMap(({ reference, amountKobo }, at) => [
    { date, narration: `FIRST ${reference}`, credit: amountKobo / 100 - 500 },
    ...Array.from({ length: 18 }, (_, nth) => ({
      date,
      narration: `CASH ${at} ${nth}`,
      credit: 5,
    })),
    { date, narration: `REST ${reference}`, credit: 500 },
  ]);
  const file = statementOf(lines);
  const map = { date_format: "iso" };
  const imported = () => db.$count(bankRow, eq(bankRow.bankAccountId, accountId));

  const killed = await start();
  const cutOff = Promise.allSettled([bankOf(killed.url, officer).import(accountId, file, map)]);
  await expect.poll(imported, { timeout: 60_000, interval: 2 }).toBeGreaterThan(0);
  await killed.kill();
  await cutOff;
  const before = await imported();
  expect(before).toBeLessThan(lines.length);
  const [half] = (await bankOf(server.url, officer).get("").query({ account: accountId })).body
    .rows;
  expect(half).toMatchObject({ finished_at: null, sums: [] });

  const running = await start();
  const bank = bankOf(running.url, officer);
  const { body } = await bank.import(accountId, file, map).expect(200);
  expect(body.statement_id).toBe(half.id);
  const rowsOf = (
    sums: readonly { readonly kind: string; readonly rows: number }[],
    kind: string,
  ) => sums.find((sum) => sum.kind === kind)?.rows;
  expect(rowsOf(body.sums, "seen")).toBe(before);
  expect(await imported()).toBe(lines.length);
  const receipts = await db
    .select({ slipId: bankReceipt.slipId, receipts: count() })
    .from(bankReceipt)
    .groupBy(bankReceipt.slipId);
  expect(receipts).toHaveLength(slips.length);
  expect(receipts.every((one) => one.receipts === 2)).toBe(true);
  const paid = await db.select().from(slip);
  expect(paid.every(({ receivedKobo, amountKobo }) => receivedKobo === amountKobo)).toBe(true);
  const finished = await bank.get(`${half.id}/`).expect(200);
  expect(finished.body.finished_at).not.toBeNull();
  // As if it had never been interrupted.
  expect(rowsOf(finished.body.sums, "short")).toBe(slips.length);
  expect(rowsOf(finished.body.sums, "matched")).toBe(slips.length);
  expect(rowsOf(finished.body.sums, "unmatched")).toBe(slips.length * 18);
  expect(rowsOf(finished.body.sums, "seen")).toBe(0);
  await running.stop();
});

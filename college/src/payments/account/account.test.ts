import { eq } from "drizzle-orm";
import request from "supertest";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestCollege, type TestCollege } from "../../../testing/college.ts";
import { createPayer, creditPayment, openFees, type Payer } from "../../../testing/payments.ts";
import { readPdf, readQrCodes } from "../../../testing/pdf.ts";
import { createStaff, type TestStaff } from "../../../testing/staff.ts";
import { academicSession } from "../../db/schema/calendar.ts";
import { charge } from "../../db/schema/ledger.ts";
import { auditEntry } from "../../db/schema/staff.ts";
import { reverseCharges } from "../ledger/entries.ts";

let server: TestCollege;
let sessionId: number;
let earlierId: number;
let office: TestStaff;

beforeAll(async () => {
  server = await startTestCollege();
  ({ sessionId } = await openFees(server.college));
  const [earlier] = await server.college.db
    .insert(academicSession)
    .values({ name: "2024/2025", isCurrent: false })
    .returning();
  earlierId = earlier?.id ?? 0;
  office = await createStaff(server.college, "SUPER_ADMIN");
});

afterAll(() => server.close());

const get = (path: string, authorization: string) =>
  request(server.url).get(`/payment${path}`).set({ authorization });

const accountOf = async ({ authorization }: Payer) =>
  (await get("/account/", authorization).expect(200)).body;

const print = async (path: string, authorization: string) => {
  const { body } = await get(path, authorization).buffer().expect(200);
  return { ...(await readPdf(body)), codes: await readQrCodes(body) };
};

const confirm = (url: string) =>
  request(server.url).get(`/payment/statements/${url.split("/").at(-1)}/`);

it("shows every line as charged, and what paid it", async () => {
  const payer = await createPayer(server.college);
  const before = await accountOf(payer);
  expect(before).toMatchObject({ paid: 0, arrears: 0, credit: 0, outstanding: before.charged });
  expect(before.sessions.map(({ session }: { session: string }) => session)).toEqual(["2025/2026"]);
  const [session] = before.sessions;
  expect(session.sections.map(({ section }: { section: string }) => section)).toEqual([
    "A",
    "B",
    "C",
  ]);

  const paid = await creditPayment(server.college, {
    accountId: payer.accountId,
    sessionId,
    purpose: "tuition",
    amountKobo: 86_500_00,
  });
  const after = await accountOf(payer);
  expect(after).toMatchObject({ charged: before.charged, paid: 86_500 });
  expect(after.outstanding).toBe(before.charged - 86_500);
  const tuition = after.sessions[0].sections.at(-1);
  for (const line of tuition.charges) {
    expect(line).toMatchObject({ paid: line.charged, outstanding: 0 });
    expect(line.payments).toEqual([
      {
        channel: "online",
        sponsor: null,
        reference: paid.reference,
        amount: line.charged,
        paid_at: server.clock.read().toISOString(),
      },
    ]);
  }
});

it("adds up arrears of earlier sessions and credit", async () => {
  const { db, clock } = server.college;
  const payer = await createPayer(server.college);
  const owed = { accountId: payer.accountId, sessionId: earlierId, chargedAt: clock() };
  await db
    .insert(charge)
    .values([
      { ...owed, section: "B", code: "school", label: "School fees", amountKobo: 30_000_00 },
    ]);
  await creditPayment(server.college, { ...owed, purpose: "hostel" });
  const lines = await db.select().from(charge).where(eq(charge.accountId, payer.accountId));
  const hostel = lines.find(({ section }) => section === "hostel");
  await db.transaction((tx) => reverseCharges(tx, [hostel?.id ?? 0], clock()));
  const { sessions, arrears, credit } = await accountOf(payer);
  expect({ arrears, credit }).toEqual({ arrears: 30_000, credit: 0 });
  const [current, earlier] = sessions;
  // The current session's tuition took the credit; what was taken back is not shown.
  expect(current).toMatchObject({ session: "2025/2026", paid: 25_000 });
  expect(earlier).toMatchObject({ session: "2024/2025", charged: 30_000, outstanding: 30_000 });
  expect(earlier.sections).toHaveLength(1);
});

it("prints a statement whose code stays the same until the account changes", async () => {
  const payer = await createPayer(server.college, { otherName: "Ọláìdé" });
  const first = await print("/account/statement/", payer.authorization);
  for (const expected of [
    "Statement of account",
    "Adeyemi Folake Ọláìdé",
    payer.matricNumber,
    "Community Health, 100 level",
    "2025/2026 session",
    "Laboratory",
  ]) {
    expect(first.text).toContain(expected);
  }
  expect(first.codes).toHaveLength(1);
  const again = await print(`/students/${payer.id}/statement/`, office.authorization);
  expect(again.codes).toEqual(first.codes);
  const { charged } = await accountOf(payer);
  const confirmed = await confirm(first.codes[0] ?? "").expect(200);
  expect(confirmed.body).toEqual({
    matric_number: payer.matricNumber,
    name: "Adeyemi Folake Ọláìdé",
    department: "Community Health",
    issued_at: server.clock.read().toISOString(),
    charged,
    paid: 0,
    outstanding: charged,
    credit: 0,
    refunded: 0,
    is_current: true,
  });

  const { reference } = await creditPayment(server.college, {
    accountId: payer.accountId,
    sessionId,
    purpose: "tuition",
    amountKobo: 86_500_00,
  });
  expect((await confirm(first.codes[0] ?? "")).body).toMatchObject({ paid: 0, is_current: false });
  const second = await print(`/students/${payer.id}/statement/`, office.authorization);
  expect(second.codes).not.toEqual(first.codes);
  expect(second.text).toContain(reference);
  const audited = await server.college.db
    .select()
    .from(auditEntry)
    .where(eq(auditEntry.subject, `student:${payer.id}`));
  expect(audited.map(({ action }) => action)).toEqual(["payment.statement"]);
});

it("shows the staff the same, and knows no other students or codes", async () => {
  const payer = await createPayer(server.college);
  const own = await accountOf(payer);
  const { body } = await get(`/students/${payer.id}/account/`, office.authorization).expect(200);
  expect(body).toEqual({
    matric_number: payer.matricNumber,
    name: "Adeyemi Folake",
    ...own,
    free_credit: 0,
    waiting_adjustments: [],
  });
  await get("/students/2147483647/account/", office.authorization).expect(404);
  await get("/students/2147483647/statement/", office.authorization).expect(404);
  await get(`/students/${payer.id}/account/`, payer.authorization).expect(403);
  await confirm("https://portal.example/statement/abcdefgh12345678").expect(404);
});

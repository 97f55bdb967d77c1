import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createApplicant } from "../../../testing/applicants.ts";
import { auditOf } from "../../../testing/audit.ts";
import { startTestCollege, type TestCollege } from "../../../testing/college.ts";
import { type Counter, counterOf } from "../../../testing/counter.ts";
import { type FigureCalls, figuresOf } from "../../../testing/figures.ts";
import { creditPayment, emptyLedger, openFees } from "../../../testing/payments.ts";
import { createStudent, type TestStudent } from "../../../testing/people.ts";
import { overpayTuition } from "../../../testing/refunds.ts";
import { remitFor, sponsorStudent } from "../../../testing/sponsor-steps.ts";
import { createStaff, type TestStaff } from "../../../testing/staff.ts";
import { academicSession } from "../../db/schema/calendar.ts";
import { allocation, charge, receipt } from "../../db/schema/ledger.ts";
import { sponsorship } from "../../db/schema/sponsors.ts";
import { department, studentLevel } from "../../db/schema/students.ts";
import { chargeStudents } from "../ledger/charge-students.ts";
import { spendCredit } from "../ledger/entries.ts";

let server: TestCollege;
let sessionId: number;
let officers: readonly [TestStaff, TestStaff];
let calls: FigureCalls;
let counter: Counter;
let student: TestStudent;

/** Of a student of level 100 in Community Health: section C, and everything of the schedule. */
const tuition = 86_500;
let everything: number;

beforeAll(async () => {
  server = await startTestCollege();
  const { college, url } = server;
  ({ sessionId } = await openFees(college));
  officers = [
    await createStaff(college, "BURSARY_OFFICER"),
    await createStaff(college, "BURSARY_OFFICER"),
  ];
  calls = figuresOf(url, officers[0]);
  counter = counterOf(url, officers[0]);
});

afterAll(() => server.close());

beforeEach(async () => {
  await emptyLedger(server.college);
  student = await createStudent(server.college);
  everything = await charged(student);
});

/** Charges the schedule of the session. @returns what it comes to */
const charged = async ({ accountId }: TestStudent): Promise<number> => {
  const { college } = server;
  await college.db.transaction((tx) => chargeStudents(college, tx, sessionId, [accountId]));
  const rows = await college.db.select().from(charge).where(eq(charge.accountId, accountId));
  return rows.reduce((sum, { amountKobo }) => sum + amountKobo, 0) / 100;
};

const paid = (accountId: number, naira: number, paidAt: string) =>
  creditPayment(server.college, {
    accountId,
    sessionId,
    purpose: "tuition",
    amountKobo: naira * 100,
    paidAt: new Date(paidAt),
  });

describe("by day", () => {
  it("counts money on its day at the college, and lessens what is outstanding from the charge on", async () => {
    // Half an hour after midnight in Lagos on the 9th; the charge is of the 10th.
    await paid(student.accountId, 50_000, "2026-03-08T23:30:00.000Z");
    const { rows, total } = await calls.figures("day");
    expect(rows).toEqual([
      {
        key: "2026-03-09",
        label: "2026-03-09",
        billed: 0,
        received: 50_000,
        outstanding: 0,
        percent: null,
      },
      expect.objectContaining({
        key: "2026-03-10",
        billed: everything,
        received: 0,
        outstanding: everything - 50_000,
        percent: Math.floor((100 * 50_000) / everything),
      }),
    ]);
    expect(total).toMatchObject({
      billed: everything,
      received: 50_000,
      outstanding: everything - 50_000,
    });
    const before = await calls.figures("section", { until: "2026-03-09" });
    expect(before.total).toEqual({ billed: 0, received: 50_000, outstanding: 0, percent: null });
    const since = await calls.figures("section", { from: "2026-03-10", section: "C" });
    expect(since.rows).toMatchObject([
      { key: "C", billed: tuition, received: 0, outstanding: tuition - 50_000 },
    ]);
    expect(await calls.balanceTotals({ until: "2026-03-09" })).toEqual({
      billed: 0,
      paid: 0,
      outstanding: 0,
    });
  });

  it("has nothing before the range, but what was outstanding", async () => {
    await paid(student.accountId, 50_000, "2026-03-10T08:00:00.000Z");
    server.clock.set("2026-03-12T09:00:00.000Z");
    try {
      const other = await createStudent(server.college);
      await charged(other);
      await paid(other.accountId, 1_000, "2026-03-12T08:30:00.000Z");
      // The officers' tokens have expired.
      const later = figuresOf(server.url, await createStaff(server.college, "SUPER_ADMIN"));
      const { rows } = await later.figures("day", { from: "2026-03-11" });
      expect(rows).toMatchObject([
        {
          key: "2026-03-12",
          billed: everything,
          received: 1_000,
          outstanding: 2 * everything - 51_000,
        },
      ]);
    } finally {
      server.clock.set("2026-03-10T09:00:00.000Z");
    }
  });
});

it("has no billed and outstanding of a channel", async () => {
  await paid(student.accountId, 50_000, "2026-03-10T08:00:00.000Z");
  const [item] = await counter.items(student.id, "A");
  await counter
    .record({
      student_id: student.id,
      method: "cash",
      amount: item?.outstanding,
      items: [item?.key],
    })
    .expect(201);
  const byChannel = await calls.figures("channel");
  expect(byChannel.rows).toEqual([
    {
      key: "online",
      label: "Online",
      billed: null,
      received: 50_000,
      outstanding: null,
      percent: null,
    },
    expect.objectContaining({ key: "counter", received: item?.outstanding }),
  ]);
  expect(byChannel.total).toMatchObject({ billed: everything });
  const ofCounter = await calls.figures("section", { channel: "counter" });
  expect(ofCounter.rows).toMatchObject([
    { key: "A", billed: null, received: item?.outstanding, outstanding: null },
  ]);
  expect(ofCounter.total).toMatchObject({ billed: null, received: item?.outstanding });
});

it("counts students where they are, and applicants apart", async () => {
  const { college } = server;
  const pharmacy = await createStudent(college, { department: "Pharmacy Technician", level: 200 });
  await college.db.insert(academicSession).values({ name: "2026/2027" }).onConflictDoNothing();
  // Promoted out of the session since.
  await college.db.insert(studentLevel).values({ studentId: student.id, sessionId, level: 300 });
  const returning = await charged(pharmacy);
  const applicant = await createApplicant(college);
  await creditPayment(college, {
    accountId: applicant.accountId,
    sessionId,
    purpose: "screening",
    amountKobo: 10_000_00,
  });
  const levels = await calls.figures("level");
  expect(levels.rows).toMatchObject([
    { key: "200", billed: returning },
    { key: "300", label: "300", billed: everything },
    { key: "applicants", label: "Applicants", billed: 10_000, received: 10_000, percent: 100 },
  ]);
  const departments = await calls.figures("department");
  expect(departments.rows.map(({ label, billed }) => [label, billed])).toEqual([
    ["Community Health", everything],
    ["Pharmacy Technician", returning],
    ["Applicants", 10_000],
  ]);
  const { rows } = await calls.balances({ sort: "-billed" });
  expect(rows.map(({ payer, department: name, level }) => [payer?.kind, name, level])).toEqual(
    expect.arrayContaining([
      ["student", "Community Health", 300],
      ["student", "Pharmacy Technician", 200],
      ["applicant", null, null],
    ]),
  );
  const [own] = await college.db
    .select()
    .from(department)
    .where(eq(department.name, "Pharmacy Technician"));
  const narrowed = await calls.figures("level", { department: own?.id ?? 0 });
  expect(narrowed.rows.map(({ key }) => key)).toEqual(["200"]);
});

describe("by sponsor", () => {
  it("counts a charge for one list: an open one before a closed one, then the newest", async () => {
    const { db } = server.college;
    const listOf = (sections: ("A" | "B" | "C" | "hostel")[]) =>
      sponsorStudent(server, student, { sessionId, sections });
    const open = await listOf(["C"]);
    const closed = await listOf(["A", "C"]);
    await db.update(sponsorship).set({ isClosed: true }).where(eq(sponsorship.id, closed));
    const [listed, other] = await Promise.all(
      [open, closed].map(async (id) => {
        const [row] = await db.select().from(sponsorship).where(eq(sponsorship.id, id));
        return String(row?.sponsorId);
      }),
    );
    await remitFor(server, officers, student, { listId: open, kobo: 30_000_00 });
    await paid(student.accountId, 6_500, "2026-03-10T08:00:00.000Z");
    const { rows, total } = await calls.figures("sponsor");
    const ofA = await calls.balanceTotals({ section: "A" });
    const row = (key: string | undefined) => rows.find((one) => one.key === key);
    // Whoever paid.
    expect(row(listed)).toMatchObject({
      billed: tuition,
      received: 36_500,
      outstanding: tuition - 36_500,
    });
    expect(row(other)).toMatchObject({ billed: ofA.billed, received: 0 });
    expect(rows.at(-1)).toMatchObject({
      key: "none",
      label: "No sponsor",
      billed: everything - tuition - ofA.billed,
    });
    expect(total).toMatchObject({ billed: everything, received: 36_500 });
    const bySponsor = await calls.figures("sponsor", { channel: "sponsor" });
    expect(bySponsor.rows).toMatchObject([{ key: listed, received: 30_000 }]);
    expect(await calls.receipts({ sponsor: Number(listed), session: "2025/2026" })).toMatchObject({
      total: 2,
    });
    expect(await calls.balances({ sponsor: Number(other) })).toMatchObject({
      total: 1,
      rows: [{ billed: ofA.billed }],
    });
  });
});

describe("the receipts", () => {
  it("keep a voided one where it paid, and count nothing of it", async () => {
    const [item] = await counter.items(student.id, "A");
    const { body: taken } = await counter
      .record({
        student_id: student.id,
        method: "cash",
        amount: item?.outstanding,
        items: [item?.key],
      })
      .expect(201);
    await counter.askVoid(taken.id).expect(200);
    expect((await calls.figures("section")).total.received).toBe(item?.outstanding);
    await counterOf(server.url, officers[1]).decideVoid(taken.id).expect(200);
    expect((await calls.figures("day")).total.received).toBe(0);
    const query = { session: "2025/2026", section: "A" };
    expect((await calls.receipts(query)).rows).toMatchObject([
      { reference: taken.number, state: "voided", amount: item?.outstanding, paid: 0, credit: 0 },
    ]);
    expect((await calls.receipts({ ...query, state: "valid" })).total).toBe(0);
    expect(await calls.receiptTotals(query)).toEqual({
      amount: 0,
      paid: 0,
      credit: 0,
      refunded: 0,
    });
    expect((await calls.receipts({ search: taken.number.toLowerCase() })).total).toBe(1);
    expect((await calls.receipts({ search: student.matricNumber })).total).toBe(1);
    expect((await calls.receipts({ search: "nobody of this name" })).total).toBe(0);
  });

  it("say what of them is credit, which pays what is charged later", async () => {
    const { college } = server;
    await overpayTuition(college, { accountId: student.accountId, sessionId }, 25_000_00);
    expect((await calls.receipts()).rows).toMatchObject([
      { amount: tuition + 25_000, paid: tuition, credit: 25_000 },
    ]);
    expect((await calls.figures("section")).ledger).toMatchObject({ credit: 25_000 });
    await college.db.insert(charge).values({
      accountId: student.accountId,
      sessionId,
      section: "hostel",
      purpose: "hostel",
      code: "hostel",
      label: "Hostel",
      amountKobo: 25_000_00,
      chargedAt: college.clock(),
    });
    await college.db.transaction((tx) => spendCredit(tx, [student.accountId], college.clock()));
    const { rows } = await calls.figures("section", { section: "hostel" });
    expect(rows).toMatchObject([{ billed: 25_000, received: 25_000, percent: 100 }]);
    expect((await calls.receipts({ section: "hostel", session: "2025/2026" })).rows).toMatchObject([
      { paid: 25_000, credit: 0 },
    ]);
  });
});

describe("the balances", () => {
  it("are narrowed by what is owed, and searched by people", async () => {
    const other = await createStudent(server.college, { surname: "Zubairu" });
    await charged(other);
    await paid(other.accountId, tuition, "2026-03-10T08:00:00.000Z");
    const totalOf = async (query: Record<string, string>) => (await calls.balances(query)).total;
    expect(await totalOf({ standing: "owing" })).toBe(2);
    expect(await totalOf({ standing: "nothing_paid" })).toBe(1);
    expect(await totalOf({ standing: "paid", section: "C" })).toBe(1);
    expect(await totalOf({ search: "zub" })).toBe(1);
    expect(await totalOf({ search: other.email })).toBe(1);
    expect(await totalOf({ session: "1999/2000" })).toBe(0);
    const { rows } = await calls.balances({ sort: "outstanding", section: "C" });
    expect(rows.map(({ outstanding }) => outstanding)).toEqual([0, tuition]);
  });
});

describe("what was asked for", () => {
  it("is refused where it is nothing that there is", async () => {
    await calls.get("/figures/", {}).expect(400);
    await calls.get("/figures/", { by: "colour" }).expect(400);
    await calls.get("/figures/", { by: "day", session: "1999/2000" }).expect(404);
    for (const path of ["/figures/", "/balances/", "/balances/totals/", "/receipts/"]) {
      const { body } = await calls.get(path, { by: "day", until: "2026-02-30" });
      expect(body, path).toHaveProperty("until");
    }
    expect((await calls.figures("day", { from: "2026-05-01", until: "2026-04-01" })).rows).toEqual(
      [],
    );
  });

  it("is named by the choices", async () => {
    const { body } = await calls.get("/figures/choices/").expect(200);
    expect(body).toMatchObject({ session: "2025/2026", sponsors: expect.any(Array) });
    expect(body.sessions).toContain("2025/2026");
  });

  it("is a file with the sum, and in the audit log", async () => {
    const { text, headers } = await calls
      .get("/figures/export/", { by: "section", format: "csv", section: "C" })
      .expect(200);
    expect(text.trim().replace("\uFEFF", "").split("\r\n")).toEqual([
      "Section,Billed (NGN),Received (NGN),Outstanding (NGN),Paid (%)",
      "Section C,86500,0,86500,0",
      "Sum,86500,0,86500,0",
    ]);
    expect(headers["content-disposition"]).toContain("figures-2026-03-10.csv");
    expect(await auditOf(server.college, "list:figures")).toMatchObject([
      { after: { format: "csv", by: "section", section: "C" } },
    ]);
    for (const name of ["balances", "receipts"]) {
      await calls.get(`/${name}/export/`, { format: "xlsx" }).expect(200);
    }
  });
});

it("copies receipt and charge into each allocation, also in raw SQL", async () => {
  const { db } = server.college;
  await paid(student.accountId, 50_000, "2026-03-08T23:30:00.000Z");
  const [written] = await db
    .select({
      facts: {
        sessionId: allocation.sessionId,
        section: allocation.section,
        chargedAt: allocation.chargedAt,
        channel: allocation.channel,
        paidAt: allocation.paidAt,
      },
      charge,
      receipt,
    })
    .from(allocation)
    .innerJoin(charge, eq(charge.id, allocation.chargeId))
    .innerJoin(receipt, eq(receipt.id, allocation.receiptId));
  expect(written?.facts).toEqual({
    sessionId: written?.charge.sessionId,
    section: written?.charge.section,
    chargedAt: written?.charge.chargedAt,
    channel: written?.receipt.channel,
    paidAt: written?.receipt.paidAt,
  });
});

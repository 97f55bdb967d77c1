import { and, eq, sql } from "drizzle-orm";
import request from "supertest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { figureGroupings } from "../../../../contract/payments/figures.ts";
import { startTestCollege, type TestCollege } from "../../../testing/college.ts";
import { type FigureCalls, figuresOf } from "../../../testing/figures.ts";
import { createStaff, type TestStaff } from "../../../testing/staff.ts";
import { academicSession } from "../../db/schema/calendar.ts";
import { charge } from "../../db/schema/ledger.ts";
import { isOwed } from "../ledger/paid.ts";

type Query = Readonly<Record<string, string | number | boolean>>;

let server: TestCollege;
let staff: TestStaff;
let calls: FigureCalls;

/** The demo data has money of every channel, voids, refunds, plans, sponsors and applicants. */
beforeAll(async () => {
  server = await startTestCollege({ hasDemo: true });
  staff = await createStaff(server.college, "BURSARY_OFFICER");
  calls = figuresOf(server.url, staff);
});

afterAll(() => server.close());

/** The filter that narrows the lists to a row. */
const filterOf = (by: string, key: string): Query => {
  if (key === "applicants") return { payer: "applicant" };
  if (key === "none") return { sponsored: false };
  return by === "day" ? { from: key, until: key } : { [by]: key };
};

const without = (query: Query, ...names: readonly string[]): Query =>
  Object.fromEntries(Object.entries(query).filter(([name]) => !names.includes(name)));

const sessions = ["2025/2026", "2024/2025"];

const narrowed: readonly Query[] = [
  {},
  { payer: "student" },
  { section: "C" },
  { level: 200 },
  { department: 1, section: "B" },
  { from: "2026-02-20", until: "2026-03-05" },
  { until: "2026-02-28", payer: "student" },
];

describe.each(figureGroupings)("by %s", (by) => {
  it.each(narrowed)("each figure is the sum of its lists, of %o", async (query) => {
    for (const session of sessions) {
      const { rows, total } = await calls.figures(by, { session, ...query });
      // A session has some hundred days.
      const some = by === "day" ? rows.filter((_row, index) => index % 16 === 3) : rows;
      for (const { key, ...row } of some) {
        const own = { session, ...query, ...filterOf(by, key) };
        const { paid } = await calls.receiptTotals(own);
        expect({ key, received: row.received }).toEqual({ key, received: paid });
        if (by === "channel") {
          expect(row).toMatchObject({ billed: null, outstanding: null, percent: null });
          continue;
        }
        const { billed } = await calls.balanceTotals(own);
        const { outstanding } = await calls.balanceTotals(without(own, "from"));
        expect({ key, ...row }).toMatchObject({ key, billed, outstanding });
      }
      const sum = (figure: "billed" | "received" | "outstanding") =>
        rows.reduce((all, row) => all + (row[figure] ?? 0), 0);
      expect(sum("received")).toBe(total.received);
      if (by !== "channel") expect(sum("billed")).toBe(total.billed);
      if (by !== "channel" && by !== "day") expect(sum("outstanding")).toBe(total.outstanding);
      if (by === "day" && rows.length > 0) {
        expect(rows.at(-1)?.outstanding).toBe(total.outstanding);
      }
    }
  });
});

it("sums the same money by whatever it is grouped, and as the dashboard and the ledger do", async () => {
  const { college, url } = server;
  const totals = await Promise.all(
    figureGroupings.map(async (by) => (await calls.figures(by)).total),
  );
  const [{ billedKobo, paidKobo } = { billedKobo: 0, paidKobo: 0 }] = await college.db
    .select({
      billedKobo: sql`sum(${charge.amountKobo})`.mapWith(Number),
      paidKobo: sql`sum(${charge.paidKobo})`.mapWith(Number),
    })
    .from(charge)
    .innerJoin(academicSession, eq(academicSession.id, charge.sessionId))
    .where(and(eq(academicSession.name, "2025/2026"), isOwed()));
  expect(billedKobo).toBeGreaterThan(paidKobo);
  const expected = {
    billed: billedKobo / 100,
    received: paidKobo / 100,
    outstanding: (billedKobo - paidKobo) / 100,
    percent: Math.floor((100 * paidKobo) / billedKobo),
  };
  expect(totals).toEqual(figureGroupings.map(() => expected));
  const { body: dashboard } = await request(url)
    .get("/staff/dashboard/bursary/")
    .set({ authorization: staff.authorization })
    .expect(200);
  const { rows } = await calls.figures("section");
  expect(rows.map(({ key, billed, received }) => ({ key, billed, received }))).toEqual(
    dashboard.sections.map((one: Record<string, unknown>) => ({
      key: one.section,
      billed: one.charged,
      received: one.paid,
    })),
  );
});

it("shows what became of all money that came in", async () => {
  const { ledger } = await calls.figures("section");
  expect(ledger.credit).toBeGreaterThan(0);
  expect(ledger.refunded).toBeGreaterThan(0);
  expect(ledger.paid + ledger.refunded + ledger.credit).toBe(ledger.received);
  expect(await calls.receiptTotals()).toEqual({
    amount: ledger.received,
    paid: ledger.paid,
    credit: ledger.credit,
    refunded: ledger.refunded,
  });
});

describe("the lists", () => {
  it("show on their pages what their totals say", async () => {
    for (const query of [
      {},
      { standing: "owing", level: 100 },
      { sponsored: true },
      { until: "2026-02-28" },
    ]) {
      const pages = await Promise.all(
        [1, 2, 3, 4, 5, 6].map((page) =>
          calls.balances({ ...query, page_size: 100, page, sort: "-outstanding" }),
        ),
      );
      const all = pages.flatMap(({ rows }) => rows);
      expect(all.length).toBeGreaterThan(0);
      expect(all).toHaveLength(pages[0]?.total ?? 0);
      expect(all.map(({ outstanding }) => outstanding)).toEqual(
        all.map(({ outstanding }) => outstanding).toSorted((one, other) => other - one),
      );
      const sum = (figure: "billed" | "paid" | "outstanding") =>
        all.reduce((total, row) => total + row[figure], 0);
      expect(await calls.balanceTotals(query)).toEqual({
        billed: sum("billed"),
        paid: sum("paid"),
        outstanding: sum("outstanding"),
      });
    }
  });

  it("show of each receipt what pays the charges that are asked for", async () => {
    for (const query of [
      { session: "2025/2026", section: "B" },
      { session: "2025/2026", sponsored: true },
      { channel: "counter" },
      { state: "voided" },
    ]) {
      const pages = await Promise.all(
        [1, 2, 3, 4, 5, 6, 7, 8].map((page) => calls.receipts({ ...query, page_size: 100, page })),
      );
      const all = pages.flatMap(({ rows }) => rows);
      expect(all).toHaveLength(pages[0]?.total ?? 0);
      expect(all.length).toBeGreaterThan(0);
      const sum = (figure: "amount" | "paid" | "credit" | "refunded") =>
        all.filter(({ state }) => state === "valid").reduce((total, row) => total + row[figure], 0);
      expect(await calls.receiptTotals(query)).toEqual({
        amount: sum("amount"),
        paid: sum("paid"),
        credit: sum("credit"),
        refunded: sum("refunded"),
      });
    }
  });

  it("name the record of every channel", async () => {
    const { authorization } = staff;
    const paths = {
      online: (id: number) => `/payment/records/${id}/`,
      counter: (id: number) => `/payment/counter/receipts/${id}/`,
      bank: (id: number) => `/payment/bank-statements/rows/${id}/`,
      remita: (id: number) => `/payment/bank-statements/rows/${id}/`,
      sponsor: (id: number) => `/payment/sponsor-receipts/${id}/`,
    };
    for (const [channel, pathOf] of Object.entries(paths)) {
      const { rows } = await calls.receipts({ channel, state: "valid" });
      const [first] = rows;
      expect(first, channel).toMatchObject({ channel });
      const { text } = await request(server.url)
        .get(pathOf(first?.record_id ?? 0))
        .set({ authorization })
        .expect(200);
      expect(text).toContain(first?.reference);
    }
  });
});

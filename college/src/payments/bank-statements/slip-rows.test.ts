import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { adjustmentsOf, linesTo } from "../../../testing/adjustments.ts";
import {
  type Bank,
  bankOf,
  createBankAccount,
  createSlip,
  createSlipFor,
  type StatementLine,
  statementOf,
} from "../../../testing/bank.ts";
import { startTestCollege, type TestCollege } from "../../../testing/college.ts";
import {
  createPayer,
  creditPayment,
  ledgerOf,
  openFees,
  type Payer,
} from "../../../testing/payments.ts";
import { createStaff, type TestStaff } from "../../../testing/staff.ts";
import { slip } from "../../db/schema/bank.ts";
import { charge } from "../../db/schema/ledger.ts";
import { readItems } from "../items.ts";
import { selectSlips, slipState } from "../slips/slip.ts";

let server: TestCollege;
let sessionId: number;
let clerk: TestStaff;
let second: TestStaff;
let officer: Bank;
let accountId: number;
let payer: Payer;

beforeAll(async () => {
  server = await startTestCollege({ now: "2026-03-10T09:00:00.000Z" });
  const { college, url } = server;
  ({ sessionId } = await openFees(college));
  clerk = await createStaff(college, "BURSARY_OFFICER");
  second = await createStaff(college, "SUPER_ADMIN");
  officer = bankOf(url, clerk);
});

afterAll(() => server.close());

beforeEach(async () => {
  accountId = await createBankAccount(server.college);
  payer = await createPayer(server.college);
});

/** A slip for the whole of sections of the payer, with what it comes to in naira. */
const slipFor = async (...sections: readonly string[]) => {
  const made = await createSlipFor(server.college, payer, sessionId, ...sections);
  return { ...made, naira: made.amountKobo / 100 };
};

const slipNow = async (id: number) => {
  const [row] = await selectSlips(server.college.db).where(eq(slip.id, id));
  if (row === undefined) throw new Error("there is no such slip");
  return { ...row, state: slipState(row, server.clock.read()) };
};

const previewed = async (lines: readonly StatementLine[]) =>
  (await officer.preview(accountId, statementOf(lines)).expect(200)).body;

const imported = async (lines: readonly StatementLine[]) =>
  (await officer.import(accountId, statementOf(lines)).expect(200)).body;

const credit = (amountKobo: number) =>
  creditPayment(server.college, {
    accountId: payer.accountId,
    sessionId,
    purpose: "tuition",
    amountKobo,
  });

describe("money for a slip", () => {
  it("leaves a slip open that is short by a bank's charge, until the rest comes", async () => {
    const made = await slipFor("A");
    await imported([{ narration: made.reference, credit: made.naira - 50 }]);
    expect(await slipNow(made.id)).toMatchObject({ state: "open" });
    await imported([{ narration: `REST ${made.reference}`, credit: 50 }]);
    expect(await slipNow(made.id)).toMatchObject({ state: "paid" });
    const owed = await readItems(server.college.db, payer.accountId);
    expect(owed.filter(({ section }) => section === "A")).toEqual([]);
  });

  it("makes credit of what is over, which pays what the portal takes", async () => {
    const made = await slipFor("A");
    await imported([{ narration: made.reference, credit: made.naira + 1_000 }]);
    const [written] = await ledgerOf(server, payer.accountId);
    expect(written?.allocatedKobo).toBe(made.amountKobo + 1_000_00);
    const tuition = await server.college.db
      .select()
      .from(charge)
      .where(eq(charge.accountId, payer.accountId));
    expect(
      tuition
        .filter(({ purpose }) => purpose === "tuition")
        .reduce((sum, one) => sum + one.paidKobo, 0),
    ).toBe(1_000_00);
  });

  it("charges the hostel fee once all of it is there", async () => {
    await creditPayment(server.college, {
      accountId: payer.accountId,
      sessionId,
      purpose: "tuition",
      amountKobo: 86_500_00,
    });
    const items = await readItems(server.college.db, payer.accountId);
    expect(items.map(({ key }) => key)).toContain("hostel");
    const made = await createSlip(server.college, payer, ["hostel"]);
    const hostel = async () =>
      (
        await server.college.db.select().from(charge).where(eq(charge.accountId, payer.accountId))
      ).filter(({ section }) => section === "hostel");
    await imported([{ narration: made.reference, credit: 24_950 }]);
    expect(await hostel()).toEqual([]);
    await imported([{ narration: `REST ${made.reference}`, credit: 50 }]);
    expect(await hostel()).toMatchObject([{ paidKobo: 25_000_00 }]);
    expect(await slipNow(made.id)).toMatchObject({ state: "paid" });
  });

  it("matches a slip that has expired", async () => {
    const made = await slipFor("A");
    server.clock.set("2026-06-10T09:00:00.000Z");
    officer = bankOf(server.url, await createStaff(server.college, "BURSARY_OFFICER"));
    expect((await slipNow(made.id)).state).toBe("expired");
    await imported([{ narration: made.reference, credit: made.naira, date: "10/06/2026" }]);
    expect((await slipNow(made.id)).state).toBe("paid");
    server.clock.set("2026-03-10T09:00:00.000Z");
    officer = bankOf(server.url, await createStaff(server.college, "BURSARY_OFFICER"));
  });
});

describe("a slip whose items were paid in another way", () => {
  it("awaits the rest alone", async () => {
    const made = await slipFor("C");
    await credit(1_000_00);
    const lines = [{ narration: made.reference, credit: made.naira - 1_000 }];
    const { rows } = await previewed(lines);
    expect(rows).toMatchObject([{ kind: "matched", slip: { rest: made.naira - 1_000 } }]);
    await imported(lines);
    expect(await slipNow(made.id)).toMatchObject({ state: "settled", restKobo: 0 });
  });

  it("takes its money as the student's credit, and says so", async () => {
    const made = await slipFor("C");
    await credit(made.amountKobo);
    expect(await slipNow(made.id)).toMatchObject({ state: "settled", receivedKobo: 0 });
    const lines = [{ narration: made.reference, credit: made.naira }];
    expect((await previewed(lines)).rows).toMatchObject([{ kind: "over", slip: { rest: 0 } }]);
    await imported(lines);
    const [, bank] = await ledgerOf(server, payer.accountId);
    expect(bank).toMatchObject({ channel: "bank", amountKobo: made.amountKobo, allocatedKobo: 0 });
    expect(await slipNow(made.id)).toMatchObject({ state: "paid" });
  });

  it("is paid by another slip for the same, also in one file", async () => {
    const made = await slipFor("C");
    const both = await slipFor("A", "C");
    const lines = [
      { narration: both.reference, credit: both.naira },
      { narration: made.reference, credit: made.naira },
    ];
    const kinds = ({ rows }: { rows: readonly { kind: string }[] }) => rows.map(({ kind }) => kind);
    expect(kinds(await previewed(lines))).toEqual(["matched", "over"]);
    expect(kinds(await imported(lines))).toEqual(["matched", "over"]);
  });
});

describe("a slip with a charge that was adjusted since", () => {
  /** Makes the first charge of section A this much, which must be less. @returns by how much */
  const lower = async (naira: number): Promise<number> => {
    const asking = adjustmentsOf(server.url, clerk);
    const [line] = await asking.charges(payer.id, "A");
    if (line === undefined) throw new Error("nothing is charged");
    const { body } = await asking
      .ask({ student_id: payer.id, lines: linesTo(naira, [line]) })
      .expect(201);
    await adjustmentsOf(server.url, second).decide(body.id).expect(200);
    return line.charged - naira;
  };

  it("shows and awaits what is charged now, also after a second time", async () => {
    const made = await slipFor("A");
    const first = await lower(1_000);
    expect(await slipNow(made.id)).toMatchObject({ restKobo: made.amountKobo - first * 100 });
    const less = first + (await lower(10));
    expect(await slipNow(made.id)).toMatchObject({
      state: "open",
      restKobo: made.amountKobo - less * 100,
      owedKobo: expect.arrayContaining([10_00]),
    });
    const lines = [{ narration: made.reference, credit: made.naira - less }];
    expect((await previewed(lines)).rows).toMatchObject([{ kind: "matched" }]);
    await imported(lines);
    expect(await slipNow(made.id)).toMatchObject({ state: "settled", restKobo: 0 });
    const owed = await readItems(server.college.db, payer.accountId);
    expect(owed.filter(({ section }) => section === "A")).toEqual([]);
  });

  it("takes the old amount, of which the rest is credit", async () => {
    await credit(86_500_00);
    const made = await slipFor("A");
    const less = await lower(10);
    const lines = [{ narration: made.reference, credit: made.naira }];
    expect((await previewed(lines)).rows).toMatchObject([
      { kind: "over", slip: { rest: made.naira - less } },
    ]);
    await imported(lines);
    const [, bank] = await ledgerOf(server, payer.accountId);
    expect(bank).toMatchObject({
      channel: "bank",
      amountKobo: made.amountKobo,
      allocatedKobo: made.amountKobo - less * 100,
    });
    expect(await slipNow(made.id)).toMatchObject({ state: "paid" });
  });

  it("awaits nothing of a charge that was taken back", async () => {
    const made = await slipFor("A");
    const less = await lower(0);
    expect(await slipNow(made.id)).toMatchObject({ restKobo: made.amountKobo - less * 100 });
  });
});

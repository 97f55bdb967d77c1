import { eq } from "drizzle-orm";
import request from "supertest";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  type Bank,
  bankOf,
  createBankAccount,
  createSlipFor,
  type StatementLine,
  statementOf,
} from "../../../testing/bank.ts";
import { startTestCollege, type TestCollege } from "../../../testing/college.ts";
import { createPayer, openFees, type Payer } from "../../../testing/payments.ts";
import { createStaff } from "../../../testing/staff.ts";
import { bankRow, slip } from "../../db/schema/bank.ts";
import { allocation, receipt } from "../../db/schema/ledger.ts";
import { mailMessage } from "../../db/schema/mail.ts";
import { auditEntry } from "../../db/schema/staff.ts";
import { readBankAccounts } from "../bank-accounts/bank-accounts.ts";
import { readItems } from "../items.ts";
import { cancelSlip } from "../slips/make-slip.ts";
import { selectSlips, slipState } from "../slips/slip.ts";

let server: TestCollege;
let sessionId: number;
let officer: Bank;
let accountId: number;
let payer: Payer;

beforeAll(async () => {
  server = await startTestCollege({ now: "2026-03-10T09:00:00.000Z" });
  ({ sessionId } = await openFees(server.college));
  officer = bankOf(server.url, await createStaff(server.college, "BURSARY_OFFICER"));
});

afterAll(() => server.close());

beforeEach(async () => {
  accountId = await createBankAccount(server.college);
  payer = await createPayer(server.college);
});

/** A slip for the whole of sections of the payer, with what it comes to in naira. */
const slipFor = async (student: Payer = payer, ...sections: readonly string[]) => {
  const made = await createSlipFor(
    server.college,
    student,
    sessionId,
    ...(sections.length ? sections : ["A"]),
  );
  return { ...made, naira: made.amountKobo / 100 };
};

const slipNow = async (id: number) => {
  const [row] = await selectSlips(server.college.db).where(eq(slip.id, id));
  if (row === undefined) throw new Error("there is no such slip");
  return { ...row, state: slipState(row, server.clock.read()) };
};

const receiptsOf = (student: Payer = payer) =>
  server.college.db.select().from(receipt).where(eq(receipt.accountId, student.accountId));

const previewed = async (lines: readonly StatementLine[], map: object = {}) =>
  (await officer.preview(accountId, statementOf(lines), map).expect(200)).body;

const imported = async (lines: readonly StatementLine[], map: object = {}) =>
  (await officer.import(accountId, statementOf(lines), map).expect(200)).body;

interface Sum {
  readonly kind: string;
  readonly rows: number;
  readonly amount: number;
}

/** The kinds that occur, with how many rows. */
const countsOf = ({ sums }: { readonly sums: readonly Sum[] }) =>
  Object.fromEntries(sums.flatMap(({ kind, rows }) => (rows > 0 ? [[kind, rows]] : [])));

const only = (body: { readonly rows: readonly unknown[] }) => {
  expect(body.rows).toHaveLength(1);
  return body.rows[0];
};

it("counts alike in a file that is read in parts", async () => {
  const { reference, naira } = await slipFor();
  const equal = { narration: "CASH DEP", credit: "1,000.00" };
  const named = { narration: reference, credit: naira.toFixed(2) };
  const lines = [named, ...Array.from({ length: 600 }, () => equal)];
  expect(countsOf(await previewed([...lines, named]))).toEqual({
    matched: 1,
    ambiguous: 1,
    unmatched: 600,
  });
  expect(countsOf(await imported(lines))).toEqual({ matched: 1, unmatched: 600 });
  expect(countsOf(await previewed([...lines, equal]))).toEqual({ seen: 601, unmatched: 1 });
});

describe("the columns of a file", () => {
  it("are guessed from the headings, until a map is saved", async () => {
    const file = statementOf([
      { narration: "TRF A", credit: "1,000.00", id: "S1" },
      { narration: "TRF B", credit: "2,000.00", id: "S2" },
    ]);
    const first = await officer.columns(accountId, file).expect(200);
    expect(first.body).toMatchObject({
      heading_line: 3,
      date_column: "Date",
      narration_column: "Narration",
      credit_column: "Credit",
      id_column: "Reference",
      payer_column: null,
      date_format: "day_first",
      is_saved: false,
    });
    expect(first.body.columns[4]).toEqual({ heading: "Credit", samples: ["1,000.00", "2,000.00"] });
    await officer.import(accountId, file, { date_format: "day_first" }).expect(200);
    const again = await officer.columns(accountId, file).expect(200);
    expect(again.body).toMatchObject({ id_column: null, is_saved: true });
    const other = await officer.columns(accountId, "Day,What,Amount\n1,2,3").expect(200);
    expect(other.body).toMatchObject({ is_saved: false, credit_column: "Amount" });
  });

  it("are those of the file, each for one thing", async () => {
    const file = statementOf([{ narration: "TRF", credit: 5 }]);
    const wrong = await officer
      .preview(accountId, file, { credit_column: "Deposit", id_column: "Narration" })
      .expect(400);
    expect(wrong.body).toEqual({
      id_column: ["This column is chosen for something else already."],
    });
    const missing = await officer
      .preview(accountId, file, { credit_column: "Deposit" })
      .expect(400);
    expect(missing.body).toEqual({ credit_column: ["The file has no such column."] });
    await officer.preview(accountId, file, { date_format: "american" }).expect(400);
    await officer.preview(accountId, "", {}).expect(400);
    await officer.preview(2_147_483_647, file).expect(404);
  });
});

describe("a preview", () => {
  it("says what each row comes to, and writes nothing", async () => {
    const matched = await slipFor();
    const [short, over, paid, cancelled] = await Promise.all(
      [1, 2, 3, 4].map(async () => slipFor(await createPayer(server.college))),
    );
    if (!short || !over || !paid || !cancelled) throw new Error("a slip is missing");
    await imported([{ narration: paid.reference, credit: paid.naira }]);
    await cancelSlip(server.college, cancelled.accountId, cancelled.id);
    const other = await createPayer(server.college);
    const another = await slipFor(await createPayer(server.college));
    const body = await previewed([
      { narration: `TRF ${matched.reference}`, credit: matched.naira },
      { narration: `TRF ${short.reference}`, credit: short.naira - 50 },
      { narration: `TRF ${over.reference}`, credit: over.naira + 1 },
      { narration: paid.reference, credit: paid.naira },
      { narration: `AGAIN ${paid.reference}`, credit: paid.naira },
      { narration: cancelled.reference, credit: cancelled.naira },
      { narration: `${another.reference} ${other.matricNumber}`, credit: another.naira },
      { narration: `${matched.reference} ${short.reference}`, credit: 10 },
      { narration: "CASH DEPOSIT BY ADA", credit: 10 },
      {
        narration: `${short.reference.slice(0, 11)}${(Number(short.reference[11]) + 1) % 10}`,
        credit: 10,
      },
      { narration: "100000000093", credit: 10 },
      { narration: "SMS CHARGE", debit: "4.00" },
      { narration: "STAMP DUTY", credit: "-50" },
      { narration: "NO DATE", credit: 10, date: "soon" },
      { narration: "LATER", credit: 10, date: "11/03/2026" },
      { narration: "NO AMOUNT", credit: "ten" },
    ]);
    expect(
      body.rows.map((row: { kind: string; reason: string | null }) => [row.kind, row.reason]),
    ).toEqual([
      ["matched", null],
      ["short", null],
      ["over", null],
      ["seen", null],
      ["ambiguous", "slip_paid"],
      ["ambiguous", "slip_cancelled"],
      ["ambiguous", "other_student"],
      ["ambiguous", "several_slips"],
      ["unmatched", "no_reference"],
      ["unmatched", "wrong_check_digit"],
      ["unmatched", "unknown_reference"],
      ["ignored", null],
      ["ignored", null],
      ["unreadable", null],
      ["unreadable", null],
      ["unreadable", null],
    ]);
    expect(body.rows[0]).toMatchObject({
      line: 4,
      day: "2026-03-10",
      amount: matched.naira,
      name_differs: false,
      slip: {
        reference: matched.reference,
        rest: matched.naira,
        student: { id: payer.id, matric_number: payer.matricNumber },
      },
    });
    expect(body.rows[14].problem).toContain("later than today");
    expect(body).toMatchObject({ dry_run: true, statement_id: null, row_count: 16 });
    expect(await receiptsOf()).toEqual([]);
    expect(await server.college.db.$count(bankRow, eq(bankRow.bankAccountId, accountId))).toBe(1);
  });

  it("counts for a slip what stands above in the file", async () => {
    const { reference, naira } = await slipFor();
    const body = await previewed([
      { narration: `A ${reference}`, credit: naira - 100 },
      { narration: `B ${reference}`, credit: 100 },
      { narration: `C ${reference}`, credit: 100 },
    ]);
    expect(countsOf(body)).toEqual({ short: 1, matched: 1, ambiguous: 1 });
  });

  it("warns where the narration has the name of somebody else", async () => {
    const { reference, naira } = await slipFor();
    const body = await previewed([{ narration: `TRF CHIDI EZE ${reference}`, credit: naira }]);
    expect(only(body)).toMatchObject({ kind: "matched", name_differs: true });
  });
});

describe("an import", () => {
  it("pays the slip's items, and tells the student", async () => {
    const made = await slipFor(payer, "A", "C");
    const body = await imported([
      { narration: `TRF ${made.reference}`, credit: made.naira, date: "09/03/2026" },
    ]);
    expect(countsOf(body)).toEqual({ matched: 1 });
    const [written] = await receiptsOf();
    expect(written).toMatchObject({
      channel: "bank",
      amountKobo: made.amountKobo,
      allocatedKobo: made.amountKobo,
      paidAt: new Date("2026-03-08T23:00:00.000Z"),
    });
    const open = await readItems(server.college.db, payer.accountId);
    expect(open.map(({ section }) => section)).not.toContain("C");
    expect(await slipNow(made.id)).toMatchObject({ state: "paid", receivedKobo: made.amountKobo });
    const mails = await server.college.db
      .select()
      .from(mailMessage)
      .where(eq(mailMessage.recipient, payer.email));
    expect(mails.at(-1)?.subject).toMatch(/^Receipt B\d{8} of /);
    expect(mails.at(-1)?.body).toContain("Zenith Bank on Monday 9 March 2026");
    const account = await request(server.url)
      .get("/payment/account/")
      .set({ authorization: payer.authorization })
      .expect(200);
    expect(account.body.receipts).toMatchObject([{ channel: "bank", bank: "Zenith Bank" }]);
  });

  it("of Remita's report writes receipts of that channel", async () => {
    accountId = await createBankAccount(server.college, { channel: "remita", bank: "Remita" });
    const made = await slipFor();
    await imported([{ narration: made.reference, credit: made.naira }]);
    expect(await receiptsOf()).toMatchObject([{ channel: "remita" }]);
  });

  it("is written in the audit log, and listed with its sums", async () => {
    const made = await slipFor();
    const { statement_id: id } = await imported([
      { narration: made.reference, credit: made.naira },
      { narration: "CASH", credit: 70 },
      { narration: "NO DATE", credit: 10, date: "soon" },
    ]);
    const entries = await server.college.db
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.subject, `bank_statement:${id}`));
    expect(entries.map(({ action }) => action)).toEqual([
      "bank_statement.import",
      "bank_statement.finish",
    ]);
    const { body } = await officer.get("").query({ account: accountId }).expect(200);
    expect(body.rows).toMatchObject([
      {
        id,
        file_name: "march.csv",
        from: "2026-03-10",
        until: "2026-03-10",
        row_count: 3,
        waiting: { rows: 1, amount: 70 },
        finished_at: expect.any(String),
      },
    ]);
    expect(countsOf(body.rows[0])).toEqual({ matched: 1, unmatched: 1, unreadable: 1 });
    const record = await officer.get(`${id}/`).expect(200);
    expect(record.body.unreadable).toEqual([
      { line: 6, problem: "“soon” is no date in the chosen format." },
    ]);
    await officer.get("2147483647/").expect(404);
    const waiting = async (is_waiting: boolean) =>
      (await officer.get("").query({ account: accountId, is_waiting }).expect(200)).body.total;
    expect([await waiting(true), await waiting(false)]).toEqual([1, 0]);
    const file = await officer
      .get("export/")
      .query({ format: "csv", account: accountId })
      .expect(200);
    expect(file.text).toContain("march.csv");
  });
});

describe("a statement that is imported again", () => {
  it("is seen, and pays nothing twice", async () => {
    const made = await slipFor();
    const lines = [
      { narration: made.reference, credit: made.naira - 1_000 },
      { narration: "CASH", credit: 70 },
      { narration: "CASH", credit: 70 },
    ];
    const first = await imported(lines);
    expect(countsOf(first)).toEqual({ short: 1, unmatched: 2 });
    const again = await imported(lines);
    expect(countsOf(again)).toEqual({ seen: 3 });
    expect(again.statement_id).toBe(first.statement_id);
    expect(await receiptsOf()).toHaveLength(1);
    expect((await slipNow(made.id)).receivedKobo).toBe(made.amountKobo - 1_000_00);
  });

  it("is known with the bank's numbers, without them, and in an overlapping file", async () => {
    const line = { narration: "CASH", credit: 70 };
    await imported(
      [
        { ...line, id: "S1" },
        { ...line, id: "S2" },
      ],
      { id_column: "Reference" },
    );
    const without = await imported([line, line, line]);
    expect(countsOf(without)).toEqual({ seen: 2, unmatched: 1 });
    const numbered = await imported(
      [
        { ...line, id: "s2" },
        { ...line, id: "S3" },
        { ...line, id: "S4" },
      ],
      { id_column: "Reference" },
    );
    expect(countsOf(numbered)).toEqual({ seen: 2, unmatched: 1 });
  });

  it("tells of a number that stands for other money", async () => {
    await imported([{ narration: "CASH", credit: 70, id: "0" }], { id_column: "Reference" });
    const body = await previewed([{ narration: "CASH", credit: 80, id: "0" }], {
      id_column: "Reference",
    });
    expect(only(body)).toMatchObject({
      kind: "unreadable",
      problem: expect.stringContaining("“0”"),
    });
  });

  it("says until when its own account is imported", async () => {
    const other = await createBankAccount(server.college);
    await imported([
      { date: "09/03/2026", credit: "1,000.00" },
      { date: "08/03/2026", credit: "1,000.00" },
    ]);
    const accounts = await readBankAccounts(server.college.db);
    const untilOf = (id: number) => accounts.find((one) => one.id === id)?.importedUntil;
    expect([untilOf(accountId), untilOf(other)]).toEqual(["2026-03-09", null]);
  });

  it("is another one for another account", async () => {
    const lines = [{ narration: "CASH", credit: 70 }];
    await imported(lines);
    accountId = await createBankAccount(server.college);
    expect(countsOf(await imported(lines))).toEqual({ unmatched: 1 });
  });
});

it("leaves allocations and receipts as one", async () => {
  const rows = await server.college.db.select().from(allocation);
  const receipts = await server.college.db.select().from(receipt);
  for (const { id, allocatedKobo } of receipts) {
    const own = rows.filter(({ receiptId }) => receiptId === id);
    expect(own.reduce((sum, { amountKobo }) => sum + amountKobo, 0)).toBe(allocatedKobo);
  }
});

it("is for bursary officers; a super admin reads", async () => {
  const file = statementOf([{ narration: "CASH", credit: 70 }]);
  const admin = bankOf(server.url, await createStaff(server.college, "SUPER_ADMIN"));
  await admin.preview(accountId, file).expect(403);
  await admin.columns(accountId, file).expect(403);
  await admin.get("").expect(200);
  const lecturer = bankOf(server.url, await createStaff(server.college, "ICT_SUPPORT"));
  await lecturer.get("").expect(403);
});

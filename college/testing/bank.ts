import request from "supertest";
import type { College } from "../src/context.ts";
import { bankAccount } from "../src/db/schema/bank.ts";
import { rowReader } from "../src/payments/bank-statements/read-statement.ts";
import type { StatementUpload } from "../src/payments/bank-statements/statement-form.ts";
import { makeSlip } from "../src/payments/slips/make-slip.ts";
import type { SlipRow } from "../src/payments/slips/slip.ts";
import { chargedItems } from "./payments.ts";
import type { TestStudent } from "./people.ts";
import { nextSerial } from "./serial.ts";
import type { TestStaff } from "./staff.ts";

/** An account of the college that students pay into. @returns its id */
export const createBankAccount = async (
  { db }: Pick<College, "db">,
  fields: Partial<typeof bankAccount.$inferInsert> = {},
): Promise<number> => {
  const [created] = await db
    .insert(bankAccount)
    .values({
      channel: "bank",
      bank: "Zenith Bank",
      accountName: "State College of Health",
      accountNumber: String(1_000_000_000 + nextSerial("bank account")),
      isActive: true,
      ...fields,
    })
    .returning({ id: bankAccount.id });
  if (created === undefined) throw new Error("the account was not written");
  return created.id;
};

/** A slip of a student for the items with these keys. */
export const createSlip = async (
  college: College,
  { accountId }: Pick<TestStudent, "accountId">,
  keys: readonly string[],
): Promise<SlipRow> => makeSlip(college, accountId, keys);

/** A slip for all that a student owes of these sections of the session. */
export const createSlipFor = async (
  college: College,
  student: Pick<TestStudent, "accountId">,
  sessionId: number,
  ...sections: readonly string[]
): Promise<SlipRow> => {
  const items = await chargedItems(college, student, sessionId, ...sections);
  return createSlip(
    college,
    student,
    items.map(({ key }) => key),
  );
};

/** One line of a test's statement. */
export interface StatementLine {
  readonly date?: string;
  readonly narration?: string;
  readonly credit?: string | number;
  readonly debit?: string;
  readonly id?: string;
}

/** A bank's statement as CSV, with lines about the account above the headings. */
export const statementOf = (lines: readonly StatementLine[]): string =>
  [
    "Statement of account",
    "Account,1012345678",
    "Date,Reference,Narration,Debit,Credit",
    ...lines.map(({ date = "10/03/2026", narration = "", credit = "", debit = "", id = "" }) =>
      [date, id, narration, debit, String(credit)].map((cell) => `"${cell}"`).join(","),
    ),
  ].join("\n");

/** The column map of `statementOf`. */
const statementMap = {
  date_column: "Date",
  narration_column: "Narration",
  credit_column: "Credit",
  date_format: "day_first",
} as const;

/** A file with one row that paid something in, as it was read and without the way through a server. */
export const uploadOf = (day: string, narration: string, amountKobo: number): StatementUpload => {
  const map = {
    dateColumn: "Date",
    narrationColumn: "Narration",
    creditColumn: "Credit",
    idColumn: null,
    payerColumn: null,
    dateFormat: "iso",
  } as const;
  const table = {
    headingLine: 1,
    headings: ["Date", "Narration", "Credit"],
    rows: [{ row: 2, cells: [day, narration, (amountKobo / 100).toFixed(2)] }],
  };
  return {
    isDryRun: false,
    fileName: "one-row.csv",
    map,
    contentHash: narration,
    rows: table.rows.map(rowReader(table, map, day)),
  };
};

/** The endpoints of statements, as one member of the staff calls them. */
export const bankOf = (url: string, { authorization }: Pick<TestStaff, "authorization">) => {
  const get = (path: string) =>
    request(url).get(`/payment/bank-statements/${path}`).set({ authorization });
  const post = (path: string, body: object) =>
    request(url).post(`/payment/bank-statements/${path}`).set({ authorization }).send(body);
  const send = (
    path: string,
    file: string | Buffer,
    fields: Readonly<Record<string, string>> = {},
  ) => {
    const call = request(url)
      .post(`/payment/bank-accounts/${path}`)
      .set({ authorization })
      .attach("file", Buffer.from(file), "statement.csv");
    for (const [name, value] of Object.entries(fields)) call.field(name, value);
    return call;
  };
  const statement = (
    accountId: number,
    file: string | Buffer,
    dryRun: "true" | "false",
    map: object,
  ) =>
    send(`${accountId}/statements/`, file, {
      file_name: "march.csv",
      dry_run: dryRun,
      ...statementMap,
      ...map,
    });
  return {
    get,
    columns: (accountId: number, file: string | Buffer) =>
      send(`${accountId}/statements/columns/`, file),
    preview: (accountId: number, file: string | Buffer, map: object = {}) =>
      statement(accountId, file, "true", map),
    import: (accountId: number, file: string | Buffer, map: object = {}) =>
      statement(accountId, file, "false", map),
    row: (id: number) => get(`rows/${id}/`),
    propose: (id: number, body: object) => post(`rows/${id}/proposals/`, body),
    decide: (id: number, body: object) => post(`rows/${id}/proposals/decision/`, body),
    askVoid: (id: number, reason = "Paid by another student") =>
      post(`rows/${id}/void/`, { reason }),
    decideVoid: (id: number, body: object = { is_approved: true }) =>
      post(`rows/${id}/void/decision/`, body),
  };
};

export type Bank = ReturnType<typeof bankOf>;

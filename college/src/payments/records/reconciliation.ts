import { and, eq, gte, lt, sql } from "drizzle-orm";
import type { QueryOf, ResponseOf } from "../../../../contract/endpoint.ts";
import type {
  exportReconciliation,
  reconciliation,
} from "../../../../contract/payments/reconciliation.ts";
import type { Account } from "../../accounts/guard.ts";
import type { College } from "../../context.ts";
import { applicant } from "../../db/schema/admissions.ts";
import { receipt } from "../../db/schema/ledger.ts";
import { payment } from "../../db/schema/payments.ts";
import { student } from "../../db/schema/students.ts";
import type { FileAnswer } from "../../http/file-answer.ts";
import { refuse, refuseFields } from "../../http/refusal.ts";
import { endOfDay, startOfDay } from "../../lists/day-range.ts";
import { exportTable } from "../../lists/export.ts";
import type { Cell } from "../../lists/list.ts";
import { oneLine } from "../../typed-text.ts";
import { itemLabel, nairaOf } from "../fees/amounts.ts";
import type { PaystackTransaction } from "../paystack-wire.ts";
import { type Cashier, ProviderUnavailable, TooManyTransactions } from "../provider.ts";
import {
  byUrgency,
  countStates,
  type MatchedRow,
  matchPayments,
  nairaTaken,
  type RecordedPayment,
  takenAt,
} from "./match.ts";
import { payerColumns } from "./payers.ts";
import { recordTexts } from "./texts.ts";

type Answer = ResponseOf<typeof reconciliation>;
type Days = QueryOf<typeof reconciliation>;

const day = 24 * 3_600_000;
const mostDays = 31;
const mostRows = 500;
/** A reference can be paid for a week after it was opened; the provider lists by when it was opened. */
const payableMs = 7 * day;
/** Limits the payments missing from the list that are verified one by one. */
const maxVerified = 25;
const verifyConcurrency = 5;

/**
 * The provider's successful transactions of some days beside the ledger's entries.
 * @throws 400 for a range that is invalid, longer than 31 days, or over the transaction limit; 502 `provider_unavailable`.
 */
export const reconcileDays = async (cashier: Cashier, days: Days): Promise<Answer> => {
  const rows = byUrgency(await matchDays(cashier, days));
  const ledger = rows.flatMap(({ recorded }) => recorded?.ledger ?? []);
  const provider = rows.flatMap(({ transaction }) => transaction ?? []);
  return {
    ...days,
    ledger: { count: ledger.length, amount: sum(ledger.map(({ amountKobo }) => amountKobo)) },
    provider: { count: provider.length, amount: sum(provider.map(nairaTaken)) },
    states: countStates(rows).map(({ state, count, kobo }) => ({
      state,
      count,
      amount: nairaOf(kobo),
    })),
    rows: rows.slice(0, mostRows).map(rowAnswer),
    total: rows.length,
  };
};

const sum = (kobo: readonly number[]): number => nairaOf(kobo.reduce((all, one) => all + one, 0));

const rowAnswer = ({
  reference,
  state,
  recorded,
  transaction,
}: MatchedRow): Answer["rows"][number] => ({
  reference,
  state,
  paymentId: recorded?.id ?? null,
  purpose: recorded?.purpose ?? null,
  section: recorded?.section ?? null,
  payer: recorded?.payer ?? null,
  ledgerAmount: recorded?.ledger == null ? null : nairaOf(recorded.ledger.amountKobo),
  ledgerPaidAt: recorded?.ledger?.paidAt.toISOString() ?? null,
  providerAmount: transaction === null ? null : nairaOf(transaction.amount),
  providerCurrency: transaction?.currency ?? null,
  providerPaidAt: takenAt(transaction)?.toISOString() ?? null,
  canSettle: state === "missing_in_ledger",
});

/** @throws 400; 502. */
const matchDays = async (cashier: Cashier, days: Days): Promise<readonly MatchedRow[]> => {
  const { from, until } = readDays(cashier, days);
  const listed = await answered(cashier, () =>
    cashier.provider.successes(new Date(from.getTime() - payableMs), until),
  );
  const inDays = listed.filter((transaction) => {
    const at = takenAt(transaction);
    return at === null || (at >= from && at < until);
  });
  const recorded = await readBooks(cashier, {
    from,
    until,
    references: inDays.map(({ reference }) => reference),
  });
  const transaction = new Map(inDays.map((one) => [one.reference, one]));
  // The two clocks may put one payment on different days.
  const elsewhere = new Map(listed.map((one) => [one.reference, one]));
  const unnamed = recorded.filter(({ reference }) => !transaction.has(reference));
  for (const { reference } of unnamed) {
    const one = elsewhere.get(reference);
    if (one !== undefined) transaction.set(reference, one);
  }
  const silent = unnamed.map(({ reference }) => reference).filter((one) => !transaction.has(one));
  for (const one of await askEach(cashier, silent.slice(0, maxVerified)))
    transaction.set(one.reference, one);
  return matchPayments(recorded, [...transaction.values()]);
};

/** The instants at which the days begin and end. @throws 400 for a range that is invalid or longer than 31 days */
export const readDays = (college: College, { from: first, until: last }: Days) => {
  const [from, until] = [startOfDay(college, "from", first), endOfDay(college, "until", last)];
  if (last < first) throw refuseFields({ until: [recordTexts.rangeBackwards] });
  const days = Math.round((Date.parse(last) - Date.parse(first)) / day) + 1;
  if (days > mostDays) throw refuseFields({ until: [recordTexts.rangeTooLong] });
  return { from, until };
};

/** The provider's answer. A missing answer is an error, so that it is not mistaken for missing money. */
const answered = async <T>({ log }: Cashier, question: () => Promise<T>): Promise<T> => {
  try {
    return await question();
  } catch (error) {
    if (error instanceof TooManyTransactions) {
      throw refuseFields({ until: [recordTexts.tooMany] });
    }
    if (!(error instanceof ProviderUnavailable)) throw error;
    log.warn({ reason: error.reason }, "days not reconciled");
    throw refuse(502, recordTexts.providerDown, "provider_unavailable");
  }
};

/** The provider's answers for these references, without unknown ones. */
const askEach = async (
  cashier: Cashier,
  references: readonly string[],
): Promise<readonly PaystackTransaction[]> => {
  const found: PaystackTransaction[] = [];
  for (let from = 0; from < references.length; from += verifyConcurrency) {
    const batch = references.slice(from, from + verifyConcurrency);
    const answers = await answered(cashier, () =>
      Promise.all(batch.map((reference) => cashier.provider.verify(reference))),
    );
    found.push(...answers.filter((one) => one !== null));
  }
  return found;
};

/** The payments credited in these days, and those with one of these references. */
const readBooks = async (
  { db }: College,
  {
    from,
    until,
    references,
  }: { readonly from: Date; readonly until: Date; readonly references: readonly string[] },
): Promise<readonly RecordedPayment[]> => {
  const select = () =>
    db
      .select({
        id: payment.id,
        reference: payment.reference,
        purpose: payment.purpose,
        section: payment.section,
        status: payment.status,
        currency: payment.currency,
        amountKobo: receipt.amountKobo,
        paidAt: receipt.paidAt,
        payer: payerColumns.name,
      })
      .from(payment)
      .leftJoin(receipt, eq(receipt.paymentId, payment.id))
      .leftJoin(student, eq(student.accountId, payment.accountId))
      .leftJoin(applicant, eq(applicant.accountId, payment.accountId));
  const [credited, named] = await Promise.all([
    select().where(and(gte(receipt.paidAt, from), lt(receipt.paidAt, until))),
    select().where(
      // One parameter, however many there are.
      sql`${payment.reference} in (select jsonb_array_elements_text(${JSON.stringify(references)}::jsonb))`,
    ),
  ]);
  const rows = new Map([...credited, ...named].map((row) => [row.id, row]));
  return [...rows.values()].map(({ amountKobo, paidAt, ...row }) => ({
    ...row,
    ledger: amountKobo === null || paidAt === null ? null : { amountKobo, paidAt },
  }));
};

const headings = [
  "Reference",
  "State",
  "Fee",
  "Payer",
  "Ledger (NGN)",
  "Credited for",
  "Provider",
  "Currency",
  "Taken",
];

/** A full reconciliation, as a file. @throws as `reconcileDays` */
export const exportDays = async (
  cashier: Cashier,
  account: Account,
  { format: wantedFormat, from, until, search, sort }: QueryOf<typeof exportReconciliation>,
): Promise<FileAnswer> => {
  const format = wantedFormat === "xlsx" ? "xlsx" : "csv";
  const searchText = typeof search === "string" ? oneLine(search).toLowerCase() : "";
  const rows = byUrgency(
    await matchDays(cashier, { from: String(from), until: String(until) }),
  ).filter(
    ({ reference, recorded }) =>
      reference.toLowerCase().includes(searchText) ||
      (recorded?.payer.toLowerCase().includes(searchText) ?? false),
  );
  const table = {
    name: "reconciliation",
    parameters: { from, until, ...(searchText !== "" && { search: searchText }) },
    days: `${from}-${until}`,
    headings,
    rows: (sort === "-state" ? rows.toReversed() : rows).map(cellsOf),
  };
  return exportTable({ college: cashier, account }, table, format);
};

const cellsOf = ({ reference, state, recorded, transaction }: MatchedRow): Cell[] => [
  reference,
  state.replaceAll("_", " "),
  recorded === null ? null : itemLabel(recorded),
  recorded?.payer ?? null,
  recorded?.ledger == null ? null : nairaOf(recorded.ledger.amountKobo),
  recorded?.ledger?.paidAt ?? null,
  transaction === null ? null : nairaOf(transaction.amount),
  transaction?.currency ?? null,
  takenAt(transaction) ?? null,
];

import { asc, desc, eq, getTableColumns, sql } from "drizzle-orm";
import type { BodyOf } from "../../../../contract/endpoint.ts";
import type {
  changeBankAccount as changeEndpoint,
  createBankAccount as createEndpoint,
} from "../../../../contract/payments/bank-accounts.ts";
import {
  bankAccountProblems,
  normaliseAccountNumber,
} from "../../../../rules/payments/bank-account.ts";
import type { Account } from "../../accounts/guard.ts";
import { recordChange } from "../../audit/record-change.ts";
import type { College } from "../../context.ts";
import type { Database, Transaction } from "../../db/database.ts";
import { isUniqueViolation } from "../../db/errors.ts";
import { bankAccount, bankRow, bankStatement } from "../../db/schema/bank.ts";
import { notFound, refuseFields } from "../../http/refusal.ts";
import { refuseProblems } from "../../records/saving.ts";
import { oneLine } from "../../typed-text.ts";
import { requireRevision } from "../fees/fee-lines.ts";

const bankAccountTexts = {
  taken: "This account is on the list already.",
  channelStays: "A statement of this account was imported, so its channel stays.",
} as const;

type Form = BodyOf<typeof createEndpoint>;

/** What a payer needs of an account, in a query. */
export const payInto = {
  id: bankAccount.id,
  channel: bankAccount.channel,
  bank: bankAccount.bank,
  accountName: bankAccount.accountName,
  accountNumber: bankAccount.accountNumber,
} as const;

/** The accounts that a slip is paid into. */
export const readPayInto = (db: Database | Transaction) =>
  db
    .select(payInto)
    .from(bankAccount)
    .where(eq(bankAccount.isActive, true))
    .orderBy(asc(bankAccount.channel), asc(bankAccount.bank), asc(bankAccount.id));

const selectAccounts = (db: Database | Transaction) =>
  db
    .select({
      ...getTableColumns(bankAccount),
      // A query of one table writes its columns without the table, and `id` would be the row's.
      importedUntil: sql<string | null>`(
        select max(imported.day)::text from ${bankRow} imported where imported.bank_account_id = ${bankAccount}.id)`,
    })
    .from(bankAccount)
    .$dynamic();

/** Active ones first. */
export const readBankAccounts = (db: Database) =>
  selectAccounts(db).orderBy(
    desc(bankAccount.isActive),
    asc(bankAccount.channel),
    asc(bankAccount.bank),
    asc(bankAccount.id),
  );

/** @throws 400 */
export const createBankAccount = (college: College, actor: Account, form: Form) => {
  const values = readForm(form);
  return refusingTwice(() =>
    college.db.transaction(async (tx) => {
      const [created] = await tx.insert(bankAccount).values(values).returning();
      if (created === undefined) throw new Error("the account was not written");
      await recordChange(college, tx, {
        actorAccountId: actor.id,
        action: "bank_account.create",
        subject: `bank_account:${created.id}`,
        after: values,
      });
      return { ...created, importedUntil: null };
    }),
  );
};

/** @throws 400; 404; 409 `changed_elsewhere` */
export const changeBankAccount = (
  college: College,
  actor: Account,
  id: number,
  { revision, ...form }: BodyOf<typeof changeEndpoint>,
) => {
  const values = readForm(form);
  return refusingTwice(() =>
    college.db.transaction(async (tx) => {
      const [before] = await tx
        .select()
        .from(bankAccount)
        .where(eq(bankAccount.id, id))
        .for("no key update");
      if (before === undefined) throw notFound();
      requireRevision(before, revision);
      if (before.channel !== values.channel) await requireNoStatement(tx, id);
      await tx
        .update(bankAccount)
        .set({ ...values, revision: revision + 1 })
        .where(eq(bankAccount.id, id));
      await recordChange(college, tx, {
        actorAccountId: actor.id,
        action: "bank_account.change",
        subject: `bank_account:${id}`,
        before: readForm(before),
        after: values,
      });
      const [after] = await selectAccounts(tx).where(eq(bankAccount.id, id));
      return after ?? { ...before, importedUntil: null };
    }),
  );
};

/** @throws 400 */
const readForm = ({ channel, bank, accountName, accountNumber, isActive }: Form): Form => {
  refuseProblems(bankAccountProblems({ channel, bank, accountName, accountNumber }));
  return {
    channel,
    bank: oneLine(bank),
    accountName: oneLine(accountName),
    accountNumber: normaliseAccountNumber(accountNumber),
    isActive,
  };
};

const requireNoStatement = async (tx: Transaction, id: number): Promise<void> => {
  const statements = await tx.$count(bankStatement, eq(bankStatement.bankAccountId, id));
  if (statements > 0) throw refuseFields({ channel: [bankAccountTexts.channelStays] });
};

const refusingTwice = async <T>(write: () => Promise<T>): Promise<T> => {
  try {
    return await write();
  } catch (error) {
    if (isUniqueViolation(error)) {
      throw refuseFields({ account_number: [bankAccountTexts.taken] });
    }
    throw error;
  }
};

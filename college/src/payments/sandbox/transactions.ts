import { randomBytes } from "node:crypto";
import { and, desc, eq, gte, lte, ne } from "drizzle-orm";
import type { College } from "../../context.ts";
import { sandboxTransaction } from "../../db/schema/payments.ts";
import type { InitializeRequest, ListRequest } from "../paystack-wire.ts";

export type SandboxTransaction = typeof sandboxTransaction.$inferSelect;

/** What a person can do on the checkout page. */
export const checkoutActions = ["pay", "decline", "insufficient", "cancel"] as const;
export type CheckoutAction = (typeof checkoutActions)[number];

const notCompleted = "The transaction was not completed";

const results: Record<CheckoutAction, Pick<SandboxTransaction, "status" | "gatewayResponse">> = {
  pay: { status: "success", gatewayResponse: "Successful" },
  decline: { status: "failed", gatewayResponse: "Declined" },
  insufficient: { status: "failed", gatewayResponse: "Insufficient funds" },
  cancel: { status: "abandoned", gatewayResponse: notCompleted },
};

const accessCodeBytes = 16;

/** True for the format of an access code: PostgreSQL rejects some characters that an address can hold. */
export const isAccessCode = (text: string): boolean =>
  text.length === 2 * accessCodeBytes && /^[0-9a-f]+$/.test(text);

/** Returns undefined when the reference is taken. */
export const openTransaction = async (
  { db, clock }: College,
  { email, amount, currency, reference, callback_url, metadata }: InitializeRequest,
): Promise<SandboxTransaction | undefined> => {
  const [opened] = await db
    .insert(sandboxTransaction)
    .values({
      reference,
      accessCode: randomBytes(accessCodeBytes).toString("hex"),
      email,
      amountKobo: amount,
      currency,
      callbackUrl: callback_url,
      metadata,
      status: "ongoing",
      gatewayResponse: notCompleted,
      createdAt: clock(),
    })
    .onConflictDoNothing()
    .returning();
  return opened;
};

export const transactionOf = async (
  { db }: College,
  by: { readonly reference: string } | { readonly accessCode: string },
): Promise<SandboxTransaction | undefined> => {
  const [found] = await db
    .select()
    .from(sandboxTransaction)
    .where(
      "reference" in by
        ? eq(sandboxTransaction.reference, by.reference)
        : eq(sandboxTransaction.accessCode, by.accessCode),
    );
  return found;
};

/** A page of the transactions with a status that were opened from one instant to another, newest first. */
export const transactionsBetween = async (
  { db }: College,
  { status, from, to, perPage, page }: ListRequest,
): Promise<{ readonly rows: readonly SandboxTransaction[]; readonly total: number }> => {
  const condition = and(
    eq(sandboxTransaction.status, status),
    gte(sandboxTransaction.createdAt, new Date(from)),
    lte(sandboxTransaction.createdAt, new Date(to)),
  );
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(sandboxTransaction)
      .where(condition)
      .orderBy(desc(sandboxTransaction.id))
      .limit(perPage)
      .offset((page - 1) * perPage),
    db.$count(sandboxTransaction, condition),
  ]);
  return { rows, total };
};

/**
 * Applies the person's action. A successful transaction stays successful; a refused or cancelled one can be retried.
 * @returns the changed transaction, or undefined where it was paid already or does not exist.
 */
export const act = async (
  { db, clock }: College,
  accessCode: string,
  action: CheckoutAction,
): Promise<SandboxTransaction | undefined> => {
  const [changed] = await db
    .update(sandboxTransaction)
    .set({ ...results[action], paidAt: action === "pay" ? clock() : null })
    .where(
      and(eq(sandboxTransaction.accessCode, accessCode), ne(sandboxTransaction.status, "success")),
    )
    .returning();
  return changed;
};

/** A transaction in Paystack's form, for answers and webhooks. */
export const transactionData = (transaction: SandboxTransaction) => ({
  id: transaction.id,
  domain: "test",
  // Paystack reports an unfinished transaction as `abandoned`.
  status: transaction.status === "ongoing" ? "abandoned" : transaction.status,
  reference: transaction.reference,
  amount: transaction.amountKobo,
  message: null,
  gateway_response: transaction.gatewayResponse,
  paid_at: transaction.paidAt?.toISOString() ?? null,
  created_at: transaction.createdAt.toISOString(),
  channel: "card",
  currency: transaction.currency,
  metadata: transaction.metadata,
  customer: { email: transaction.email },
  requested_amount: transaction.amountKobo,
});

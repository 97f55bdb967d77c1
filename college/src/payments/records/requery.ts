import { inArray } from "drizzle-orm";
import type { BodyOf, ResponseOf } from "../../../../contract/endpoint.ts";
import type {
  requeryPayment,
  requeryPayments,
} from "../../../../contract/payments/payment-records.ts";
import type { Account } from "../../accounts/guard.ts";
import { readReason } from "../../audit/reason.ts";
import { type Change, recordChange } from "../../audit/record-change.ts";
import { payment } from "../../db/schema/payments.ts";
import { notFound, refuse } from "../../http/refusal.ts";
import { type Cashier, ProviderUnavailable } from "../provider.ts";
import { checkSoon } from "../reconcile.ts";
import { type PaymentRow, settle } from "../settle.ts";
import { recordTexts } from "./texts.ts";

type Answer = ResponseOf<typeof requeryPayment>;
type Result = ResponseOf<typeof requeryPayments>["results"][number];

/**
 * Verifies a payment now through `settle`, and records the outcome in the audit log.
 * @throws 404; 502 `provider_unavailable`, which changes nothing.
 */
export const requery = async (cashier: Cashier, actor: Account, id: number): Promise<Answer> => {
  const [before] = await readPayments(cashier, [id]);
  if (before === undefined) throw notFound();
  try {
    return await verify(cashier, actor, before);
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    cashier.log.warn({ reason: error.reason, paymentId: id }, "payment not requeried");
    throw refuse(502, recordTexts.providerDown, "provider_unavailable");
  }
};

/** The time limit of a batch before the rest is left to the job; shorter than client timeouts. */
const patienceMs = 12_000;
const atOnce = 5;

/**
 * The same for several, with limited concurrency. Payments left without an answer become due for the job at once.
 * @throws 400; 404 when one does not exist, before any is verified.
 */
export const requeryAll = async (
  cashier: Cashier,
  actor: Account,
  { ids, reason = "", dryRun: isDry }: BodyOf<typeof requeryPayments>,
): Promise<{ results: Result[] }> => {
  const why = isDry ? "" : readReason(reason);
  const requested = [...new Set(ids)];
  const found = new Map((await readPayments(cashier, requested)).map((row) => [row.id, row]));
  const rows = requested.map((id) => {
    const row = found.get(id);
    if (row === undefined) throw notFound();
    return row;
  });
  const results = new Map<number, Result>();
  const note = (row: PaymentRow, outcome: Result["outcome"]): void => {
    const message = recordTexts.outcomes[outcome];
    results.set(row.id, { id: row.id, reference: row.reference, outcome, message });
  };
  const isFinal = ({ status }: PaymentRow) => status === "succeeded" || status === "refused";
  for (const row of rows.filter(isFinal)) note(row, finalOutcome(row));
  const open = rows.filter((row) => !isFinal(row));
  if (isDry) {
    for (const row of open) note(row, "would_ask");
  } else {
    await askAll(cashier, actor, open, why, note);
  }
  return { results: rows.flatMap(({ id }) => results.get(id) ?? []) };
};

const askAll = async (
  cashier: Cashier,
  actor: Account,
  open: readonly PaymentRow[],
  reason: string,
  note: (row: PaymentRow, outcome: Result["outcome"]) => void,
): Promise<void> => {
  const waiting = [...open];
  const until = performance.now() + patienceMs;
  let isProviderThere = true;
  const leaveToJob = async (row: PaymentRow): Promise<void> => {
    await checkSoon(cashier, row.reference);
    const after = { status: row.status, outcome: "not_reached" };
    await writeDown(cashier, actor, row, { after, reason });
    note(row, "not_reached");
  };
  const work = async (): Promise<void> => {
    for (let row = waiting.shift(); row !== undefined; row = waiting.shift()) {
      if (!isProviderThere || performance.now() > until) {
        await leaveToJob(row);
        continue;
      }
      try {
        note(row, (await verify(cashier, actor, row, reason)).outcome);
      } catch (error) {
        if (!(error instanceof ProviderUnavailable)) throw error;
        // An unreadable answer may concern this reference alone.
        isProviderThere &&= error.reason === "unreadable";
        await leaveToJob(row);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
};

const verify = async (
  cashier: Cashier,
  actor: Account,
  before: PaymentRow,
  reason: string | null = null,
): Promise<Answer> => {
  const settlement = await settle(cashier, before.reference, "requery");
  if (settlement === null) throw notFound();
  const outcome = outcomeOf(before, settlement);
  const { status, refusal } = settlement.payment;
  await writeDown(cashier, actor, before, { after: { status, refusal, outcome }, reason });
  return { outcome, message: recordTexts.outcomes[outcome], status };
};

const writeDown = (
  cashier: Cashier,
  actor: Account,
  { id, status }: PaymentRow,
  entry: Pick<Change, "after" | "reason">,
): Promise<void> =>
  cashier.db.transaction((tx) =>
    recordChange(cashier, tx, {
      actorAccountId: actor.id,
      action: "payment.requery",
      subject: `payment:${id}`,
      before: { status },
      ...entry,
    }),
  );

/** A payment that was final before was not settled by this call. */
const outcomeOf = (
  before: PaymentRow,
  { outcome }: { readonly outcome: NonNullable<Awaited<ReturnType<typeof settle>>>["outcome"] },
): Answer["outcome"] => {
  if (before.status === "succeeded" || before.status === "refused") return finalOutcome(before);
  return outcome === "succeeded" ? "credited" : outcome;
};

const finalOutcome = ({ status }: PaymentRow) =>
  status === "refused" ? "already_refused" : "already_credited";

const readPayments = ({ db }: Cashier, ids: readonly number[]): Promise<PaymentRow[]> =>
  db
    .select()
    .from(payment)
    .where(inArray(payment.id, [...ids]));

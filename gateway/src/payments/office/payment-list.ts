import type { Static } from "typebox";
import {
  type PaymentListed,
  paymentRecords,
  paymentTotals,
} from "../../../../contract/payments/payment-records.ts";
import { isRefusal } from "../../college/failure.ts";
import type { GatewayContext } from "../../context.ts";
import { PortalError } from "../../errors.ts";
import type { RequireFields } from "../../generated/resolvers.ts";
import type {
  PaymentRecord,
  PaymentRecordPage,
  QueryPaymentRecordsArgs,
} from "../../generated/schema-types.ts";
import { askPage } from "../../lists/page.ts";
import { lower, upper } from "./words.ts";

type Listed = Static<typeof PaymentListed>;

const sorts = { OPENED_AT: "opened_at", AMOUNT: "amount" } as const;

/** A page of payments and what all that match come to, in two calls sent at once. */
export const readPaymentPage = async (
  {
    sort,
    filter,
    search,
    page,
    descending,
  }: RequireFields<QueryPaymentRecordsArgs, "page" | "sort" | "descending">,
  { college }: GatewayContext,
): Promise<PaymentRecordPage> => {
  const filters = {
    purpose: filter?.purpose ? lower(filter.purpose) : undefined,
    status: filter?.status ? lower(filter.status) : undefined,
    refusal: filter?.refusal ? lower(filter.refusal) : undefined,
    session: filter?.session ?? undefined,
    from: filter?.from ?? undefined,
    until: filter?.until ?? undefined,
    amount_from: filter?.amountFrom ?? undefined,
    amount_until: filter?.amountUntil ?? undefined,
    pending_minutes: filter?.pendingMinutes ?? undefined,
    resolved: filter?.resolved ?? undefined,
  };
  const asked = { ...filters, search: search?.trim() || undefined };
  const [listed, { totals, sessions }] = await Promise.all([
    askPage(
      college,
      paymentRecords,
      { page, sort: sorts[sort], descending, search, filters },
      paymentOf,
    ),
    readTotals(college, asked),
  ]);
  return {
    ...listed,
    totals: totals.map(({ status, count, amount }) => ({ status: upper(status), count, amount })),
    sessions,
  };
};

const readTotals = async (
  college: GatewayContext["college"],
  asked: Readonly<Record<string, string | number | boolean | undefined>>,
) => {
  const query = Object.fromEntries(
    Object.entries(asked).filter(([, value]) => value !== undefined),
  );
  try {
    return await college.read(paymentTotals, { query });
  } catch (error) {
    if (isRefusal(error, 400)) throw new PortalError("INVALID_REQUEST", {}, error);
    throw error;
  }
};

/** A payment as lists show it. */
export const paymentOf = (listed: Listed): PaymentRecord => ({
  id: String(listed.id),
  reference: listed.reference,
  purpose: upper(listed.purpose),
  status: upper(listed.status),
  refusal: listed.refusal === null ? null : upper(listed.refusal),
  session: listed.session,
  amount: listed.amount,
  openedAt: listed.opened_at,
  paidAt: listed.paid_at,
  resolvedAt: listed.resolved_at,
  payer:
    listed.payer === null
      ? null
      : { ...listed.payer, id: String(listed.payer.id), kind: upper(listed.payer.kind) },
});

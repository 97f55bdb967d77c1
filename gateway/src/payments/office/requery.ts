import {
  requeryPayment,
  requeryPayments,
  resolvePayment,
} from "../../../../contract/payments/payment-records.ts";
import { requireRecordId } from "../../college/record-id.ts";
import type { GatewayContext } from "../../context.ts";
import type { ResolversTypes } from "../../generated/resolvers.ts";
import type {
  MutationRequeryPaymentsArgs,
  MutationResolvePaymentArgs,
} from "../../generated/schema-types.ts";
import { refusal } from "../../graphql/refusal.ts";
import { texts } from "../../texts.ts";
import { acknowledged, orRefusal } from "./refused.ts";
import { lower, upper } from "./words.ts";

export const requeryOne = (
  id: string,
  { college }: GatewayContext,
): Promise<Awaited<ResolversTypes["RequeryPaymentResult"]>> =>
  orRefusal(async () => {
    const answer = await college.write(requeryPayment, { params: { id: requireRecordId(id) } });
    return {
      __typename: "PaymentRequeried",
      outcome: upper(answer.outcome),
      message: answer.message,
    };
  });

/** As many as the college asks about at once. */
const mostAtOnce = 50;

export const requerySeveral = async (
  { ids, reason, dryRun }: MutationRequeryPaymentsArgs,
  { college }: GatewayContext,
): Promise<Awaited<ResolversTypes["RequeryPaymentsResult"]>> => {
  if (ids.length === 0 || ids.length > mostAtOnce) {
    return refusal("REFUSED", texts.office.requeryAtOnce(mostAtOnce));
  }
  return orRefusal(async () => {
    const { results } = await college.write(requeryPayments, {
      body: { ids: ids.map(requireRecordId), dry_run: dryRun, ...(reason != null && { reason }) },
    });
    return {
      __typename: "PaymentsRequeried",
      results: results.map(({ id, outcome, ...result }) => ({
        ...result,
        id: String(id),
        outcome: upper(outcome),
      })),
    };
  });
};

export const resolveOne = (
  { id, way, note }: MutationResolvePaymentArgs,
  { college }: GatewayContext,
): Promise<Awaited<ResolversTypes["AcknowledgementResult"]>> =>
  acknowledged(async () => {
    const answer = await college.write(resolvePayment, {
      params: { id: requireRecordId(id) },
      body: { way: lower(way), note },
    });
    return answer.message;
  });

import { STATUS_CODES } from "node:http";
import { type CollegeFailure, isBusinessRefusal, isUnoffered } from "../college/failure.ts";
import {
  fetchFeeSchedule,
  fetchTuitionFees,
  openHostelPayment,
  openTuitionPayment,
} from "../college/payment.ts";
import type { GatewayContext } from "../context.ts";
import type { ResolversTypes } from "../generated/resolvers.ts";
import { refusal } from "../graphql/refusal.ts";
import { texts } from "../texts.ts";
import { notStartedCode, settledRefusal, started } from "./started.ts";

type Result = Awaited<ResolversTypes["StartPaymentResult"]>;

/** Naira; what a college without a fee schedule asks for a bed (specification §9). The college refuses any other sum. */
const usualHostelFee = 25_000;

const tuitionReturnPath = "/student/tuition-verify";
const hostelReturnPath = "/student/hostel-payment-verify";

/** Opens the session's tuition with the provider. */
export const startTuitionPayment = async (
  tuitionFeeId: string | null | undefined,
  context: GatewayContext,
): Promise<Result> => {
  const feeId = tuitionFeeId ? readId(tuitionFeeId) : await activeTuitionFee(context);
  if (feeId === undefined) return refusal("NO_TUITION_FEES", texts.payments.noTuitionFees);
  try {
    const { data } = await openTuitionPayment(context.college, {
      tuitionFeeId: feeId,
      callbackUrl: `${context.publicUrl}${tuitionReturnPath}`,
    });
    return started(data.authorizationUrl);
  } catch (error) {
    if (!isBusinessRefusal(error)) throw error;
    return (
      settledRefusal(error, texts.payments.tuitionPaid) ??
      refusal(notStartedCode(error), texts.payments.tuitionNotStarted(statusText(error)))
    );
  }
};

/** Opens the session's hostel fee with the provider. */
export const startHostelPayment = async (context: GatewayContext): Promise<Result> => {
  const fees = await schedule(context);
  if (fees?.hostel.isPaid) return refusal("ALREADY_PAID", texts.payments.hostelPaid);
  try {
    const { data } = await openHostelPayment(context.college, {
      amount: fees?.hostel.amount ?? usualHostelFee,
      callbackUrl: `${context.publicUrl}${hostelReturnPath}`,
    });
    return started(data.authorizationUrl);
  } catch (error) {
    if (!isBusinessRefusal(error)) throw error;
    const settled = settledRefusal(error, texts.payments.hostelPaid);
    if (settled !== undefined) return settled;
    if (error.status === 400) return refusal("TUITION_UNPAID", texts.payments.tuitionUnpaid);
    return refusal(notStartedCode(error), texts.payments.hostelNotStarted(statusText(error)));
  }
};

const readId = (id: string): number | undefined =>
  /^[1-9]\d{0,8}$/.test(id) ? Number(id) : undefined;

const activeTuitionFee = async ({ college }: GatewayContext): Promise<number | undefined> =>
  (await fetchTuitionFees(college)).find((fee) => fee.isActive)?.id;

/** Undefined where the college's service does not offer fee schedules. */
const schedule = async ({ college }: GatewayContext) => {
  try {
    return await fetchFeeSchedule(college);
  } catch (error) {
    if (isUnoffered(error)) return undefined;
    throw error;
  }
};

const statusText = ({ status }: CollegeFailure): string => STATUS_CODES[status] ?? String(status);

import type { ResponseOf } from "../../../contract/endpoint.ts";
import { verifySectionPayment } from "../../../contract/payments/fee-sections.ts";
import {
  verifyHostelPayment,
  verifyScreeningPayment,
  verifyTuitionPayment,
} from "../../../contract/payments/payments.ts";
import { ReferenceParams } from "../../../contract/shapes.ts";
import { CollegeFailure, isOutage, isRefusal } from "../college/failure.ts";
import { errorWithMessage } from "../college/portal-error.ts";
import { hasShape } from "../college/shape.ts";
import type { GatewayContext } from "../context.ts";
import type { ResolversTypes } from "../generated/resolvers.ts";
import type { PaymentOutcome, PaymentPurpose } from "../generated/schema-types.ts";
import { type RefusalCode, refusal } from "../graphql/refusal.ts";
import { texts } from "../texts.ts";

type Result = Awaited<ResolversTypes["PaymentOutcomeResult"]>;

/** The screening fee's answer. The other two answers are special cases of it. */
type Verification = ResponseOf<typeof verifyScreeningPayment>;

const verifications = {
  tuition: verifyTuitionPayment,
  hostel: verifyHostelPayment,
  screening: verifyScreeningPayment,
  section: verifySectionPayment,
} as const satisfies Record<PaymentPurpose, unknown>;

/** Reads the state of a payment. The college settles the payment in this call where the money has arrived. */
export const paymentOutcome = async (
  purpose: PaymentPurpose,
  reference: string,
  { college, attempts, address }: GatewayContext,
): Promise<Result> => {
  const params = { reference: reference.trim() };
  if (params.reference === "") return refusal("MISSING_REFERENCE", missingReferences[purpose]);
  if (!hasShape(ReferenceParams, params)) {
    return refusal("UNKNOWN_REFERENCE", texts.payments.verificationFailed);
  }
  const refund = await attempts.consume({ kind: "lookupsPerAddress", address });
  try {
    const found = await college.read(verifications[purpose], { params, isSlow: true });
    await refund();
    return outcomeOf(found);
  } catch (error) {
    return refusedOutcome(purpose, error);
  }
};

const missingReferences: Readonly<Record<PaymentPurpose, string>> = {
  tuition: texts.payments.missingReference,
  hostel: texts.payments.missingReference,
  screening: texts.payments.screeningMissingReference,
  section: texts.payments.missingReference,
};

const outcomeOf = ({
  message,
  data,
}: Verification): PaymentOutcome & { __typename: "PaymentOutcome" } => {
  const status = statusOf(data);
  return {
    __typename: "PaymentOutcome",
    isSuccessful: status === "success",
    isPending: ["pending", "ongoing", "processing", "queued"].includes(status),
    gatewayResponse: data.gatewayResponse,
    message: message ?? data.gatewayResponse,
    paymentId: String(data.id),
    reference: data.reference,
    item: data.item ?? null,
    amount: data.amount ?? null,
    session: data.studentDetails?.session ?? null,
    surname: data.studentDetails?.surname ?? null,
    firstName: data.studentDetails?.firstName ?? null,
  };
};

/** Some colleges omit the status; then the provider's response shows a success. */
const statusOf = ({ status, gatewayResponse }: Verification["data"]): string =>
  status?.toLowerCase() ?? (/^(successful|approved)$/i.test(gatewayResponse) ? "success" : "");

const refusalCodes: Readonly<Record<number, RefusalCode>> = {
  404: "UNKNOWN_REFERENCE",
  409: "PAYMENT_MISMATCH",
  502: "PROVIDER_UNAVAILABLE",
};

const refusedOutcome = (purpose: PaymentPurpose, error: unknown): Result => {
  if (isRefusal(error) && error.status !== 429) {
    const message = error.refusal.message ?? texts.payments.verificationFailed;
    if (error.refusal.code === "payment_refunded") return refusal("PAYMENT_REFUNDED", message);
    return refusal(refusalCodes[error.status] ?? "VERIFICATION_FAILED", message);
  }
  // A success status whose body has nothing to show.
  if (error instanceof CollegeFailure && error.kind === "fault" && error.status === 200) {
    return refusal("NO_DATA", texts.payments.noData);
  }
  if (purpose === "screening" && isOutage(error)) {
    throw errorWithMessage(error, texts.payments.screeningVerifyNetwork);
  }
  throw error;
};

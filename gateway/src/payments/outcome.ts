import { ReferenceParams } from "../../../contract/shapes.ts";
import { CollegeFailure, isOutage, isRefusal } from "../college/failure.ts";
import { type Verification, verifyPayment } from "../college/payment.ts";
import { troubleOf } from "../college/portal-error.ts";
import { hasShape } from "../college/shape.ts";
import type { GatewayContext } from "../context.ts";
import type { ResolversTypes } from "../generated/resolvers.ts";
import type { PaymentOutcome, PaymentPurpose } from "../generated/schema-types.ts";
import { type RefusalCode, refusal } from "../graphql/refusal.ts";
import { texts } from "../texts.ts";

type Result = Awaited<ResolversTypes["PaymentOutcomeResult"]>;

/** Asks what became of a payment, which settles it where the money has arrived. */
export const paymentOutcome = async (
  purpose: PaymentPurpose,
  reference: string,
  context: GatewayContext,
): Promise<Result> => {
  const wanted = reference.trim();
  if (wanted === "") return refusal("MISSING_REFERENCE", missingReferences[purpose]);
  if (!hasShape(ReferenceParams, { reference: wanted })) {
    return refusal("UNKNOWN_REFERENCE", texts.payments.verificationFailed);
  }
  await context.attempts.spend({ kind: "lookupsPerAddress", address: context.address });
  try {
    return outcomeOf(await verifyPayment(context.college, purpose, wanted));
  } catch (error) {
    return refusedOutcome(purpose, error);
  }
};

const missingReferences: Readonly<Record<PaymentPurpose, string>> = {
  TUITION: texts.payments.missingReference,
  HOSTEL: texts.payments.missingReference,
  SCREENING: texts.payments.screeningMissingReference,
};

const outcomeOf = ({
  message,
  data,
}: Verification): PaymentOutcome & { __typename: "PaymentOutcome" } => {
  const isSuccessful = statusOf(data) === "success";
  return {
    __typename: "PaymentOutcome",
    isSuccessful,
    isPending: ["pending", "ongoing", "processing", "queued"].includes(statusOf(data)),
    gatewayResponse: data.gateway_response,
    message: message ?? data.gateway_response,
    paymentId: String(data.id),
    reference: data.reference,
    amount: data.amount ?? null,
    session: data.student_details?.session ?? null,
    surname: data.student_details?.surname ?? null,
    firstName: data.student_details?.first_name ?? null,
  };
};

/** Where a college leaves the status out, the provider's own word for success stands for it. */
const statusOf = ({ status, gateway_response }: Verification["data"]): string =>
  status?.toLowerCase() ?? (/^(successful|approved)$/i.test(gateway_response) ? "success" : "");

const refusalCodes: Readonly<Record<number, RefusalCode>> = {
  404: "UNKNOWN_REFERENCE",
  409: "PAYMENT_MISMATCH",
  502: "PROVIDER_UNAVAILABLE",
};

const refusedOutcome = (purpose: PaymentPurpose, error: unknown): Result => {
  if (isRefusal(error) && error.status !== 429) {
    const message = error.refusal.message ?? texts.payments.verificationFailed;
    return refusal(refusalCodes[error.status] ?? "VERIFICATION_FAILED", message);
  }
  // A successful status with nothing the result page could show.
  if (error instanceof CollegeFailure && error.kind === "fault" && error.status === 200) {
    return refusal("NO_DATA", texts.payments.noData);
  }
  if (purpose === "SCREENING" && isOutage(error)) {
    throw troubleOf(error, texts.payments.screeningVerifyNetwork);
  }
  throw error;
};

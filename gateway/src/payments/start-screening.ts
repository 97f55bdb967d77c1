import { ApplicantSource } from "../admissions/applicant-source.ts";
import { usualScreeningFee } from "../admissions/application/view.ts";
import { type CollegeFailure, isBusinessRefusal, isOutage, isRefusal } from "../college/failure.ts";
import { openScreeningPayment } from "../college/payment.ts";
import { troubleOf } from "../college/portal-error.ts";
import type { GatewayContext } from "../context.ts";
import { PortalError } from "../errors.ts";
import type { ResolversTypes } from "../generated/resolvers.ts";
import { refusal } from "../graphql/refusal.ts";
import { texts } from "../texts.ts";
import { notStartedCode, settledRefusal, started } from "./started.ts";

type Result = Awaited<ResolversTypes["StartPaymentResult"]>;

/** Opens the pre-admission screening fee with the provider. */
export const startScreeningPayment = async ({
  session,
  college,
}: GatewayContext): Promise<Result> => {
  const kept = session.requireApplicant();
  try {
    const state = await ApplicantSource.signedIn(kept, session, college).application();
    if (state?.screening.isPaid) return refusal("ALREADY_PAID", texts.payments.screeningPaid);
    const fee = state?.screening.fee ?? usualScreeningFee;
    const { data } = await openScreeningPayment(college, fee);
    return started(data.authorizationUrl);
  } catch (error) {
    return notStarted(error);
  }
};

/** Specification §8, "Admission payment"; a refused token has the portal's usual words. */
const notStarted = (error: unknown): Result => {
  if (isOutage(error)) throw troubleOf(error, texts.payments.screeningNotStarted);
  if (isRefusal(error, 403) && error.refusal.code === undefined) {
    throw new PortalError("FORBIDDEN", { message: texts.applicant.tokenExpired }, error);
  }
  if (error instanceof PortalError && error.code === "COLLEGE_FAULT") {
    throw new PortalError("COLLEGE_FAULT", { message: texts.payments.screeningNotStarted }, error);
  }
  if (!isBusinessRefusal(error)) throw error;
  return (
    settledRefusal(error, texts.payments.screeningPaid) ??
    closedRefusal(error) ??
    refusal(notStartedCode(error), texts.payments.screeningNotStarted)
  );
};

const closedRefusal = ({ refusal: { code, message } }: CollegeFailure) =>
  code === "session_closed"
    ? refusal("SESSION_CLOSED", message ?? texts.intake.sessionClosed)
    : undefined;

import { STATUS_CODES } from "node:http";
import { feeSchedule, tuitionFees } from "../../../contract/payments/fee-schedule.ts";
import { initializeSectionPayment } from "../../../contract/payments/fee-sections.ts";
import {
  initializeHostelPayment,
  initializeScreeningPayment,
  initializeTuitionPayment,
} from "../../../contract/payments/payments.ts";
import { SessionName } from "../../../contract/shapes.ts";
import { ApplicantSource } from "../admissions/applicant-source.ts";
import { defaultScreeningFee } from "../admissions/application/view.ts";
import {
  type CollegeFailure,
  isBusinessRefusal,
  isOutage,
  isRefusal,
  isUnsupported,
} from "../college/failure.ts";
import { errorWithMessage } from "../college/portal-error.ts";
import { hasShape } from "../college/shape.ts";
import type { GatewayContext } from "../context.ts";
import { PortalError } from "../errors.ts";
import type { ResolversTypes } from "../generated/resolvers.ts";
import type {
  MutationStartSectionPaymentArgs,
  MutationStartTuitionPaymentArgs,
  PaymentStarted,
} from "../generated/schema-types.ts";
import { refusal } from "../graphql/refusal.ts";
import { texts } from "../texts.ts";

type Result = Awaited<ResolversTypes["StartPaymentResult"]>;

/** Naira; the hostel fee of a college without a fee schedule (specification §9). The college refuses any other amount. */
const defaultHostelFee = 25_000;

const tuitionReturnPath = "/student/tuition-verify";
const sectionReturnPath = "/student/section-verify";
const hostelReturnPath = "/student/hostel-payment-verify";

/** Opens the payment of the session's tuition at the provider. */
export const startTuitionPayment = async (
  { tuitionFeeId, share }: MutationStartTuitionPaymentArgs,
  { college, publicUrl }: GatewayContext,
): Promise<Result> => {
  const id = tuitionFeeId ? readId(tuitionFeeId) : await activeTuitionFee(college);
  if (id === undefined) return refusal("NO_TUITION_FEES", texts.payments.noTuitionFees);
  try {
    const body = {
      tuitionFeeId: id,
      callbackUrl: `${publicUrl}${tuitionReturnPath}`,
      // Only a college that offers a plan is asked for a share of it.
      ...(share === "next" && { share }),
    };
    const { data } = await college.write(initializeTuitionPayment, { body });
    return started(data);
  } catch (error) {
    if (!isBusinessRefusal(error)) throw error;
    return (
      knownRefusal(error, texts.payments.tuitionPaid) ??
      refusal(notStartedCode(error), texts.payments.tuitionNotStarted(statusText(error)))
    );
  }
};

const readId = (id: string): number | undefined =>
  /^[1-9]\d{0,8}$/.test(id) ? Number(id) : undefined;

const activeTuitionFee = async (college: GatewayContext["college"]): Promise<number | undefined> =>
  (await college.read(tuitionFees, {})).find((fee) => fee.isActive)?.id;

/** Opens the payment of what is outstanding of a section at the provider. */
export const startSectionPayment = async (
  { section, session }: MutationStartSectionPaymentArgs,
  { college, publicUrl }: GatewayContext,
): Promise<Result> => {
  if (session != null && !hasShape(SessionName, session)) {
    throw new PortalError("INVALID_REQUEST");
  }
  try {
    const body = {
      section,
      callbackUrl: `${publicUrl}${sectionReturnPath}`,
      ...(session != null && { session }),
    };
    const { data } = await college.write(initializeSectionPayment, { body });
    return started(data);
  } catch (error) {
    if (isUnsupported(error)) return refusal("NOT_ONLINE", texts.payments.sectionNotOnline);
    if (!isBusinessRefusal(error)) throw error;
    const { code, message } = error.refusal;
    if (code === "not_online") {
      return refusal("NOT_ONLINE", message ?? texts.payments.sectionNotOnline);
    }
    if (code === "no_fees" && message !== undefined) {
      return refusal("PAYMENT_NOT_STARTED", message);
    }
    return (
      knownRefusal(error, texts.payments.sectionPaid) ??
      refusal(notStartedCode(error), texts.payments.sectionNotStarted(statusText(error)))
    );
  }
};

/** Opens the payment of the session's hostel fee at the provider. */
export const startHostelPayment = async ({
  college,
  publicUrl,
}: GatewayContext): Promise<Result> => {
  const hostel = await hostelFee(college);
  if (hostel?.isPaid) return refusal("ALREADY_PAID", texts.payments.hostelPaid);
  try {
    const amount = hostel?.amount ?? defaultHostelFee;
    const body = { amount, callbackUrl: `${publicUrl}${hostelReturnPath}` };
    const { data } = await college.write(initializeHostelPayment, { body });
    return started(data);
  } catch (error) {
    if (!isBusinessRefusal(error)) throw error;
    const known = knownRefusal(error, texts.payments.hostelPaid);
    if (known !== undefined) return known;
    if (error.status === 400) return refusal("TUITION_UNPAID", tuitionFirst(error));
    return refusal(notStartedCode(error), texts.payments.hostelNotStarted(statusText(error)));
  }
};

/** The college's own sentence names the share of tuition. Only with its code is it about tuition at all. */
const tuitionFirst = ({ refusal: { code, message } }: CollegeFailure): string =>
  (code === "tuition_unpaid" ? message : undefined) ?? texts.payments.tuitionUnpaid;

/** Undefined for a college that does not offer fee schedules. */
const hostelFee = async (college: GatewayContext["college"]) => {
  try {
    return (await college.read(feeSchedule, {})).hostel;
  } catch (error) {
    if (isUnsupported(error)) return undefined;
    throw error;
  }
};

/** Opens the payment of the pre-admission screening fee at the provider. */
export const startScreeningPayment = async ({
  session,
  college,
}: GatewayContext): Promise<Result> => {
  const applicant = session.requireApplicant();
  try {
    const source = ApplicantSource.signedIn(applicant, session, college);
    const screening = (await source.application())?.screening;
    if (screening?.isPaid) return refusal("ALREADY_PAID", texts.payments.screeningPaid);
    const amount = screening?.fee ?? defaultScreeningFee;
    const { data } = await college.write(initializeScreeningPayment, { body: { amount } });
    return started(data);
  } catch (error) {
    return screeningNotStarted(error);
  }
};

/** The messages of specification §8, "Admission payment"; a rejected token has the portal's usual message. */
const screeningNotStarted = (error: unknown): Result => {
  if (isOutage(error)) throw errorWithMessage(error, texts.payments.screeningNotStarted);
  if (isRefusal(error, 403) && error.refusal.code === undefined) {
    throw new PortalError("FORBIDDEN", { message: texts.applicant.tokenExpired }, error);
  }
  if (error instanceof PortalError && error.code === "COLLEGE_FAULT") {
    throw new PortalError("COLLEGE_FAULT", { message: texts.payments.screeningNotStarted }, error);
  }
  if (!isBusinessRefusal(error)) throw error;
  const { code, message } = error.refusal;
  if (code === "session_closed") {
    return refusal("SESSION_CLOSED", message ?? texts.signUp.sessionClosed);
  }
  return (
    knownRefusal(error, texts.payments.screeningPaid) ??
    refusal(notStartedCode(error), texts.payments.screeningNotStarted)
  );
};

/** The browser navigates to the address, so only a web address is accepted. */
const started = ({
  authorizationUrl,
}: {
  readonly authorizationUrl: string;
}): PaymentStarted & { __typename: "PaymentStarted" } => {
  if (!/^https?:\/\//i.test(authorizationUrl) || !URL.canParse(authorizationUrl)) {
    throw new PortalError("COLLEGE_FAULT");
  }
  return { __typename: "PaymentStarted", authorizationUrl };
};

/** A refusal whose code says that nothing is due, or not yet. */
const knownRefusal = ({ refusal: { code, message } }: CollegeFailure, paid: string) => {
  if (code === "already_paid") return refusal("ALREADY_PAID", message ?? paid);
  if (code === "share_paid") return refusal("SHARE_PAID", message ?? paid);
  // The student is deferred or has left; only the college's message explains it.
  if (code === "not_active" && message !== undefined) {
    return refusal("PAYMENT_NOT_STARTED", message);
  }
  if (code !== "payment_in_progress") return undefined;
  return refusal("PAYMENT_IN_PROGRESS", message ?? texts.payments.inProgress);
};

const notStartedCode = ({ status }: CollegeFailure) =>
  status === 502 ? "PROVIDER_UNAVAILABLE" : "PAYMENT_NOT_STARTED";

const statusText = ({ status }: CollegeFailure): string => STATUS_CODES[status] ?? String(status);

import type { CollegeFailure } from "../college/failure.ts";
import { PortalError } from "../errors.ts";
import type { PaymentStarted } from "../generated/schema-types.ts";
import { refusal } from "../graphql/refusal.ts";
import { texts } from "../texts.ts";

/** The browser is sent there, so nothing but a web page will do. */
export const started = (
  authorizationUrl: string,
): PaymentStarted & { __typename: "PaymentStarted" } => {
  if (!/^https?:\/\//i.test(authorizationUrl) || !URL.canParse(authorizationUrl)) {
    throw new PortalError("COLLEGE_FAULT");
  }
  return { __typename: "PaymentStarted", authorizationUrl };
};

/** A college that says why by a code of ours: there is nothing, or nothing yet, to pay. */
export const settledRefusal = ({ refusal: { code, message } }: CollegeFailure, paid: string) => {
  if (code === "already_paid") return refusal("ALREADY_PAID", message ?? paid);
  // Of a student who is deferred or has left: what the college says of it is all there is to say.
  if (code === "not_active" && message !== undefined) {
    return refusal("PAYMENT_NOT_STARTED", message);
  }
  if (code !== "payment_in_progress") return undefined;
  return refusal("PAYMENT_IN_PROGRESS", message ?? texts.payments.inProgress);
};

export const notStartedCode = ({ status }: CollegeFailure) =>
  status === 502 ? "PROVIDER_UNAVAILABLE" : "PAYMENT_NOT_STARTED";

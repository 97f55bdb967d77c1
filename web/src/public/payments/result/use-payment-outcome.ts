import { useApolloClient, useQuery } from "@apollo/client/react";
import { useEffect } from "react";
import { useSearchParams } from "react-router-dom";
import {
  type PaymentOutcomeQuery_paymentOutcome_PaymentOutcome as PaymentOutcome,
  PaymentOutcomeDocument,
  type PaymentPurpose,
} from "../../../gql/public-payments.ts";
import { failureOf } from "../../../lib/failure.ts";
import { broadcastSettledPayment } from "../../../session/settled-payment-channel.ts";

export interface PaymentResult {
  /** `refunded`: it was refused, and the college paid it back. */
  readonly state: "asking" | "pending" | "settled" | "refunded" | "failed";
  /** Null while asking and if the payment is unknown. */
  readonly outcome: PaymentOutcome | null;
  readonly message: string;
  /** Null if another attempt would have the same result. */
  readonly askAgain: (() => void) | null;
}

/** Specification §8 has different messages for an applicant's and a student's payment. */
interface FailureTexts {
  readonly noReference: string;
  readonly noData: string;
  readonly network: string;
}

/** The polling interval for a pending payment. */
const askAgainAfterMs = 5000;

/**
 * Loads the outcome of the payment in the address and polls while it is pending. A settled payment invalidates the
 * cached viewer in this tab and in others.
 */
export const usePaymentOutcome = (purpose: PaymentPurpose, texts: FailureTexts): PaymentResult => {
  const [search] = useSearchParams();
  const reference = search.get("reference")?.trim() ?? "";
  const client = useApolloClient();
  const { data, error, loading, refetch, startPolling, stopPolling } = useQuery(
    PaymentOutcomeDocument,
    {
      variables: { purpose, reference },
      skip: !reference,
      fetchPolicy: "network-only",
      notifyOnNetworkStatusChange: true,
    },
  );
  const result = data?.paymentOutcome;
  const outcome = result?.__typename === "PaymentOutcome" ? result : null;
  const isPending = outcome?.isPending;
  const isSettled = outcome?.isSuccessful;

  useEffect(() => {
    if (!isPending) return;
    startPolling(askAgainAfterMs);
    return stopPolling;
  }, [isPending, startPolling, stopPolling]);

  useEffect(() => {
    if (isSettled) broadcastSettledPayment(client);
  }, [isSettled, client]);

  const askAgain = () => {
    refetch().catch(() => undefined);
  };
  const failed = (message: string, retry: (() => void) | null = null): PaymentResult => ({
    state: "failed",
    message,
    outcome,
    askAgain: retry,
  });
  if (!reference) return failed(texts.noReference);
  if (outcome?.isSuccessful) {
    return { state: "settled", outcome, message: outcome.message, askAgain: null };
  }
  if (outcome?.isPending) {
    const message = "The payment provider has not confirmed this payment yet. We keep asking.";
    return { state: "pending", outcome, message, askAgain };
  }
  if (loading) {
    const message = "Verifying your payment…";
    return { state: "asking", outcome: null, message, askAgain: null };
  }
  if (error) {
    const { code, message } = failureOf(error);
    return failed(code === "NETWORK" ? texts.network : message, askAgain);
  }
  if (outcome) return failed(outcome.gatewayResponse);
  if (result?.__typename === "Refusal" && result.code === "PAYMENT_REFUNDED") {
    return { state: "refunded", outcome, message: result.message, askAgain: null };
  }
  return result ? failed(result.message || texts.noData) : failed(texts.noData, askAgain);
};

import { useApolloClient, useQuery } from "@apollo/client/react";
import { useEffect } from "react";
import {
  PaymentOutcomeDocument,
  type PaymentOutcomeQuery,
  type PaymentPurpose,
} from "../../../gql/public-payments.ts";
import { failureOf } from "../../../lib/failure.ts";
import { broadcastSettledPayment } from "../../../session/settled-payment-channel.ts";
import { texts } from "../../../texts.ts";
import { paymentResultTexts, screeningResultTexts } from "./payment-result-texts.ts";

type Outcome = Extract<PaymentOutcomeQuery["paymentOutcome"], { __typename: "PaymentOutcome" }>;

export type PaymentResult =
  | { readonly state: "asking" }
  | {
      readonly state: "failed";
      readonly message: string;
      /** The provider's details of a refused payment; null if the payment is unknown. */
      readonly outcome: Outcome | null;
      /** Null if another attempt would have the same result. */
      readonly askAgain: (() => void) | null;
    }
  | { readonly state: "pending"; readonly outcome: Outcome; readonly askAgain: () => void }
  | { readonly state: "settled"; readonly outcome: Outcome };

/** Specification §8 has different messages for an applicant's and a student's payment. */
const textsOf = (purpose: PaymentPurpose) =>
  purpose === "SCREENING"
    ? screeningResultTexts
    : { ...paymentResultTexts, network: texts.failures.network };

/** The polling interval for a pending payment. */
const askAgainAfterMs = 5000;

/**
 * Loads a payment's outcome and polls while it is pending. A settled payment invalidates the cached viewer in this tab
 * and in others.
 */
export const usePaymentOutcome = (purpose: PaymentPurpose, reference: string): PaymentResult => {
  const client = useApolloClient();
  const { data, error, loading, refetch, startPolling, stopPolling } = useQuery(
    PaymentOutcomeDocument,
    {
      variables: { purpose, reference },
      skip: !reference,
      fetchPolicy: "no-cache",
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
  const { noReference, noData, network } = textsOf(purpose);
  const failed = (message: string, canAskAgain: boolean): PaymentResult => ({
    state: "failed",
    message,
    outcome,
    askAgain: canAskAgain ? askAgain : null,
  });
  if (!reference) return failed(noReference, false);
  if (outcome?.isSuccessful) return { state: "settled", outcome };
  if (outcome?.isPending) return { state: "pending", outcome, askAgain };
  if (loading) return { state: "asking" };
  if (error) {
    const { code, message } = failureOf(error);
    return failed(code === "NETWORK" ? network : message, true);
  }
  if (outcome) return failed(outcome.gatewayResponse, false);
  if (!result) return failed(noData, true);
  return failed(result.message || noData, false);
};

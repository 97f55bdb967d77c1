import { useApolloClient, useQuery } from "@apollo/client/react";
import { useEffect } from "react";
import {
  PaymentOutcomeDocument,
  type PaymentOutcomeQuery,
  type PaymentPurpose,
} from "../../../gql/public.ts";
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
      /** What the provider says of a payment it refused; null where the payment is not known. */
      readonly outcome: Outcome | null;
      /** Null where asking again would answer the same. */
      readonly askAgain: (() => void) | null;
    }
  | { readonly state: "pending"; readonly outcome: Outcome; readonly askAgain: () => void }
  | { readonly state: "settled"; readonly outcome: Outcome };

/** Specification §8 words what can go wrong with an applicant's payment otherwise than with a student's. */
const wordsOf = (purpose: PaymentPurpose) =>
  purpose === "SCREENING"
    ? screeningResultTexts
    : { ...paymentResultTexts, network: texts.failures.network };

/** How often a payment is asked for again that its provider has not decided yet. */
const askAgainAfterMs = 5000;

/**
 * Asks for a payment's outcome, again and again while the provider has not decided. A settled payment makes what this
 * browser has cached about the student's fees out of date, in this tab and in others.
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
  const { noReference, noData, network } = wordsOf(purpose);
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

import { useMutation } from "@apollo/client/react";
import { StartTuitionPaymentDocument } from "../../../gql/student-payments.ts";
import { failureOf } from "../../../lib/failure.ts";
import { type PaymentStart, paymentStartOf } from "../../../lib/payment-start.ts";
import { texts } from "../../../texts.ts";
import { tuitionTexts } from "./tuition-texts.ts";

/** Starts the payment of a tuition record. Never rejects. */
export const useStartTuitionPayment = (): ((tuitionFeeId: string) => Promise<PaymentStart>) => {
  const [start] = useMutation(StartTuitionPaymentDocument);
  return async (tuitionFeeId) => {
    try {
      const { data } = await start({ variables: { tuitionFeeId } });
      if (!data) return { problem: tuitionTexts.failed(texts.failures.unknown) };
      return paymentStartOf(data.startTuitionPayment, (_code, reason) =>
        tuitionTexts.failed(reason),
      );
    } catch (error) {
      return { problem: tuitionTexts.failed(failureOf(error).message) };
    }
  };
};

import { useMutation } from "@apollo/client/react";
import { StartHostelPaymentDocument } from "../../gql/student-payments.ts";
import { failureOf } from "../../lib/failure.ts";
import { type PaymentStart, paymentStartOf } from "../../lib/payment-start.ts";
import { texts } from "../../texts.ts";
import { paymentTexts } from "./payment-texts.ts";

const messageFor = (code: string, reason: string): string =>
  code === "TUITION_UNPAID" ? paymentTexts.tuitionFirst : paymentTexts.hostelFailed(reason);

/** Starts the payment of the hostel fee. Never rejects. */
export const useStartHostelPayment = (): (() => Promise<PaymentStart>) => {
  const [start] = useMutation(StartHostelPaymentDocument);
  return async () => {
    try {
      const { data } = await start();
      if (data) return paymentStartOf(data.startHostelPayment, messageFor);
      return { problem: paymentTexts.hostelFailed(texts.failures.unknown) };
    } catch (error) {
      return { problem: paymentTexts.hostelFailed(failureOf(error).message) };
    }
  };
};

import { useMutation } from "@apollo/client/react";
import { StartTuitionPaymentDocument, type TuitionShare } from "../../../gql/student-payments.ts";
import { failureOf } from "../../../lib/failure.ts";
import { paymentStartOf } from "../../../lib/payment-start.ts";
import { texts } from "../../../texts.ts";
import { useLeaveToPay } from "../use-leave-to-pay.ts";

interface TuitionPart {
  readonly tuitionFeeId: string;
  readonly share: TuitionShare;
}

const failed = (reason: string) => `Error initiating tuition fees payment: ${reason}`;

/** Takes the student to the provider, to pay a part of tuition or all of it. @see useLeaveToPay */
export const usePayTuition = (onReturn: () => void) => {
  const [mutate] = useMutation(StartTuitionPaymentDocument, { errorPolicy: "all" });
  return useLeaveToPay<TuitionPart>(async (variables) => {
    const { data, error } = await mutate({ variables });
    return data
      ? paymentStartOf(data.startTuitionPayment, (_code, reason) => failed(reason))
      : { problem: failed(error ? failureOf(error).message : texts.failures.unknown) };
  }, onReturn);
};

import { useMutation } from "@apollo/client/react";
import {
  type ScheduleSection,
  StartSectionPaymentDocument,
} from "../../../gql/student-payments.ts";
import { failureOf } from "../../../lib/failure.ts";
import { paymentStartOf } from "../../../lib/payment-start.ts";
import { texts } from "../../../texts.ts";
import { useLeaveToPay } from "../use-leave-to-pay.ts";

interface OwedSection {
  readonly section: ScheduleSection;
  readonly session: string;
}

/** The college's own sentences say what is wrong with the section. */
const sentences = ["ALREADY_PAID", "SHARE_PAID", "NOT_ONLINE", "PAYMENT_IN_PROGRESS"];

const failed = (reason: string) => `The payment could not be started: ${reason}`;

/** Takes the student to the provider, to pay what is outstanding of a section. @see useLeaveToPay */
export const usePaySection = (onReturn: () => void) => {
  const [mutate] = useMutation(StartSectionPaymentDocument, { errorPolicy: "all" });
  return useLeaveToPay<OwedSection>(async (variables) => {
    const { data, error } = await mutate({ variables });
    return data
      ? paymentStartOf(data.startSectionPayment, (code, reason) =>
          sentences.includes(code) ? reason : failed(reason),
        )
      : { problem: failed(error ? failureOf(error).message : texts.failures.unknown) };
  }, onReturn);
};

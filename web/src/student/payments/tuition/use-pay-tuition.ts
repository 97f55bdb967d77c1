import { useMutation } from "@apollo/client/react";
import { useRef, useState } from "react";
import { StartTuitionPaymentDocument, type TuitionShare } from "../../../gql/student-payments.ts";
import { failureOf } from "../../../lib/failure.ts";
import { paymentStartOf } from "../../../lib/payment-start.ts";
import { redirectTo } from "../../../lib/redirect.ts";
import { useOnce } from "../../../lib/use-once.ts";
import { useTabReturn } from "../../../lib/use-tab-return.ts";
import { texts } from "../../../texts.ts";
import { useFeedback } from "../../../ui/Feedback.tsx";

/**
 * Takes the student to the provider, to pay a part of tuition or all of it. `busy` is that part while it is under way.
 * @param onReturn called after a failure, and when the browser's back button restores the page as it was.
 */
export const usePayTuition = (onReturn: () => void) => {
  const { alert } = useFeedback();
  const [mutate] = useMutation(StartTuitionPaymentDocument, { errorPolicy: "all" });
  const [share, setShare] = useState<TuitionShare | null>(null);
  // Until the person returns the payment is under way.
  const comeBack = useRef<(() => void) | null>(null);
  useTabReturn(() => comeBack.current?.());
  const [pay, isUnderWay] = useOnce(async (tuitionFeeId: string, part: TuitionShare) => {
    const failed = (reason: string) => `Error initiating tuition fees payment: ${reason}`;
    setShare(part);
    const { data, error } = await mutate({ variables: { tuitionFeeId, share: part } });
    const { url, problem } = data
      ? paymentStartOf(data.startTuitionPayment, (_code, reason) => failed(reason))
      : { problem: failed(error ? failureOf(error).message : texts.failures.unknown) };
    if (url === undefined) {
      alert(problem);
    } else {
      redirectTo(url);
      await new Promise<void>((resolve) => {
        comeBack.current = resolve;
      });
      comeBack.current = null;
    }
    onReturn();
  });
  return { pay, busy: isUnderWay ? share : null };
};

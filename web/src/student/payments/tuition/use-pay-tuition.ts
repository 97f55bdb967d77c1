import { useMutation } from "@apollo/client/react";
import { useRef, useState } from "react";
import { StartTuitionPaymentDocument } from "../../../gql/student-payments.ts";
import { failureOf } from "../../../lib/failure.ts";
import { type PaymentStart, paymentStartOf } from "../../../lib/payment-start.ts";
import { redirectTo } from "../../../lib/redirect.ts";
import { useTabReturn } from "../../../lib/use-tab-return.ts";
import { texts } from "../../../texts.ts";
import { useFeedback } from "../../../ui/Feedback.tsx";

const failed = (reason: string) => `Error initiating tuition fees payment: ${reason}`;

/**
 * Pays tuition on the provider's page in this tab. A second press during the first is ignored. The browser's back
 * button can restore the page as it was, so a return calls `onReturn` and enables the button again.
 */
export const usePayTuition = (tuitionFeeId: string, onReturn: () => void) => {
  const [busy, setBusy] = useState(false);
  const { alert } = useFeedback();
  const [mutate] = useMutation(StartTuitionPaymentDocument);
  // The state lags one render behind a double click.
  const underWay = useRef(false);

  const settle = (isUnderWay: boolean) => {
    underWay.current = isUnderWay;
    setBusy(isUnderWay);
  };
  const left = useRef(false);
  useTabReturn(() => {
    if (!left.current) return;
    left.current = false;
    settle(false);
    onReturn();
  });
  const start = async (): Promise<PaymentStart> => {
    try {
      const { data } = await mutate({ variables: { tuitionFeeId } });
      if (!data) return { problem: failed(texts.failures.unknown) };
      return paymentStartOf(data.startTuitionPayment, (_code, reason) => failed(reason));
    } catch (error) {
      return { problem: failed(failureOf(error).message) };
    }
  };
  const pay = async () => {
    if (underWay.current) return;
    settle(true);
    const { url, problem } = await start();
    if (url !== undefined) {
      left.current = true;
      redirectTo(url);
      return;
    }
    settle(false);
    alert(problem);
    onReturn();
  };
  return { busy, pay: () => void pay() };
};

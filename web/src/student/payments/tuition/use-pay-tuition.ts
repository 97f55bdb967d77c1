import { useRef, useState } from "react";
import { redirectTo } from "../../../lib/redirect.ts";
import { useTabReturn } from "../../../lib/use-tab-return.ts";
import { useFeedback } from "../../../ui/Feedback.tsx";
import { useStartTuitionPayment } from "./use-start-tuition-payment.ts";

/**
 * Pays tuition on the provider's page in this tab. A second press during the first is ignored. The browser's back
 * button can restore the page as it was, so a return calls `onReturn` and enables the button again.
 */
export const usePayTuition = (tuitionFeeId: string, onReturn: () => void) => {
  const [busy, setBusy] = useState(false);
  const { alert } = useFeedback();
  const start = useStartTuitionPayment();
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
  const pay = async () => {
    if (underWay.current) return;
    settle(true);
    const { url, problem } = await start(tuitionFeeId);
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

import { useRef, useState } from "react";
import type { PaymentStart } from "../../lib/payment-start.ts";
import { redirectTo } from "../../lib/redirect.ts";
import { useOnce } from "../../lib/use-once.ts";
import { useTabReturn } from "../../lib/use-tab-return.ts";
import { useFeedback } from "../../ui/Feedback.tsx";

/**
 * Takes the student to the provider, to pay one of several things. `busy` is what they chose while it is under way.
 * @param onReturn called after a failure, and when the browser's back button restores the page as it was.
 */
export const useLeaveToPay = <Choice extends object>(
  start: (choice: Choice) => Promise<PaymentStart>,
  onReturn: () => void,
) => {
  const { alert } = useFeedback();
  const [chosen, setChosen] = useState<Choice | null>(null);
  // Until the person returns the payment is under way.
  const comeBack = useRef<(() => void) | null>(null);
  useTabReturn(() => comeBack.current?.());
  const [pay, isUnderWay] = useOnce(async (choice: Choice) => {
    setChosen(choice);
    const { url, problem } = await start(choice);
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
  return { pay, busy: isUnderWay ? chosen : null };
};

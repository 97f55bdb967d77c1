import { type MouseEvent, useRef, useState } from "react";
import { useFeedback } from "../../ui/Feedback.tsx";
import { openPaymentTab } from "./payment-tab.ts";
import { useStartHostelPayment } from "./use-start-hostel-payment.ts";

export type PayState =
  | { readonly step: "idle" | "starting" | "opened" }
  /** The payment is open at the provider, but its page could not be shown in a tab. */
  | { readonly step: "blocked"; readonly url: string };

/** Pays the hostel fee in a new tab. A second press while the first is under way does nothing. */
export const usePayHostel = () => {
  const [state, setState] = useState<PayState>({ step: "idle" });
  const { alert } = useFeedback();
  const start = useStartHostelPayment();
  // The state is a render behind a double click.
  const underWay = useRef(false);

  const pay = async (clicks: number) => {
    // The second click of a double click can come after a quick answer to the first.
    if (underWay.current || clicks > 1) return;
    underWay.current = true;
    const tab = openPaymentTab();
    setState({ step: "starting" });
    const { url, problem } = await start();
    underWay.current = false;
    if (url === undefined) {
      tab?.close();
      setState({ step: "idle" });
      alert(problem);
      return;
    }
    setState(tab?.goTo(url) ? { step: "opened" } : { step: "blocked", url });
  };
  return {
    state,
    pay: ({ detail }: MouseEvent) => void pay(detail),
    /** The person has gone on by the plain link, or closed the dialog with it. */
    leaveBlocked: (opened: boolean) => setState({ step: opened ? "opened" : "idle" }),
  };
};

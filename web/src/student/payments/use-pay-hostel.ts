import { type MouseEvent, useRef, useState } from "react";
import { useFeedback } from "../../ui/Feedback.tsx";
import { openPaymentTab } from "./payment-tab.ts";
import { useStartHostelPayment } from "./use-start-hostel-payment.ts";

export type PayState =
  | { readonly step: "idle" | "starting" | "opened" }
  /** The payment was started, but the browser blocked its tab. */
  | { readonly step: "blocked"; readonly url: string };

/** Pays the hostel fee in a new tab. A second press during the first is ignored. */
export const usePayHostel = () => {
  const [state, setState] = useState<PayState>({ step: "idle" });
  const { alert } = useFeedback();
  const start = useStartHostelPayment();
  // The state lags one render behind a double click.
  const underWay = useRef(false);

  const pay = async (clicks: number) => {
    // The second click of a double click can come after a quick response to the first.
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
    /** The person has used the plain link or closed its dialog. */
    dismissBlocked: (opened: boolean) => setState({ step: opened ? "opened" : "idle" }),
  };
};

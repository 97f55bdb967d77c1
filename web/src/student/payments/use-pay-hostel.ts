import { useMutation } from "@apollo/client/react";
import { type MouseEvent, useRef, useState } from "react";
import { StartHostelPaymentDocument } from "../../gql/student-payments.ts";
import { failureOf } from "../../lib/failure.ts";
import { type PaymentStart, paymentStartOf } from "../../lib/payment-start.ts";
import { texts } from "../../texts.ts";
import { useFeedback } from "../../ui/Feedback.tsx";
import { openPaymentTab } from "./payment-tab.ts";
import { paymentTexts } from "./payment-texts.ts";

type PayState =
  | { readonly step: "idle" | "starting" | "opened" }
  /** The payment was started, but the browser blocked its tab. */
  | { readonly step: "blocked"; readonly url: string };

const failed = (reason: string) => `Error initiating hostel fee payment: ${reason}`;

const messageFor = (code: string, reason: string): string =>
  code === "TUITION_UNPAID" ? paymentTexts.tuitionFirst : failed(reason);

/** Pays the hostel fee in a new tab. A second press during the first is ignored. */
export const usePayHostel = () => {
  const [state, setState] = useState<PayState>({ step: "idle" });
  const { alert } = useFeedback();
  const [mutate] = useMutation(StartHostelPaymentDocument);
  // The state lags one render behind a double click.
  const underWay = useRef(false);

  const start = async (): Promise<PaymentStart> => {
    try {
      const { data } = await mutate();
      if (data) return paymentStartOf(data.startHostelPayment, messageFor);
      return { problem: failed(texts.failures.unknown) };
    } catch (error) {
      return { problem: failed(failureOf(error).message) };
    }
  };
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

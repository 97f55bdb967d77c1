import { useMutation } from "@apollo/client/react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { StartScreeningPaymentDocument } from "../../../gql/public-payments.ts";
import { failureOf } from "../../../lib/failure.ts";
import { type PaymentStart, paymentStartOf } from "../../../lib/payment-start.ts";
import { screeningTexts as labels } from "./screening-texts.ts";

type LinkState =
  | { readonly step: "preparing" }
  | { readonly step: "ready"; readonly url: string }
  | { readonly step: "failed"; readonly problem: string };

/** Refusals that mean that the page is out of date. */
const staleCodes: ReadonlySet<string> = new Set(["ALREADY_PAID", "SESSION_CLOSED"]);

/**
 * The link to the provider's page, requested once when the page has loaded. `onStale` is called if there is nothing to
 * pay any more.
 */
export const useScreeningLink = (onStale: () => void) => {
  const [start] = useMutation(StartScreeningPaymentDocument);
  const [state, setState] = useState<LinkState>({ step: "preparing" });
  const asked = useRef(false);

  const messageFor = (code: string, reason: string): string => {
    if (staleCodes.has(code)) onStale();
    return code === "BAD_ADDRESS" ? labels.startFailed : reason || labels.startFailed;
  };
  const show = (answer: PaymentStart) =>
    setState(
      answer.url === undefined
        ? { step: "failed", problem: answer.problem }
        : { step: "ready", url: answer.url },
    );
  const ask = async (): Promise<PaymentStart> => {
    const { data } = await start();
    return data
      ? paymentStartOf(data.startScreeningPayment, messageFor)
      : { problem: labels.startFailed };
  };
  const prepare = () => {
    setState({ step: "preparing" });
    ask()
      .catch((error: unknown): PaymentStart => {
        const { code, message } = failureOf(error);
        return { problem: code === "NETWORK" ? labels.startFailed : message };
      })
      .then(show);
  };
  const prepareOnce = useEffectEvent(() => {
    if (asked.current) return;
    asked.current = true;
    prepare();
  });
  useEffect(() => prepareOnce(), []);
  return {
    link: state,
    retry: prepare,
    /** A failed payment needs a new link. If there is no new one, the old link stays. */
    renew: () =>
      void ask().then(
        (answer) => answer.url !== undefined && show(answer),
        () => undefined,
      ),
  };
};

import { useMutation } from "@apollo/client/react";
import { Button } from "antd";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { StartScreeningPaymentDocument } from "../../../gql/public-payments.ts";
import { failureOf } from "../../../lib/failure.ts";
import { type PaymentStart, paymentStartOf } from "../../../lib/payment-start.ts";
import { useTabReturn } from "../../../lib/use-tab-return.ts";
import { paths } from "../../../paths.ts";
import { texts } from "../../../texts.ts";
import { Dialog } from "../../../ui/Dialog.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import styles from "../../PublicPage.module.css";

/** Refusals that mean that the page is out of date. */
const staleCodes: ReadonlySet<string> = new Set(["ALREADY_PAID", "SESSION_CLOSED"]);

const startFailed = "An error occurred during payment initialization";

/**
 * The link to the provider's page in a new tab, requested once when the page has loaded, and a cancel button. `onStale`
 * is called if there is nothing to pay any more.
 */
export const PayScreening = ({ onStale }: { onStale: () => void }) => {
  const navigate = useNavigate();
  const [start] = useMutation(StartScreeningPaymentDocument);
  /** Null while the payment is prepared. */
  const [link, setLink] = useState<PaymentStart | null>(null);
  const [cancelled, setCancelled] = useState(false);
  const asked = useRef(false);
  const opened = useRef(false);

  const messageFor = (code: string, reason: string): string => {
    if (staleCodes.has(code)) onStale();
    return code === "BAD_ADDRESS" ? startFailed : reason || startFailed;
  };
  const ask = async (): Promise<PaymentStart> => {
    const { data } = await start();
    return data ? paymentStartOf(data.startScreeningPayment, messageFor) : { problem: startFailed };
  };
  const prepare = () => {
    setLink(null);
    ask()
      .catch((error: unknown) => {
        const { code, message } = failureOf(error);
        return { problem: code === "NETWORK" ? startFailed : message };
      })
      .then(setLink);
  };
  const prepareOnce = useEffectEvent(() => {
    if (asked.current) return;
    asked.current = true;
    prepare();
  });
  useEffect(() => prepareOnce(), []);
  useTabReturn(() => {
    // A failed payment needs a new link. If there is no new one, the old link stays.
    if (opened.current) {
      ask().then(
        (answer) => answer.url !== undefined && setLink(answer),
        () => undefined,
      );
    }
    opened.current = false;
  });
  const leave = () => navigate(paths.applicant.dashboard);
  return (
    <div className={styles.stack}>
      {!link && (
        <Button type="primary" block loading>
          Preparing your payment...
        </Button>
      )}
      {link?.problem !== undefined && <ErrorState message={link.problem} onRetry={prepare} />}
      {link?.url !== undefined && (
        <>
          <Button
            type="primary"
            block
            href={link.url}
            target="_blank"
            rel="noopener noreferrer"
            onClick={() => {
              opened.current = true;
            }}
          >
            Make Payment
          </Button>
          <p className={styles.hint}>
            The payment page opens in a new tab. Come back here when you have paid.
          </p>
        </>
      )}
      <Button block onClick={() => setCancelled(true)}>
        {texts.cancel}
      </Button>
      {cancelled && (
        <Dialog
          title="Payment Cancelled"
          onClose={leave}
          actions={
            <Button type="primary" onClick={leave}>
              {texts.ok}
            </Button>
          }
        >
          Nothing was charged. You can pay at any time before the closing date.
        </Dialog>
      )}
    </div>
  );
};

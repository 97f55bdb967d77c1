import { texts } from "../../texts.ts";
import { Button, buttonClass } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Notice } from "../../ui/Notice.tsx";
import styles from "./HostelCard.module.css";
import { paymentTexts } from "./payment-texts.ts";
import { usePayHostel } from "./use-pay-hostel.ts";

/** The button that opens the provider's page in a new tab, with the messages that follow. */
export const PayHostel = () => {
  const { state, pay, dismissBlocked } = usePayHostel();
  const starting = state.step === "starting";
  return (
    <div className={styles.stack}>
      <Button onClick={pay} busy={starting}>
        {starting ? paymentTexts.opening : paymentTexts.makePayment}
      </Button>
      {state.step === "opened" && (
        <Notice kind="info" title={paymentTexts.openedTitle}>
          {paymentTexts.opened}
        </Notice>
      )}
      {state.step === "blocked" && (
        <Dialog
          title={paymentTexts.blockedTitle}
          onClose={() => dismissBlocked(false)}
          actions={
            <>
              <Button variant="secondary" onClick={() => dismissBlocked(false)}>
                {texts.cancel}
              </Button>
              <a
                className={buttonClass({})}
                href={state.url}
                target="_blank"
                rel="noopener noreferrer"
                onClick={() => dismissBlocked(true)}
              >
                {paymentTexts.openPaymentPage}
              </a>
            </>
          }
        >
          {paymentTexts.blocked}
        </Dialog>
      )}
    </div>
  );
};

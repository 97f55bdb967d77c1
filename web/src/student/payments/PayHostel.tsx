import { Alert, Button, Modal } from "antd";
import { texts } from "../../texts.ts";
import { paymentTexts } from "./payment-texts.ts";
import { usePayHostel } from "./use-pay-hostel.ts";

/** The button that opens the provider's page in a new tab, with the messages that follow. */
export const PayHostel = () => {
  const { state, pay, dismissBlocked } = usePayHostel();
  const starting = state.step === "starting";
  return (
    <>
      <Button type="primary" onClick={pay} aria-disabled={starting || undefined}>
        {starting ? paymentTexts.opening : paymentTexts.makePayment}
      </Button>
      {state.step === "opened" && (
        <Alert
          type="info"
          showIcon
          role="status"
          title="Finish paying in the other tab"
          description="This page shows the payment by itself when you come back."
        />
      )}
      <Modal
        open={state.step === "blocked"}
        title="Your payment page is ready"
        destroyOnHidden
        onCancel={() => dismissBlocked(false)}
        footer={
          <>
            <Button onClick={() => dismissBlocked(false)}>{texts.cancel}</Button>
            {state.step === "blocked" && (
              <Button
                type="primary"
                href={state.url}
                target="_blank"
                rel="noopener noreferrer"
                onClick={() => dismissBlocked(true)}
              >
                Open payment page
              </Button>
            )}
          </>
        }
      >
        Your browser did not let the portal open a new tab. Open the payment page with this link.
      </Modal>
    </>
  );
};

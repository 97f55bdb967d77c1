import { useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useTabReturn } from "../../../lib/use-tab-return.ts";
import { paths } from "../../../paths.ts";
import { texts } from "../../../texts.ts";
import { Button, buttonClass } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import styles from "../../PublicPage.module.css";
import { screeningTexts as labels } from "./screening-texts.ts";
import { useScreeningLink } from "./use-screening-link.ts";

/** The link to the provider's page in a new tab, and a cancel button. */
export const PayScreening = ({ onStale }: { onStale: () => void }) => {
  const navigate = useNavigate();
  const { link, retry, renew } = useScreeningLink(onStale);
  const [cancelled, setCancelled] = useState(false);
  const opened = useRef(false);
  const leave = () => navigate(paths.applicant.dashboard);
  useTabReturn(() => {
    if (opened.current) renew();
    opened.current = false;
  });
  return (
    <div className={styles.stack}>
      {link.step === "failed" && <ErrorState message={link.problem} onRetry={retry} />}
      {link.step === "preparing" && (
        <Button wide busy>
          {labels.preparing}
        </Button>
      )}
      {link.step === "ready" && (
        <>
          <a
            className={buttonClass({ wide: true })}
            href={link.url}
            target="_blank"
            rel="noopener noreferrer"
            onClick={() => {
              opened.current = true;
            }}
          >
            {labels.makePayment}
          </a>
          <p className={styles.hint}>{labels.newTab}</p>
        </>
      )}
      <Button variant="secondary" wide onClick={() => setCancelled(true)}>
        {labels.cancel}
      </Button>
      {cancelled && (
        <Dialog
          title={labels.cancelledTitle}
          onClose={leave}
          actions={<Button onClick={leave}>{texts.ok}</Button>}
        >
          {labels.cancelled}
        </Dialog>
      )}
    </div>
  );
};

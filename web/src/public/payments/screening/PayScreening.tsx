import { Button } from "antd";
import { useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useTabReturn } from "../../../lib/use-tab-return.ts";
import { paths } from "../../../paths.ts";
import { texts } from "../../../texts.ts";
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
        <Button type="primary" block loading>
          {labels.preparing}
        </Button>
      )}
      {link.step === "ready" && (
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
            {labels.makePayment}
          </Button>
          <p className={styles.hint}>{labels.newTab}</p>
        </>
      )}
      <Button block onClick={() => setCancelled(true)}>
        {labels.cancel}
      </Button>
      {cancelled && (
        <Dialog
          title={labels.cancelledTitle}
          onClose={leave}
          actions={
            <Button type="primary" onClick={leave}>
              {texts.ok}
            </Button>
          }
        >
          {labels.cancelled}
        </Dialog>
      )}
    </div>
  );
};

import { useId, useState } from "react";
import { formatMoment } from "../../../lib/dates.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import styles from "./Correction.module.css";
import type { Corrections } from "./correction.ts";
import { correctionTexts as texts } from "./correction-texts.ts";

const labels: Readonly<Record<string, string>> = texts.fields;

interface CorrectionRequestsProps {
  readonly requests: Corrections["requests"];
  readonly withdraw: () => Promise<void>;
}

/** The person's requests and their results. A pending request can be withdrawn. */
export const CorrectionRequests = ({ requests, withdraw }: CorrectionRequestsProps) => {
  const titleId = useId();
  const { timeZone } = usePortal();
  const [busy, setBusy] = useState(false);
  if (requests.length === 0) return null;
  const withdrawRequest = () => {
    setBusy(true);
    void withdraw().finally(() => setBusy(false));
  };
  return (
    <Card labelledBy={titleId}>
      <h2 id={titleId}>{texts.requests}</h2>
      <ul className={styles.requests}>
        {requests.map(({ id, status, changes, requestedAt, reason }) => (
          <li key={id}>
            <strong>{texts.statuses[status]}</strong>
            {reason && <p>{reason}</p>}
            {changes.map(({ field, before, after }) => (
              <p key={field}>{texts.change(labels[field] ?? field, before, after)}</p>
            ))}
            <p className={styles.when}>{formatMoment(requestedAt, timeZone)}</p>
            {status === "PENDING" && (
              <Button variant="secondary" busy={busy} onClick={withdrawRequest}>
                {busy ? texts.withdrawing : texts.withdraw}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
};

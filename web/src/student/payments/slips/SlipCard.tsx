import { Button, Flex } from "antd";
import { useEffect, useRef, useState } from "react";
import { shownSlipReference } from "../../../../../rules/payments/slip-reference.ts";
import {
  CancelPaymentSlipDocument,
  type PaymentSlipsQuery_viewer_Student_paymentSlips_slips as PaymentSlip,
} from "../../../gql/student-payments.ts";
import { formatDay } from "../../../lib/dates.ts";
import { failureOf } from "../../../lib/failure.ts";
import { formatAmount, sumMoney } from "../../../lib/money.ts";
import { useOnce } from "../../../lib/use-once.ts";
import { useSave } from "../../../lib/use-save.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { DownloadButton } from "../../../ui/DownloadButton.tsx";
import { useFeedback } from "../../../ui/Feedback.tsx";
import { ModalDialog } from "../../../ui/ModalDialog.tsx";
import { RegionCard } from "../../../ui/RegionCard.tsx";
import { StatusTag } from "../../../ui/StatusTag.tsx";
import styles from "./Slips.module.css";

/** The slip that was just made, or found again. */
export interface MadeSlip {
  readonly id: string;
}

const slipDownload = {
  label: "Download the slip",
  busy: "Downloading...",
  failed: "The slip could not be downloaded",
  startedTitle: "Payment slip",
  started: "Your slip is being downloaded. Print it, or show it on your phone.",
};

interface CancelSlipProps {
  readonly slip: PaymentSlip;
  readonly onChanged: () => void;
}

/** The action that cancels a slip, after a question. */
const CancelSlip = ({ slip, onChanged }: CancelSlipProps) => {
  const { toast, alert } = useFeedback();
  const [isAsked, setAsked] = useState(false);
  const [cancel] = useSave(CancelPaymentSlipDocument);
  const [send, busy] = useOnce(async () => {
    try {
      const { cancelPaymentSlip: answer } = await cancel({ id: slip.id });
      setAsked(false);
      if (answer.__typename === "Refusal") alert(answer.message);
      else toast("success", "The slip is cancelled.");
    } catch (error) {
      setAsked(false);
      alert(failureOf(error).message);
    }
    onChanged();
  });
  const reference = shownSlipReference(slip.reference);
  return (
    <>
      <Button aria-label={`Cancel the slip ${reference}`} onClick={() => setAsked(true)}>
        Cancel
      </Button>
      {isAsked && (
        <ModalDialog
          title="Cancel this slip?"
          onClose={() => setAsked(false)}
          actions={
            <>
              <Button onClick={() => setAsked(false)}>Keep it</Button>
              <Button type="primary" aria-disabled={busy || undefined} onClick={() => void send()}>
                {busy ? "Cancelling..." : "Cancel the slip"}
              </Button>
            </>
          }
        >
          {`Do not pay with the reference ${reference} any more. Money that still comes with it must be looked for by the bursary.`}
        </ModalDialog>
      )}
    </>
  );
};

interface SlipCardProps {
  readonly slip: PaymentSlip;
  /** Present if the slip was just made: then it takes the focus. */
  readonly made: MadeSlip | null;
  readonly onChanged: () => void;
}

/** An open slip: what to tell the bank, until when, and its PDF. */
export const SlipCard = ({ slip, made, onChanged }: SlipCardProps) => {
  const { currencySymbol, timeZone } = usePortal();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (made) box.current?.focus();
  }, [made]);
  const money = (naira: number): string => `${currencySymbol}${formatAmount(naira)}`;
  const { reference, amount, received, rest, expiresAt, lines, slipUrl } = slip;
  const elsewhere = sumMoney([amount, -received, -rest]);
  const shown = shownSlipReference(reference);
  return (
    <div ref={box} tabIndex={-1} className={styles.card}>
      <RegionCard title={`Reference ${shown}`} size="small">
        <Flex vertical gap="middle">
          <dl className={styles.facts}>
            <div>
              <dt>{rest < amount ? "Still to pay" : "Amount"}</dt>
              <dd className={styles.figure}>{money(rest)}</dd>
            </div>
            <div>
              <dt>Pay until</dt>
              <dd className={styles.figure}>{formatDay(expiresAt, timeZone)}</dd>
            </div>
            <div>
              <dt>State</dt>
              <dd>
                <StatusTag kind="waiting">{rest < amount ? "Paid in part" : "To pay"}</StatusTag>
              </dd>
            </div>
          </dl>
          {received > 0 && (
            <p>{`${money(received)} of ${money(amount)} came in. Pay the rest with the same reference.`}</p>
          )}
          {elsewhere > 0 && (
            <p>{`${money(elsewhere)} was paid in another way meanwhile. Pay only what is left: ${money(rest)}.`}</p>
          )}
          <ul className={styles.lines}>
            {lines.map(({ session, label, amount: own, outstanding }) => (
              <li key={`${session} ${label}`} className={styles.line}>
                <span>
                  {label}
                  <span className={styles.minor}>{session}</span>
                </span>
                <span className={styles.number}>
                  <span className={styles.amount}>{money(own)}</span>
                  {outstanding < own && (
                    <span className={styles.minor}>
                      {outstanding === 0 ? "Nothing left" : `${money(outstanding)} left`}
                    </span>
                  )}
                </span>
              </li>
            ))}
          </ul>
          <p className={styles.minor}>
            Give the reference to the cashier, or write it into the narration of a transfer. Pay the
            exact amount: the bank's charges come on top.
          </p>
          <Flex wrap="wrap-reverse" gap="small" justify="end">
            {received === 0 && <CancelSlip slip={slip} onChanged={onChanged} />}
            {slipUrl !== null && (
              <DownloadButton
                path={slipUrl}
                fileName={`payment-slip-${reference}.pdf`}
                name={`Download the slip ${shown}`}
                labels={slipDownload}
              />
            )}
          </Flex>
        </Flex>
      </RegionCard>
    </div>
  );
};

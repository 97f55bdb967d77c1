import { type ReactNode, useId } from "react";
import type { TuitionFees_StudentFragment } from "../../../gql/student-payments.ts";
import { formatCalendarDate } from "../../../lib/dates.ts";
import { formatMoney } from "../../../lib/money.ts";
import { paths } from "../../../paths.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { Button, ButtonLink } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import styles from "./Tuition.module.css";
import { tuitionTexts } from "./tuition-texts.ts";
import { usePayTuition } from "./use-pay-tuition.ts";

type Fees = NonNullable<TuitionFees_StudentFragment["fees"]>;
type TuitionFee = NonNullable<Fees["tuition"]>;

interface PayTuitionCardProps {
  readonly session: string;
  readonly tuition: TuitionFee | null;
  readonly onReturn: () => void;
}

/** The amount due now with its payment, or a note that it is paid. */
export const PayTuitionCard = ({ session, tuition, onReturn }: PayTuitionCardProps) => {
  const titleId = useId();
  return (
    <Card labelledBy={titleId}>
      <div className={styles.stack}>
        <h2 id={titleId}>{tuitionTexts.payTitle}</h2>
        <TuitionState session={session} tuition={tuition} onReturn={onReturn} />
      </div>
    </Card>
  );
};

const TuitionState = ({ session, tuition, onReturn }: PayTuitionCardProps): ReactNode => {
  if (tuition?.isPaid) {
    return (
      <Notice kind="success" title={tuitionTexts.paid(session)}>
        <ButtonLink variant="secondary" to={paths.student.payment}>
          {tuitionTexts.toReceipts}
        </ButtonLink>
      </Notice>
    );
  }
  if (!tuition?.canPay) return <Notice kind="error">{tuitionTexts.noFees}</Notice>;
  return (
    <>
      <Charges tuition={tuition} />
      <PayTuition tuitionFeeId={tuition.id} onReturn={onReturn} />
    </>
  );
};

const Charges = ({ tuition: { amount, lateFee, lateFrom } }: { tuition: TuitionFee }) => {
  const { currencySymbol } = usePortal();
  const money = (naira: number) => formatMoney(naira, currencySymbol);
  const lateDay = lateFrom && formatCalendarDate(lateFrom);
  return (
    <>
      <dl className={styles.charges}>
        <div>
          <dt>{tuitionTexts.charges}</dt>
          <dd>{money(amount - lateFee)}</dd>
        </div>
        {lateFee > 0 && (
          <div>
            <dt>
              {tuitionTexts.lateFee}
              {lateDay && <span className={styles.since}> {tuitionTexts.lateSince(lateDay)}</span>}
            </dt>
            <dd>{money(lateFee)}</dd>
          </div>
        )}
        <div className={styles.toPay}>
          <dt>{tuitionTexts.toPay}</dt>
          <dd>{money(amount)}</dd>
        </div>
      </dl>
      {lateFee === 0 && lateDay && <p className={styles.hint}>{tuitionTexts.lateFrom(lateDay)}</p>}
    </>
  );
};

interface PayTuitionProps {
  readonly tuitionFeeId: string;
  readonly onReturn: () => void;
}

const PayTuition = ({ tuitionFeeId, onReturn }: PayTuitionProps) => {
  const { busy, pay } = usePayTuition(tuitionFeeId, onReturn);
  return (
    <Button onClick={pay} busy={busy}>
      {busy ? tuitionTexts.redirecting : tuitionTexts.makePayment}
    </Button>
  );
};

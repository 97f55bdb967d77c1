import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { Alert } from "antd";
import {
  type ScreeningBill_ApplicantFragment,
  ScreeningBill_ApplicantFragmentDoc,
} from "../../../gql/public-payments.ts";
import { formatClosingDay, formatDay } from "../../../lib/dates.ts";
import { formatMoney } from "../../../lib/money.ts";
import { paths } from "../../../paths.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { texts } from "../../../texts.ts";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { DownloadButton } from "../../../ui/DownloadButton.tsx";
import { Facts } from "../../../ui/Facts.tsx";
import pageStyles from "../../PublicPage.module.css";
import { PayScreening } from "./PayScreening.tsx";
import styles from "./Screening.module.css";

interface ScreeningBillProps {
  readonly applicant: FragmentType<ScreeningBill_ApplicantFragment>;
  readonly onStale: () => void;
}

/** The fee, with the payment, or its receipt to bring to the test, or why it cannot be paid. */
export const ScreeningBill = ({ applicant, onStale }: ScreeningBillProps) => {
  const { currencySymbol, timeZone } = usePortal();
  const { data, complete } = useFragment({
    fragment: ScreeningBill_ApplicantFragmentDoc,
    from: applicant,
  });
  if (!complete || !data.application) return null;
  const { screening, session } = data.application;
  const { paidAt, receiptUrl } = screening;
  const amount = formatMoney(screening.amount, currencySymbol);
  const toDashboard = (
    <ButtonLink type="primary" block to={paths.applicant.dashboard}>
      Go to dashboard
    </ButtonLink>
  );
  const paid = (
    <>
      <Alert role="status" type="success" showIcon title="The screening fee is paid." />
      <Facts
        facts={[
          ["Date paid", paidAt && formatDay(paidAt, timeZone)],
          ["Payment reference", screening.reference],
        ]}
      />
      <div className={pageStyles.stack}>
        {toDashboard}
        {receiptUrl && (
          <DownloadButton
            path={receiptUrl}
            fileName="screening_receipt.pdf"
            variant="secondary"
            wide
            labels={{ ...texts.receiptDownload, label: "Download receipt" }}
          />
        )}
      </div>
    </>
  );
  const closed = (
    <>
      <Alert
        role="status"
        type="warning"
        showIcon
        title="The screening fee can't be paid now."
        description={
          session &&
          !session.isOpen &&
          `${session.title} ${session.name} closed on ${formatClosingDay(session.closesAt, timeZone)}.`
        }
      />
      {toDashboard}
    </>
  );
  const unpaid = screening.canPay ? <PayScreening onStale={onStale} /> : closed;
  return (
    <>
      <dl className={styles.charges}>
        <div>
          <dt>Pre-admission screening fee</dt>
          <dd>{amount}</dd>
        </div>
        <div className={styles.total}>
          <dt>Total charges</dt>
          <dd>{amount}</dd>
        </div>
      </dl>
      {screening.isPaid ? paid : unpaid}
    </>
  );
};

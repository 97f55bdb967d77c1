import { Alert } from "antd";
import { formatClosingDay } from "../../../lib/dates.ts";
import { formatMoney } from "../../../lib/money.ts";
import { paths } from "../../../paths.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { PayScreening } from "./PayScreening.tsx";
import styles from "./Screening.module.css";
import { ScreeningPaid } from "./ScreeningPaid.tsx";
import { screeningTexts as labels } from "./screening-texts.ts";
import type { ScreenedApplication } from "./screening-types.ts";

const Closed = ({ session }: Pick<ScreenedApplication, "session">) => {
  const { timeZone } = usePortal();
  return (
    <>
      <Alert
        role="status"
        type="warning"
        showIcon
        title={labels.closed}
        description={
          session &&
          !session.isOpen &&
          labels.closedOn(
            `${session.title} ${session.name}`,
            formatClosingDay(session.closesAt, timeZone),
          )
        }
      />
      <ButtonLink type="primary" block to={paths.applicant.dashboard}>
        {labels.goOn}
      </ButtonLink>
    </>
  );
};

interface ScreeningBillProps {
  readonly application: ScreenedApplication;
  readonly onStale: () => void;
}

/** The fee, with the payment, its receipt or neither. */
export const ScreeningBill = ({ application, onStale }: ScreeningBillProps) => {
  const { currencySymbol } = usePortal();
  const { screening, session } = application;
  const amount = formatMoney(screening.amount, currencySymbol);
  const toPay = screening.canPay ? (
    <PayScreening onStale={onStale} />
  ) : (
    <Closed session={session} />
  );
  return (
    <>
      <dl className={styles.charges}>
        <div>
          <dt>{labels.feeLine}</dt>
          <dd>{amount}</dd>
        </div>
        <div className={styles.total}>
          <dt>{labels.total}</dt>
          <dd>{amount}</dd>
        </div>
      </dl>
      {screening.isPaid ? <ScreeningPaid {...screening} /> : toPay}
    </>
  );
};

import { Button, Result, Spin } from "antd";
import type { ReactNode } from "react";
import type { PaymentPurpose } from "../../../gql/public-payments.ts";
import { formatMoney } from "../../../lib/money.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { texts } from "../../../texts.ts";
import { Card } from "../../../ui/Card.tsx";
import { Facts } from "../../../ui/Facts.tsx";
import { PageHeading } from "../../../ui/PageHeading.tsx";
import styles from "../../PublicPage.module.css";
import type { PaymentResult } from "./use-payment-outcome.ts";

const statuses = {
  asking: "info",
  pending: "info",
  settled: "success",
  refunded: "info",
  failed: "error",
} as const;

const items = {
  TUITION: "Tuition Fee",
  HOSTEL: "Hostel Fee",
  SCREENING: "Pre-admission Screening Fee",
  SECTION: "Section of the Fees",
} as const;

interface OutcomeProps {
  readonly purpose: PaymentPurpose;
  readonly result: PaymentResult;
  readonly title: string;
  /** The sentence under the title. Default: the result's. */
  readonly message?: string | undefined;
  /** What stands below the payment's details. */
  readonly note: string | false | null;
  /** Where to go on when the outcome is known. */
  readonly next: ReactNode;
}

/** A payment's outcome. It stays mounted while it changes, so that the focus stays and the change is announced. */
export const Outcome = ({ purpose, result, title, message, note, next }: OutcomeProps) => {
  const { currencySymbol } = usePortal();
  const { state, outcome, askAgain } = result;
  return (
    <Card>
      <Result
        status={statuses[state]}
        {...(state === "asking" && { icon: <Spin size="large" /> })}
        title={<PageHeading>{title}</PageHeading>}
        subTitle={<p role={state === "failed" ? "alert" : "status"}>{message ?? result.message}</p>}
        styles={{ root: { padding: 0 }, body: { padding: 0, background: "none" } }}
      >
        <div className={styles.page}>
          {outcome && (
            <Facts
              facts={[
                ["Item", outcome.item ?? items[purpose]],
                ["Name", [outcome.surname, outcome.firstName].filter(Boolean).join(" ")],
                ["Session", outcome.session],
                [
                  "Amount",
                  outcome.amount === null ? null : formatMoney(outcome.amount, currencySymbol),
                ],
                ["Payment ID", outcome.paymentId],
                ["Payment reference", outcome.reference],
              ]}
            />
          )}
          {note && <p>{note}</p>}
          {askAgain && (
            <Button block onClick={askAgain}>
              {state === "pending" ? "Ask again now" : texts.tryAgain}
            </Button>
          )}
          {state !== "asking" && state !== "pending" && next}
        </div>
      </Result>
    </Card>
  );
};

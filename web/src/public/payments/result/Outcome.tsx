import { Button, Result, Spin } from "antd";
import type { ReactNode } from "react";
import type { PaymentPurpose } from "../../../gql/public-payments.ts";
import { texts } from "../../../texts.ts";
import { Card } from "../../../ui/Card.tsx";
import { PageHeading } from "../../../ui/PageHeading.tsx";
import styles from "../../PublicPage.module.css";
import { OutcomeDetails } from "./OutcomeDetails.tsx";
import { paymentResultTexts as labels } from "./payment-result-texts.ts";
import type { PaymentResult } from "./use-payment-outcome.ts";

const statuses = { asking: "info", pending: "info", settled: "success", failed: "error" } as const;

const againLabels = { pending: labels.askNow, failed: texts.tryAgain } as const;

interface OutcomeProps {
  readonly purpose: PaymentPurpose;
  readonly result: PaymentResult;
  readonly title: string;
  /** The sentence under the title. */
  readonly message: string;
  /** What stands below the payment's details. */
  readonly note?: string | undefined;
  /** Where to go on when the outcome is known. */
  readonly next: ReactNode;
}

const messageRoles = { asking: "status", pending: "status", settled: "status", failed: "alert" };

/** A payment's outcome. It stays mounted while it changes, so that the focus stays and the change is announced. */
export const Outcome = ({ purpose, result, title, message, note, next }: OutcomeProps) => {
  const { state } = result;
  const outcome = "outcome" in result ? result.outcome : null;
  return (
    <Card>
      <Result
        status={statuses[state]}
        {...(state === "asking" && { icon: <Spin size="large" /> })}
        title={<PageHeading>{title}</PageHeading>}
        subTitle={<p role={messageRoles[state]}>{message}</p>}
        styles={{ root: { padding: 0 }, body: { padding: 0, background: "none" } }}
      >
        <div className={styles.page}>
          {outcome && <OutcomeDetails purpose={purpose} outcome={outcome} />}
          {note && <p>{note}</p>}
          {"askAgain" in result && result.askAgain && (
            <Button block onClick={result.askAgain}>
              {againLabels[result.state]}
            </Button>
          )}
          {(state === "settled" || state === "failed") && next}
        </div>
      </Result>
    </Card>
  );
};

/** The message of a result without a failure. */
export const calmMessageOf = (result: Exclude<PaymentResult, { state: "failed" }>): string => {
  if (result.state === "settled") return result.outcome.message;
  return result.state === "pending" ? labels.pending : labels.verifying;
};

import { WarningOutlined } from "@ant-design/icons";
import { Flex, Progress } from "antd";
import { type ReactNode, useId } from "react";
import { creditBalance } from "../../../../rules/registration/credit-balance.ts";
import { courseTexts } from "../../../../rules/texts.ts";
import { creditCount } from "../counts.ts";
import styles from "./Registration.module.css";
import { codesOf, type SemesterOffer } from "./semester-offer.ts";
import type { Problem } from "./use-submission.ts";

interface CreditBarProps {
  readonly offer: SemesterOffer;
  readonly selection: ReadonlySet<string>;
  readonly problem: Problem | null;
  /** The result of the last press, announced with the credits. */
  readonly announcement?: string | null;
  readonly action: (isOver: boolean) => ReactNode;
}

/** The selected credits, the difference to the limits, and the next button. Always visible. */
export const CreditBar = (props: CreditBarProps) => {
  const { offer, selection, problem, announcement = null, action } = props;
  const labelId = useId();
  const { total, maximum, missing, over } = creditBalance(offer, selection);
  const room = maximum - total;
  const [state, left] =
    over > 0
      ? (["exception", `${over} too many`] as const)
      : missing > 0
        ? (["active", `${missing} more needed`] as const)
        : (["success", room === 0 ? "Maximum reached" : `Room for ${room} more`] as const);
  const count = `${total} of ${creditCount(maximum)}`;
  const added = problem ? codesOf(offer, problem.addedIds) : "";
  return (
    <section className={styles.bar} aria-labelledby={labelId} data-state={state} data-action-bar>
      <h3 id={labelId} className="visually-hidden">
        Credits selected
      </h3>
      <Progress
        percent={Math.min(100, (100 * total) / Math.max(maximum, 1))}
        status={state === "active" ? "normal" : state}
        showInfo={false}
        size="small"
        aria-hidden
      />
      <div role="alert">
        {over > 0 && !problem && <Line>{courseTexts.tooMany(maximum)}</Line>}
        {problem && <Line>{problem.message}</Line>}
        {added && <p>{`${added} added to your selection.`}</p>}
      </div>
      <Flex wrap gap="0 0.5rem" align="center">
        <p className={styles.balance}>
          <strong>{count}</strong> <span>{left}</span>
        </p>
        <div className={styles.actions}>{action(over > 0)}</div>
      </Flex>
      <p role="status" className="visually-hidden">
        {announcement && `${announcement} ${count}, ${left}.`}
      </p>
    </section>
  );
};

const Line = ({ children }: { children: ReactNode }) => (
  <p className={styles.problem}>
    <WarningOutlined aria-hidden /> {children}
  </p>
);

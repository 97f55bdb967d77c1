import { type ReactNode, useId } from "react";
import { creditBalance } from "../../../../rules/registration/credit-balance.ts";
import { courseTexts } from "../../../../rules/texts.ts";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./CreditBar.module.css";
import { registrationTexts } from "./registration-texts.ts";
import { codesOf, type SemesterOffer } from "./semester-offer.ts";
import type { Problem } from "./use-submission.ts";

const labels = registrationTexts.balance;

interface CreditBarProps {
  readonly offer: SemesterOffer;
  readonly selection: ReadonlySet<string>;
  readonly problem: Problem | null;
  /** The result of the last press, announced with the credits. */
  readonly announcement?: string | null;
  readonly action: (isOver: boolean) => ReactNode;
}

/** The selected credits, the difference to the limits, and the next button. Always visible. */
export const CreditBar = ({
  offer,
  selection,
  problem,
  announcement = null,
  action,
}: CreditBarProps) => {
  const labelId = useId();
  const { total, minimum, maximum, missing, over } = creditBalance(offer, selection);
  const state = over > 0 ? "over" : missing > 0 ? "missing" : "enough";
  const left = {
    over: labels.over(over),
    missing: labels.missing(missing),
    enough: labels.room(maximum - total),
  }[state];
  const full = Math.max(maximum, total, 1);
  const added = problem ? codesOf(offer, problem.addedIds) : "";
  return (
    <section className={styles.bar} aria-labelledby={labelId} data-state={state}>
      <h3 id={labelId} className="visually-hidden">
        {labels.label}
      </h3>
      <div role="alert">
        {over > 0 && !problem && <Line>{courseTexts.tooMany(maximum)}</Line>}
        {problem && <Line>{problem.message}</Line>}
        {added && <p className={styles.added}>{labels.added(added)}</p>}
      </div>
      <div className={styles.row}>
        <div className={styles.balance}>
          <p className={styles.total}>{labels.total(total, maximum)}</p>
          <p className={styles.left}>{left}</p>
          <div className={styles.track} aria-hidden="true">
            <span className={styles.fill} style={{ width: `${(100 * total) / full}%` }} />
            <span className={styles.least} style={{ left: `${(100 * minimum) / full}%` }} />
          </div>
        </div>
        <div className={styles.action}>{action(over > 0)}</div>
      </div>
      <p role="status" className="visually-hidden">
        {announcement && `${announcement} ${labels.total(total, maximum)}, ${left}.`}
      </p>
    </section>
  );
};

const Line = ({ children }: { children: ReactNode }) => (
  <p className={styles.problem}>
    <Icon name="warning" size={18} />
    {children}
  </p>
);

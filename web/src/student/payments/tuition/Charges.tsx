import { Statistic } from "antd";
import type { StudentTuitionQuery_viewer_Student_fees_tuition_plan as TuitionPlan } from "../../../gql/student-payments.ts";
import { formatCalendarDate } from "../../../lib/dates.ts";
import { formatAmount } from "../../../lib/money.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { dueText, nextShareOf, opensText } from "../plan/plan-words.ts";
import styles from "./Tuition.module.css";

export interface Tuition {
  readonly id: string;
  /** All that is owed, the late fee included. */
  readonly amount: number;
  readonly lateFee: number;
  readonly lateFrom: string | null;
  readonly plan: TuitionPlan | null;
}

/** The next share, if all that is owed is more than that. */
export const partOf = ({ amount, plan }: Tuition): number | null =>
  plan && plan.nextAmount !== null && plan.nextAmount < amount ? plan.nextAmount : null;

/** What can be paid now: the next share if there is a plan, else all that is owed. */
export const Charges = ({ tuition }: { readonly tuition: Tuition }) => {
  const { currencySymbol } = usePortal();
  const { amount, lateFee, lateFrom, plan } = tuition;
  const money = (naira: number) => `${currencySymbol}${formatAmount(naira)}`;
  const lateDay = lateFrom && formatCalendarDate(lateFrom);
  const next = plan && nextShareOf(plan.shares);
  const part = partOf(tuition);
  return (
    <>
      {next ? (
        <div>
          <Statistic title={next.label} value={money(part ?? amount)} />
          <p>{`${dueText(next)}. ${opensText(next) ?? ""}`}</p>
        </div>
      ) : (
        <Statistic title="Amount to pay now" value={money(amount)} />
      )}
      {(lateFee > 0 || part !== null) && (
        <dl className={styles.lines}>
          {part !== null && (
            <div>
              <dt>All that is outstanding</dt>
              <dd>{money(amount)}</dd>
            </div>
          )}
          {lateFee > 0 && part === null && (
            <div>
              <dt>Other charges</dt>
              <dd>{money(amount - lateFee)}</dd>
            </div>
          )}
          {lateFee > 0 && (
            <div>
              <dt>
                {part === null ? "Late payment fee" : "Of it the late payment fee"}{" "}
                <span className={styles.minor}>
                  {part !== null && "paid with the last instalment"}
                  {!plan && lateDay && `since ${lateDay}`}
                </span>
              </dt>
              <dd>{money(lateFee)}</dd>
            </div>
          )}
        </dl>
      )}
      {lateFee === 0 && lateDay && <p>A late payment fee is added from {lateDay}.</p>}
    </>
  );
};

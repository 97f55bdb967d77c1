import { Button, Flex } from "antd";
import { Link } from "react-router-dom";
import {
  DeletePaymentPlanDocument,
  type PaymentPlansQuery_instalmentFigures_plans,
  type PaymentPlansQuery_paymentPlans_plans,
} from "../../../../gql/staff-payments.ts";
import { formatCalendarDate } from "../../../../lib/dates.ts";
import { formatAmount, formatMoney } from "../../../../lib/money.ts";
import { useSave } from "../../../../lib/use-save.ts";
import { usePortal } from "../../../../portal/PortalProvider.tsx";
import { DeleteRecord } from "../../../courses/parts/DeleteRecord.tsx";
import { FigureTable } from "../../../dashboards/FigureTable.tsx";
import { formatCount } from "../../../kit/format-count.ts";
import { listPath } from "../../../kit/list/list-params.ts";
import { SectionCard } from "../../../kit/SectionCard.tsx";
import { useStaffPath } from "../../../shell/role-context.ts";
import { nameOfPlan, unlockNames } from "../plan-labels.tsx";
import { PlanEffect } from "./PlanEffect.tsx";

interface PlanCardProps {
  readonly plan: PaymentPlansQuery_paymentPlans_plans;
  readonly figures: PaymentPlansQuery_instalmentFigures_plans | undefined;
  /** Absent for those who only read. */
  readonly onEdit: (() => void) | undefined;
  readonly onDeleted: () => void;
}

/** A plan: its shares, and how its students pay, each figure with the list of them. */
export const PlanCard = ({ plan, figures, onEdit, onDeleted }: PlanCardProps) => {
  const { currencySymbol } = usePortal();
  const to = useStaffPath();
  const [remove] = useSave(DeletePaymentPlanDocument);
  const { id, session, students, revision } = plan;
  const name = nameOfPlan(plan);
  const listOf = (count: number, filters: Readonly<Record<string, string | number>>) => (
    <Link to={to(listPath("instalments", { session, plan: id, ...filters }))}>
      {formatCount(count)}
    </Link>
  );
  return (
    <SectionCard
      title={name}
      actions={
        onEdit && (
          <>
            <Button aria-label={`Change the plan: ${name}`} onClick={onEdit}>
              Change
            </Button>
            <DeleteRecord
              title={`Delete the plan: ${name}`}
              question="Its students pay by the next more general plan, or all at once if there is none."
              label={`Delete the plan: ${name}`}
              send={() => remove({ id, revision }).then(({ result }) => result)}
              onDeleted={onDeleted}
            >
              <PlanEffect change={{ id, plan: null }} />
            </DeleteRecord>
          </>
        )
      }
    >
      <Flex vertical gap="middle">
        <p>
          {"Students: "}
          {listOf(students, {})}
          {figures && (
            <>
              {". All paid: "}
              {listOf(figures.paid, { state: "PAID" })}
              {`. ${formatMoney(figures.received, currencySymbol)} of ${formatMoney(figures.charged, currencySymbol)} received.`}
            </>
          )}
        </p>
        <FigureTable
          label={`Instalments: ${name}`}
          textColumns={3}
          columns={[
            "Instalment",
            "Last day in time",
            "Opens",
            "In time",
            "Overdue",
            `Outstanding (${currencySymbol})`,
          ]}
          rows={plan.shares.map(({ number, percent, dueDate, unlocks }) => {
            const own = figures?.shares.find((share) => share.number === number);
            const count = (of: number | undefined, state: string) =>
              of === undefined ? "–" : listOf(of, { share: number, state });
            return {
              key: String(number),
              cells: [
                `${number}: ${percent}%`,
                formatCalendarDate(dueDate),
                unlocks.map((unlock) => unlockNames[unlock]).join(", ") || "–",
                count(own?.due, "DUE"),
                count(own?.overdue, "OVERDUE"),
                own ? formatAmount(own.outstanding) : "–",
              ],
            };
          })}
        />
      </Flex>
    </SectionCard>
  );
};

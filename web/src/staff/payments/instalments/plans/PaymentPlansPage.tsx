import { Button, Card, Empty } from "antd";
import { useState } from "react";
import {
  PaymentPlansDocument,
  type PaymentPlansQuery_paymentPlans_plans,
} from "../../../../gql/staff-payments.ts";
import { useFeedback } from "../../../../ui/Feedback.tsx";
import { QueryBoundary } from "../../../kit/QueryBoundary.tsx";
import { StaffPage } from "../../../kit/StaffPage.tsx";
import { useStaffQuery } from "../../../kit/use-staff-query.ts";
import { SessionChooser, useChosenSession } from "../../SessionChooser.tsx";
import { CopyPlansDialog } from "./CopyPlansDialog.tsx";
import { PlanCard } from "./PlanCard.tsx";
import { PlanDialog } from "./PlanDialog.tsx";

/** The instalment plans of a session. */
export default function PaymentPlansPage() {
  const { toast } = useFeedback();
  const session = useChosenSession();
  const query = useStaffQuery(PaymentPlansDocument, { session });
  const [edited, setEdited] = useState<
    PaymentPlansQuery_paymentPlans_plans | "new" | "copy" | null
  >(null);
  const office = query.data?.paymentPlans;
  const close = () => setEdited(null);
  const done = (text: string) => {
    close();
    toast("success", text);
    query.reload();
  };
  const dialog = { onClose: close, onDone: () => done("Saved.") };
  return (
    <StaffPage
      title="Instalment plans"
      count={office?.plans.length}
      lead="The shares in which students pay tuition. If several plans fit a student, the most particular one counts: of a sponsor, of department and level, of the department, of the level, of everybody."
      actions={
        <>
          <SessionChooser sessions={office?.sessions} shown={office?.session} />
          {office?.canEdit && (
            <>
              <Button onClick={() => setEdited("copy")}>Copy plans…</Button>
              <Button type="primary" onClick={() => setEdited("new")}>
                Add a plan
              </Button>
            </>
          )}
        </>
      }
    >
      <QueryBoundary query={query}>
        {({ paymentPlans, instalmentFigures }) => (
          <>
            {paymentPlans.plans.length === 0 && (
              <Card>
                <Empty
                  image={Empty.PRESENTED_IMAGE_SIMPLE}
                  description={`${paymentPlans.session} has no instalment plan`}
                >
                  Students pay tuition at once.
                </Empty>
              </Card>
            )}
            {paymentPlans.plans.map((plan) => (
              <PlanCard
                key={plan.id}
                plan={plan}
                figures={instalmentFigures.plans.find(({ id }) => id === plan.id)}
                onEdit={paymentPlans.canEdit ? () => setEdited(plan) : undefined}
                onDeleted={() => done("Deleted.")}
              />
            ))}
            {edited === "copy" && (
              <CopyPlansDialog
                to={paymentPlans.session}
                sessions={paymentPlans.sessions}
                {...dialog}
              />
            )}
            {edited && edited !== "copy" && (
              <PlanDialog
                plan={edited === "new" ? null : edited}
                session={paymentPlans.session}
                departments={paymentPlans.departments}
                sponsors={paymentPlans.sponsors}
                {...dialog}
              />
            )}
          </>
        )}
      </QueryBoundary>
    </StaffPage>
  );
}

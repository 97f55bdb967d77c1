import type { TuitionPlan_PlanFragment } from "../../../gql/student-payments.ts";
import { paths } from "../../../paths.ts";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { RegionCard } from "../../../ui/RegionCard.tsx";
import { PlanSteps } from "./PlanSteps.tsx";

interface PlanCardProps {
  readonly plan: TuitionPlan_PlanFragment;
  /** False on the page where it is paid. */
  readonly hasLink?: boolean;
}

/** A student's instalments. */
export const PlanCard = ({ plan, hasLink = true }: PlanCardProps) => (
  <RegionCard
    title="Tuition in instalments"
    extra={hasLink && <ButtonLink to={paths.student.tuitionPayment}>Pay tuition</ButtonLink>}
  >
    <PlanSteps plan={plan} />
  </RegionCard>
);

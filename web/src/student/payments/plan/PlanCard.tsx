import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import {
  type PlanCard_StudentFragment,
  PlanCard_StudentFragmentDoc,
} from "../../../gql/student-payments.ts";
import { paths } from "../../../paths.ts";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { RegionCard } from "../../../ui/RegionCard.tsx";
import { PlanSteps } from "./PlanSteps.tsx";

interface PlanCardProps {
  readonly student: FragmentType<PlanCard_StudentFragment>;
  /** False on the page where it is paid. */
  readonly hasLink?: boolean;
}

/** A student's instalments, if there are any to pay. */
export const PlanCard = ({ student, hasLink = true }: PlanCardProps) => {
  const { data, complete } = useFragment({
    fragment: PlanCard_StudentFragmentDoc,
    from: student,
  });
  const tuition = complete ? data.fees?.tuition : null;
  if (!tuition?.plan || tuition.isPaid) return null;
  return (
    <RegionCard
      title="Tuition in instalments"
      extra={hasLink && <ButtonLink to={paths.student.tuitionPayment}>Pay tuition</ButtonLink>}
    >
      <PlanSteps shares={tuition.plan.shares} />
    </RegionCard>
  );
};

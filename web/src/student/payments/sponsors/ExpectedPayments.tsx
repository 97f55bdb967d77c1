import { Alert } from "antd";
import type { StudentTuitionQuery_viewer_Student_expectedSponsorships as ExpectedSponsorship } from "../../../gql/student-payments.ts";
import { formatAmount } from "../../../lib/money.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";

interface ExpectedPaymentsProps {
  /** Null where the college has no sponsors, or cannot tell. */
  readonly sponsorships: readonly ExpectedSponsorship[] | null;
}

/** What a student's sponsors are expected to pay. */
export const ExpectedPayments = ({ sponsorships }: ExpectedPaymentsProps) => {
  const { currencySymbol } = usePortal();
  return sponsorships?.map(({ sponsor, session, amount }) => (
    <Alert
      key={`${sponsor} ${session}`}
      type="info"
      showIcon
      role="status"
      title={`Your sponsor ${sponsor} is expected to pay ${currencySymbol}${formatAmount(amount)} for ${session}.`}
    />
  ));
};

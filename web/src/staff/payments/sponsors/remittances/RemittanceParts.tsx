import { Alert, Button } from "antd";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { RemittanceFileFragment } from "../../../../gql/staff-payments.ts";
import { formatCalendarDate } from "../../../../lib/dates.ts";
import { formatMoney } from "../../../../lib/money.ts";
import { usePortal } from "../../../../portal/PortalProvider.tsx";
import { FactGrid } from "../../../kit/FactGrid.tsx";
import { SectionCard } from "../../../kit/SectionCard.tsx";
import { useStaffPath } from "../../../shell/role-context.ts";
import { studentsText } from "./remittance-texts.ts";

interface RemittanceAlertProps {
  readonly file: RemittanceFileFragment;
  readonly onReload: () => void;
}

/** What waits, and for whom. */
export const RemittanceAlert = ({ file, onReload }: RemittanceAlertProps) => {
  const { currencySymbol } = usePortal();
  const { state, unallocated } = file.remittance;
  if (state === "WAITING") {
    return (
      <Alert
        type="warning"
        role="status"
        showIcon
        title={
          file.canDecide
            ? "Somebody else entered this remittance. Approve or decline it."
            : "Somebody else has to decide about this remittance. Nothing is credited until then."
        }
      />
    );
  }
  if (state === "CREDITING") {
    return (
      <Alert
        type="info"
        role="status"
        showIcon
        title="The receipts are being written."
        description="They go on without you. Each student gets one."
        action={<Button onClick={onReload}>Look again</Button>}
      />
    );
  }
  if (state === "DRAFT" && unallocated < 0) {
    return (
      <Alert
        type="warning"
        role="status"
        showIcon
        title={`The students' shares exceed the amount by ${formatMoney(-unallocated, currencySymbol)}.`}
      />
    );
  }
  return null;
};

interface RemittanceFactsProps {
  readonly file: RemittanceFileFragment;
  readonly actions: ReactNode;
}

/** The transfer, and how much of it is for students. */
export const RemittanceFacts = ({ file, actions }: RemittanceFactsProps) => {
  const { currencySymbol } = usePortal();
  const to = useStaffPath();
  const money = (naira: number): string => formatMoney(naira, currencySymbol);
  const { remittance, note } = file;
  const { sponsor, session, sponsorshipId, unallocated } = remittance;
  return (
    <SectionCard title="Transfer" actions={actions}>
      <FactGrid
        facts={[
          ["Amount", money(remittance.amount)],
          ["Paid", formatCalendarDate(remittance.paidOn)],
          ["Bank's reference", remittance.bankReference],
          [
            "List",
            <Link key="list" to={to(`sponsorships/${sponsorshipId}`)}>
              {`${sponsor}, ${session}`}
            </Link>,
          ],
          [
            "For students",
            `${money(remittance.allocated)} for ${studentsText(remittance.students)}`,
          ],
          ...(unallocated > 0 ? [["For no student", money(unallocated)] as const] : []),
          ["Note", note],
        ]}
      />
    </SectionCard>
  );
};

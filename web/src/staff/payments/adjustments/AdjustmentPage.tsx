import { Alert } from "antd";
import { useParams } from "react-router-dom";
import {
  AdjustmentFileDocument,
  type AdjustmentFileQuery_adjustment,
} from "../../../gql/staff-payments.ts";
import { formatAmount, formatMoney, sumMoney } from "../../../lib/money.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { FigureTable } from "../../dashboards/FigureTable.tsx";
import { FactGrid } from "../../kit/FactGrid.tsx";
import { QueryBoundary } from "../../kit/QueryBoundary.tsx";
import { RecordHistory } from "../../kit/RecordHistory.tsx";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { StaffPage } from "../../kit/StaffPage.tsx";
import { useStaffQuery } from "../../kit/use-staff-query.ts";
import { useBreadcrumbLabel } from "../../shell/breadcrumb-labels.tsx";
import { useStaffPath } from "../../shell/role-context.ts";
import { sectionNames } from "../labels.tsx";
import { studentFacts } from "../record-facts.tsx";
import { AdjustmentActions } from "./AdjustmentActions.tsx";
import { adjustmentHistory } from "./adjustment-history.ts";
import { EffectTable } from "./EffectTable.tsx";
import { adjustmentKinds, adjustmentTag } from "./labels.tsx";

/** What somebody has to do about an adjustment that waits. */
const NextStep = ({ file }: { readonly file: AdjustmentFileQuery_adjustment }) => {
  const { adjustment, reason, isOutdated, canDecide } = file;
  if (adjustment.state !== "ASKED") return null;
  if (isOutdated) {
    return (
      <Alert
        type="error"
        role="status"
        showIcon
        title="One of these charges was taken back since. Decline or cancel this, and ask for what is charged now."
        description={reason}
      />
    );
  }
  return (
    <Alert
      type="warning"
      role="status"
      showIcon
      title={
        canDecide
          ? `${adjustment.askedBy} asks to adjust these charges. Nothing changes until you decide.`
          : "Somebody else has to decide. Nothing changes until then."
      }
      description={reason}
    />
  );
};

const AdjustmentParts = ({ file }: { readonly file: AdjustmentFileQuery_adjustment }) => {
  const { currencySymbol } = usePortal();
  const to = useStaffPath();
  const { adjustment, effect } = file;
  const { student, kind, amount, lines } = adjustment;
  return (
    <>
      <NextStep file={file} />
      <SectionCard title="Adjustment">
        <FactGrid
          facts={[
            ...studentFacts(student, to),
            ["Why", adjustmentKinds[kind]],
            ["Less by", formatMoney(amount, currencySymbol)],
          ]}
        />
      </SectionCard>
      <SectionCard title="Charges">
        <FigureTable
          label="Charges"
          textColumns={3}
          columns={[
            "Fee",
            "Session",
            "Section",
            `From (${currencySymbol})`,
            `To (${currencySymbol})`,
          ]}
          rows={lines.map(({ chargeId, label, session, section, from, to: now }) => ({
            key: chargeId,
            cells: [label, session, sectionNames[section], formatAmount(from), formatAmount(now)],
          }))}
          foot={[
            "Total",
            "",
            "",
            formatAmount(sumMoney(lines.map(({ from }) => from))),
            formatAmount(sumMoney(lines.map((line) => line.to))),
          ]}
        />
        {lines.some(({ section }) => section === "HOSTEL") && (
          <p>A bed stays the student’s until the hostel office releases it.</p>
        )}
      </SectionCard>
      {effect && (
        <SectionCard title="What the account comes to">
          <EffectTable effect={effect} />
        </SectionCard>
      )}
      <RecordHistory title="What happened" none="" entries={adjustmentHistory(file)} />
    </>
  );
};

/** One adjustment: who asked and decided, and what it changes. */
export default function AdjustmentPage() {
  const { adjustmentId = "" } = useParams();
  const { currencySymbol } = usePortal();
  const query = useStaffQuery(AdjustmentFileDocument, { id: adjustmentId });
  const file = query.data?.adjustment ?? null;
  const found = file?.adjustment;
  const title = found ? `Adjustment by ${formatMoney(found.amount, currencySymbol)}` : "Adjustment";
  useBreadcrumbLabel("adjustmentId", found && title);
  return (
    <StaffPage
      isRecord
      title={title}
      status={found && adjustmentTag(found.state)}
      lead={found?.student.name}
      actions={file && <AdjustmentActions file={file} onAnswered={query.reload} />}
    >
      <QueryBoundary query={query}>
        {({ adjustment }) =>
          adjustment === null ? (
            <Alert type="warning" showIcon title="There is no such adjustment." />
          ) : (
            <AdjustmentParts file={adjustment} />
          )
        }
      </QueryBoundary>
    </StaffPage>
  );
}

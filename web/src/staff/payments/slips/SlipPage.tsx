import { Alert } from "antd";
import { Link, useParams } from "react-router-dom";
import { shownSlipReference } from "../../../../../rules/payments/slip-reference.ts";
import {
  IssuedSlipFileDocument,
  type IssuedSlipFileQuery_issuedSlip,
} from "../../../gql/staff-payments.ts";
import { formatCalendarDate, formatDay, formatMoment } from "../../../lib/dates.ts";
import { formatAmount, formatMoney } from "../../../lib/money.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { FigureTable } from "../../dashboards/FigureTable.tsx";
import { FactGrid } from "../../kit/FactGrid.tsx";
import { QueryBoundary } from "../../kit/QueryBoundary.tsx";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { StaffPage } from "../../kit/StaffPage.tsx";
import { useStaffQuery } from "../../kit/use-staff-query.ts";
import { useBreadcrumbLabel } from "../../shell/breadcrumb-labels.tsx";
import { useStaffPath } from "../../shell/role-context.ts";
import { accountText, stateTag } from "../bank/labels.tsx";
import { studentFacts } from "../record-facts.tsx";
import { slipTag } from "./labels.tsx";

interface SlipPartsProps {
  readonly file: IssuedSlipFileQuery_issuedSlip;
}

const SlipFacts = ({ file: { slip } }: SlipPartsProps) => {
  const { currencySymbol, timeZone } = usePortal();
  const to = useStaffPath();
  const { student, amount, received, rest, issuedAt, expiresAt, paidAt } = slip;
  const money = (naira: number): string => formatMoney(naira, currencySymbol);
  return (
    <SectionCard title="Slip">
      <FactGrid
        facts={[
          ...studentFacts(student, to),
          ["Amount", money(amount)],
          ["Received so far", money(received)],
          ["Still to pay", money(rest)],
          ["Made", formatMoment(issuedAt, timeZone)],
          ["Expires", formatMoment(expiresAt, timeZone)],
          ["Paid", paidAt && formatDay(paidAt, timeZone)],
        ]}
      />
    </SectionCard>
  );
};

const Items = ({ file: { lines } }: SlipPartsProps) => {
  const { currencySymbol } = usePortal();
  return (
    <SectionCard title="What it pays">
      <FigureTable
        label="What it pays"
        textColumns={2}
        columns={["Fee", "Session", `Amount (${currencySymbol})`, `Still owed (${currencySymbol})`]}
        rows={lines.map(({ session, label, amount, outstanding }, index) => ({
          key: `${session} ${label} ${index}`,
          cells: [label, session, formatAmount(amount), formatAmount(outstanding)],
        }))}
      />
    </SectionCard>
  );
};

const BankRows = ({ file: { rows } }: SlipPartsProps) => {
  const { currencySymbol } = usePortal();
  const to = useStaffPath();
  return (
    <SectionCard title="What banks said">
      {rows.length === 0 ? (
        <p>No statement that was imported names this slip.</p>
      ) : (
        <FigureTable
          label="What banks said"
          textColumns={4}
          columns={["Narration", "Paid", "Account", "State", `Amount (${currencySymbol})`]}
          rows={rows.map(({ id, narration, day, account, state, amount }) => ({
            key: id,
            cells: [
              <Link key="row" to={to(`bank-rows/${id}`)}>
                {narration || "No narration"}
              </Link>,
              formatCalendarDate(day),
              accountText(account),
              stateTag(state),
              formatAmount(amount),
            ],
          }))}
        />
      )}
    </SectionCard>
  );
};

/** One payment slip: whose it is, what it pays, and what banks said of it. */
export default function SlipPage() {
  const { slipId = "" } = useParams();
  const query = useStaffQuery(IssuedSlipFileDocument, { id: slipId });
  const slip = query.data?.issuedSlip?.slip;
  const reference = slip && shownSlipReference(slip.reference);
  useBreadcrumbLabel("slipId", reference);
  return (
    <StaffPage
      isRecord
      title={reference ? `Slip ${reference}` : "Payment slip"}
      status={slip && slipTag(slip.state)}
    >
      <QueryBoundary query={query}>
        {({ issuedSlip: file }) =>
          file === null ? (
            <Alert type="warning" showIcon title="There is no such slip." />
          ) : (
            <>
              {file.slip.state === "SETTLED" && (
                <Alert
                  type="info"
                  role="status"
                  showIcon
                  title="Its items were paid in another way. Money that still comes is the student's credit."
                />
              )}
              <SlipFacts file={file} />
              <Items file={file} />
              <BankRows file={file} />
            </>
          )
        }
      </QueryBoundary>
    </StaffPage>
  );
}

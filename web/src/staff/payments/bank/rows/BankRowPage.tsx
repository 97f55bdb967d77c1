import { Alert } from "antd";
import { useParams } from "react-router-dom";
import { BankRowFileDocument } from "../../../../gql/staff-payments.ts";
import { formatCalendarDate } from "../../../../lib/dates.ts";
import { formatMoney } from "../../../../lib/money.ts";
import { usePortal } from "../../../../portal/PortalProvider.tsx";
import { QueryBoundary } from "../../../kit/QueryBoundary.tsx";
import { StaffPage } from "../../../kit/StaffPage.tsx";
import { useStaffQuery } from "../../../kit/use-staff-query.ts";
import { useBreadcrumbLabel } from "../../../shell/breadcrumb-labels.tsx";
import { stateTag } from "../labels.tsx";
import { RowActions } from "./RowActions.tsx";
import { RowParts } from "./RowParts.tsx";

/** One payment of a statement: whose it is, who said so, and its receipt. */
export default function BankRowPage() {
  const { rowId = "" } = useParams();
  const { currencySymbol } = usePortal();
  const query = useStaffQuery(BankRowFileDocument, { id: rowId });
  const file = query.data?.bankRow ?? null;
  const row = file?.row;
  const amount = row && formatMoney(row.amount, currencySymbol);
  useBreadcrumbLabel("rowId", amount);
  return (
    <StaffPage
      isRecord
      title={row ? `${amount} at ${row.account.bank}` : "Payment"}
      status={row && stateTag(row.state)}
      lead={row && `Paid in on ${formatCalendarDate(row.day)}`}
      actions={file && <RowActions file={file} onAnswered={query.reload} />}
    >
      <QueryBoundary query={query}>
        {({ bankRow }) =>
          bankRow === null ? (
            <Alert type="warning" showIcon title="There is no such payment." />
          ) : (
            <RowParts file={bankRow} />
          )
        }
      </QueryBoundary>
    </StaffPage>
  );
}

import { Alert } from "antd";
import { useParams } from "react-router-dom";
import {
  BankStatementFileDocument,
  type BankStatementFileQuery_bankStatement,
} from "../../../../gql/staff-payments.ts";
import { formatMoment } from "../../../../lib/dates.ts";
import { formatAmount } from "../../../../lib/money.ts";
import { usePortal } from "../../../../portal/PortalProvider.tsx";
import { ButtonLink } from "../../../../ui/ButtonLink.tsx";
import { FigureTable } from "../../../dashboards/FigureTable.tsx";
import { FactGrid } from "../../../kit/FactGrid.tsx";
import { formatCount } from "../../../kit/format-count.ts";
import { QueryBoundary } from "../../../kit/QueryBoundary.tsx";
import { SectionCard } from "../../../kit/SectionCard.tsx";
import { StaffPage } from "../../../kit/StaffPage.tsx";
import { useStaffQuery } from "../../../kit/use-staff-query.ts";
import { useBreadcrumbLabel } from "../../../shell/breadcrumb-labels.tsx";
import { useStaffPath } from "../../../shell/role-context.ts";
import { accountText } from "../labels.tsx";
import { KindSums } from "./KindSums.tsx";
import { periodText, statementTag } from "./statement-texts.tsx";

type StatementFile = BankStatementFileQuery_bankStatement;

const StatementParts = ({ file }: { readonly file: StatementFile }) => {
  const { timeZone, currencySymbol } = usePortal();
  const { statement, unreadable } = file;
  const { waiting } = statement;
  return (
    <>
      {statement.finishedAt === null && (
        <Alert
          type="error"
          role="status"
          showIcon
          title="The import was interrupted."
          description="Import the same file again. It finishes what is missing, and nothing is counted twice."
        />
      )}
      <SectionCard title="Statement">
        <FactGrid
          facts={[
            ["Account", accountText(statement.account)],
            ["Days", periodText(statement)],
            ["File", statement.fileName],
            ["Rows", formatCount(statement.rowCount)],
            ["Imported", formatMoment(statement.importedAt, timeZone)],
            ["Imported by", statement.importedBy],
            [
              "Still to match",
              waiting.rows === 0
                ? "Nothing"
                : `${formatCount(waiting.rows)} of ${currencySymbol}${formatAmount(waiting.amount)}`,
            ],
          ]}
        />
      </SectionCard>
      {statement.sums.length > 0 && (
        <SectionCard title="What the import found">
          <KindSums sums={statement.sums} />
        </SectionCard>
      )}
      {unreadable.length > 0 && (
        <SectionCard title="Rows that could not be read">
          <FigureTable
            label="Rows that could not be read"
            textColumns={2}
            columns={["Row", "Problem"]}
            pageSize={10}
            rows={unreadable.map(({ line, problem }) => ({
              key: String(line),
              cells: [`Line ${line}`, problem],
            }))}
          />
        </SectionCard>
      )}
    </>
  );
};

/** One statement: what its rows came to, and what is still to match. */
export default function BankStatementPage() {
  const { statementId = "" } = useParams();
  const to = useStaffPath();
  const query = useStaffQuery(BankStatementFileDocument, { id: statementId });
  const statement = query.data?.bankStatement?.statement;
  useBreadcrumbLabel("statementId", statement && periodText(statement));
  return (
    <StaffPage
      isRecord
      title={statement ? `Statement of ${statement.account.bank}` : "Statement"}
      status={statement && statementTag(statement)}
      lead={statement && periodText(statement)}
      actions={
        statement && (
          <>
            <ButtonLink to={to(`bank-rows?statement=${statement.id}`)}>See its payments</ButtonLink>
            {statement.waiting.rows > 0 && (
              <ButtonLink
                type="primary"
                to={to(`bank-rows?statement=${statement.id}&isWaiting=yes`)}
              >
                See what to match
              </ButtonLink>
            )}
          </>
        )
      }
    >
      <QueryBoundary query={query}>
        {({ bankStatement }) =>
          bankStatement === null ? (
            <Alert type="warning" showIcon title="There is no such statement." />
          ) : (
            <StatementParts file={bankStatement} />
          )
        }
      </QueryBoundary>
    </StaffPage>
  );
}

import { Alert } from "antd";
import { StatementConfirmationDocument } from "../../gql/public-payments.ts";
import { formatDay } from "../../lib/dates.ts";
import { formatAmount } from "../../lib/money.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { titles } from "../../titles.ts";
import { Confirmation } from "../documents/Confirmation.tsx";

/** The page behind the QR code of a statement of account. */
export default function StatementPage() {
  const { collegeName, currencySymbol, timeZone } = usePortal();
  const money = (naira: number): string => `${currencySymbol}${formatAmount(naira)}`;
  return (
    <Confirmation
      title={titles.statement}
      query={StatementConfirmationDocument}
      genuineOf={({ statementConfirmation: statement }) =>
        statement && {
          title: "This statement is genuine",
          hint: `${collegeName} issued this statement. Compare it with what stands here.`,
          facts: [
            ["Name", statement.name],
            ["Matric No.", statement.matricNumber],
            ["Department", statement.department],
            ["Issued on", formatDay(statement.issuedAt, timeZone)],
            ["Charged", money(statement.charged)],
            ["Paid", money(statement.paid)],
            ["Outstanding", money(statement.outstanding)],
            ["Credit", money(statement.credit)],
            ["Refunds", statement.refunded > 0 ? money(statement.refunded) : null],
          ],
          more: !statement.isCurrent && (
            <Alert
              role="status"
              type="warning"
              showIcon
              title="The account has changed since"
              description="Since the college issued this statement, something was charged, paid or refunded. Ask the student for a new one."
            />
          ),
        }
      }
      unknown={{
        title: "No such statement",
        hint: `${collegeName} issued no statement with this code. Check that the whole code was scanned.`,
      }}
    />
  );
}

import { Alert } from "antd";
import { SponsorStatementConfirmationDocument } from "../../gql/public-payments.ts";
import { formatDay } from "../../lib/dates.ts";
import { formatAmount } from "../../lib/money.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { titles } from "../../titles.ts";
import { Confirmation } from "../documents/Confirmation.tsx";

/** The page behind the QR code of a sponsor's statement. */
export default function SponsorStatementPage() {
  const { collegeName, currencySymbol, timeZone } = usePortal();
  const money = (naira: number): string => `${currencySymbol}${formatAmount(naira)}`;
  return (
    <Confirmation
      title={titles.sponsorStatement}
      query={SponsorStatementConfirmationDocument}
      genuineOf={({ sponsorStatementConfirmation: statement }) =>
        statement && {
          title: "This statement is genuine",
          hint: `${collegeName} issued this statement. Compare it with what stands here.`,
          facts: [
            ["Sponsor", statement.sponsor],
            ["Session", statement.session],
            ["Issued on", formatDay(statement.issuedAt, timeZone)],
            ["Students", String(statement.students)],
            ["Claimed", money(statement.claimed)],
            ["Paid", money(statement.paid)],
            ["Outstanding", money(statement.outstanding)],
          ],
          more: !statement.isCurrent && (
            <Alert
              role="status"
              type="warning"
              showIcon
              title="The list has changed since"
              description="Since the college issued this statement, a student, a claim or a payment changed. Ask the bursary for a new one."
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

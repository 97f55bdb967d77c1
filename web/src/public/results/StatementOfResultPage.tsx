import { Alert } from "antd";
import { StatementOfResultConfirmationDocument } from "../../gql/public-results.ts";
import { formatDay } from "../../lib/dates.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { texts } from "../../texts.ts";
import { titles } from "../../titles.ts";
import { Confirmation } from "../documents/Confirmation.tsx";

/** The page behind the QR code of a statement of result. */
export default function StatementOfResultPage() {
  const { collegeName, timeZone } = usePortal();
  return (
    <Confirmation
      title={titles.statementOfResult}
      query={StatementOfResultConfirmationDocument}
      genuineOf={({ statementOfResultConfirmation: statement }) =>
        statement && {
          title: "This statement of result is genuine",
          hint: `${collegeName} issued this statement. Compare it with what stands here.`,
          facts: [
            ["Name", statement.name],
            ["Matric No.", statement.matricNumber],
            ["Department", statement.department],
            ["Issued on", formatDay(statement.issuedAt, timeZone)],
            ["Credits passed", String(statement.creditsPassed)],
            ["CGPA", statement.cgpa?.toFixed(2) ?? texts.dashboard.none],
          ],
          more: !statement.isCurrent && (
            <Alert
              role="status"
              type="warning"
              showIcon
              title="This statement is not true any more"
              description="Since the college issued it, results of this student were amended, or the graduation was taken back. Ask for a new one."
            />
          ),
        }
      }
      unknown={{
        title: "No such statement of result",
        hint: `${collegeName} issued no statement with this code. Check that the whole code was scanned.`,
      }}
    />
  );
}

import { Alert } from "antd";
import { StatementOfResultConfirmationDocument } from "../../gql/public-results.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { titles } from "../../titles.ts";
import { Confirmation } from "../documents/Confirmation.tsx";
import { resultPaperFacts } from "./result-paper-facts.ts";

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
          facts: resultPaperFacts(statement, timeZone),
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

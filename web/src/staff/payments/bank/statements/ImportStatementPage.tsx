import { Alert } from "antd";
import { useRef, useState } from "react";
import {
  ImportStatementDocument,
  StatementAccountsDocument,
  type ReadStatementColumnsMutation_readStatementColumns_StatementColumns as StatementColumns,
  type StatementColumnsInput,
  type ImportStatementMutation_importStatement_StatementImport as StatementImport,
} from "../../../../gql/staff-payments.ts";
import { useSave } from "../../../../lib/use-save.ts";
import { useUnloadWarning } from "../../../../lib/use-unload-warning.ts";
import { ButtonLink } from "../../../../ui/ButtonLink.tsx";
import { QueryBoundary } from "../../../kit/QueryBoundary.tsx";
import { StaffPage } from "../../../kit/StaffPage.tsx";
import { useStaffQuery } from "../../../kit/use-staff-query.ts";
import { useStaffPath } from "../../../shell/role-context.ts";
import { ColumnsForm } from "./ColumnsForm.tsx";
import { ImportPreview } from "./ImportPreview.tsx";
import { ImportResult } from "./ImportResult.tsx";
import { type ChosenFile, StatementFileForm } from "./StatementFileForm.tsx";

/** A file whose columns were read. */
interface ReadFile extends ChosenFile {
  readonly columns: StatementColumns;
}

/** What the columns hold, and what the import would do by that. */
interface Preview {
  readonly columns: StatementColumnsInput;
  readonly outcome: StatementImport;
}

/** Imports a bank's statement in steps: the file, its columns, a preview that writes nothing, the import. */
export default function ImportStatementPage() {
  const to = useStaffPath();
  const query = useStaffQuery(StatementAccountsDocument, {});
  const [send] = useSave(ImportStatementDocument);
  const [file, setFile] = useState<ReadFile | null>(null);
  const [preview, setPreview] = useState<Preview | null>(null);
  // The preview of columns that are not chosen any more is ignored.
  const previewed = useRef<StatementColumnsInput | null>(null);
  const [done, setDone] = useState<StatementImport | null>(null);
  useUnloadWarning(() => file !== null && done === null);

  const importFile = async (
    { accountId, file: table }: ChosenFile,
    columns: StatementColumnsInput,
    dryRun: boolean,
  ) => (await send({ accountId, file: table, columns, dryRun })).importStatement;
  const restart = () => {
    setFile(null);
    setPreview(null);
    setDone(null);
    query.reload();
  };
  if (done) {
    return (
      <StaffPage title="Import a statement">
        <ImportResult outcome={done} onAnother={restart} />
      </StaffPage>
    );
  }
  return (
    <StaffPage
      title="Import a statement"
      lead="The file that a bank or Remita offers for download. Nothing is saved before the last step."
    >
      <QueryBoundary query={query}>
        {({ bankAccounts }) =>
          bankAccounts.length === 0 ? (
            <Alert
              type="warning"
              showIcon
              title="There is no bank account yet. A super admin adds the college's accounts first."
              action={<ButtonLink to={to("bank-accounts")}>Bank accounts</ButtonLink>}
            />
          ) : (
            <StatementFileForm
              accounts={bankAccounts}
              onRead={(read) => {
                setFile(read);
                setPreview(null);
              }}
              onChanged={() => {
                previewed.current = null;
                setFile(null);
                setPreview(null);
              }}
            />
          )
        }
      </QueryBoundary>
      {file && (
        <ColumnsForm
          // A form keeps its first values, so another file gets another form.
          key={`${file.accountId} ${file.file.name} ${file.file.lastModified}`}
          read={file.columns}
          onChanged={() => {
            previewed.current = null;
            setPreview(null);
          }}
          preview={async (columns) => {
            previewed.current = columns;
            const answer = await importFile(file, columns, true);
            if (previewed.current !== columns) return null;
            if (answer.__typename === "Refusal") return answer;
            setPreview({ columns, outcome: answer });
            return null;
          }}
        />
      )}
      {file && preview && (
        <ImportPreview
          outcome={preview.outcome}
          onImport={async () => {
            const answer = await importFile(file, preview.columns, false);
            if (answer.__typename === "Refusal") return answer;
            setDone(answer);
            return null;
          }}
        />
      )}
    </StaffPage>
  );
}

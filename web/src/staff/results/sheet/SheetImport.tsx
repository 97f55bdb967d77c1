import { useMutation } from "@apollo/client/react";
import { useRef } from "react";
import { ImportSheetDocument, type ImportSheetMutation } from "../../../gql/staff-results.ts";
import { FileImport } from "../../kit/import/FileImport.tsx";
import type { ImportResult } from "../../kit/import/import-types.ts";
import { HistoryTable } from "../../profiles/HistoryTable.tsx";
import { resultTexts } from "../parts/texts.ts";
import styles from "./Sheet.module.css";
import type { Sheet } from "./sheet.ts";
import { sheetTexts } from "./texts.ts";

const labels = sheetTexts.importing;

type Report = Extract<ImportSheetMutation["importScores"], { __typename: "SheetImportReport" }>;

type Marks = Report["overwrites"][number]["before"];

const marksText = ({ ca, exam, remark }: Marks): string =>
  labels.marks(
    ca === null ? resultTexts.none : String(ca),
    exam === null ? resultTexts.none : String(exam),
    remark ? resultTexts.remarks[remark] : "",
  );

/** The marks that a file would overwrite. */
const Overwrites = ({ report }: { report: Report }) => {
  const { overwritten, overwrites } = report;
  if (overwritten === 0) return <p>{labels.overwritesNone}</p>;
  return (
    <div className={styles.overwrites}>
      <p>
        <strong>{labels.overwrites(overwritten)}</strong>
      </p>
      <HistoryTable
        label={labels.table}
        empty=""
        rows={overwrites}
        rowKey={({ matricNumber }) => matricNumber}
        columns={[
          {
            title: labels.tableColumns.student,
            cell: ({ name, matricNumber }) => `${name}, ${matricNumber}`,
          },
          { title: labels.tableColumns.before, cell: ({ before }) => marksText(before) },
          { title: labels.tableColumns.after, cell: ({ after }) => marksText(after) },
        ]}
      />
    </div>
  );
};

interface SheetImportProps {
  readonly sheet: Sheet;
  readonly onDone: (done: string) => void;
  readonly onClose: () => void;
}

/**
 * Imports marks from a file, with a dry run that shows overwritten marks. If others change marks in between, the dry
 * run is repeated.
 */
export const SheetImport = ({ sheet, onDone, onClose }: SheetImportProps) => {
  const { semesterId, courseId } = sheet;
  const [importSheet] = useMutation(ImportSheetDocument, { fetchPolicy: "no-cache" });
  const preview = useRef<string | null>(null);
  const send = async (file: File, dryRun: boolean): Promise<ImportResult> => {
    const { data } = await importSheet({
      variables: {
        semesterId,
        courseId,
        file,
        dryRun,
        preview: dryRun ? null : preview.current,
      },
    });
    const answer = data?.importScores;
    if (!answer) throw new Error("The mutation returned no data.");
    if (answer.__typename === "Refusal") return { refusal: answer };
    preview.current = answer.preview;
    return {
      report: { ...answer, preview: answer.errorCount === 0 && <Overwrites report={answer} /> },
    };
  };
  return (
    <FileImport
      title={labels.title}
      columns={labels.columns}
      send={send}
      onDone={onDone}
      onClose={onClose}
    >
      <p>{labels.hint}</p>
    </FileImport>
  );
};

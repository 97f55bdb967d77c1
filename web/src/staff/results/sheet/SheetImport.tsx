import { useMutation } from "@apollo/client/react";
import { useRef } from "react";
import { ImportSheetDocument, type ImportSheetMutation } from "../../../gql/staff.ts";
import { FileImport } from "../../kit/import/FileImport.tsx";
import type { ImportResult } from "../../kit/import/import-types.ts";
import { HistoryTable } from "../../profiles/HistoryTable.tsx";
import { resultTexts } from "../parts/texts.ts";
import styles from "./Sheet.module.css";
import type { Sheet } from "./sheet.ts";
import { sheetTexts } from "./texts.ts";

const words = sheetTexts.importing;

type Report = Extract<ImportSheetMutation["importScores"], { __typename: "SheetImportReport" }>;

type Marks = Report["overwrites"][number]["before"];

const marksText = ({ ca, exam, remark }: Marks): string =>
  words.marks(
    ca === null ? resultTexts.none : String(ca),
    exam === null ? resultTexts.none : String(exam),
    remark ? resultTexts.remarks[remark] : "",
  );

/** The marks that a file would overwrite. */
const Overwrites = ({ report }: { report: Report }) => {
  const { overwritten, overwrites } = report;
  if (overwritten === 0) return <p>{words.overwritesNone}</p>;
  return (
    <div className={styles.overwrites}>
      <p>
        <strong>{words.overwrites(overwritten)}</strong>
      </p>
      <HistoryTable
        label={words.table}
        empty=""
        rows={overwrites}
        rowKey={({ matricNumber }) => matricNumber}
        columns={[
          {
            title: words.tableColumns.student,
            cell: ({ name, matricNumber }) => `${name}, ${matricNumber}`,
          },
          { title: words.tableColumns.before, cell: ({ before }) => marksText(before) },
          { title: words.tableColumns.after, cell: ({ after }) => marksText(after) },
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
      title={words.title}
      columns={words.columns}
      send={send}
      onDone={onDone}
      onClose={onClose}
    >
      <p>{words.hint}</p>
    </FileImport>
  );
};

import { useRef } from "react";
import {
  ImportSheetDocument,
  type ImportSheetMutation_importScores_SheetImportReport as SheetImportReport,
} from "../../../gql/staff-results.ts";
import { useSave } from "../../../lib/use-save.ts";
import { FileImport } from "../../kit/import/FileImport.tsx";
import type { ImportResult } from "../../kit/import/import-types.ts";
import { RowTable } from "../parts/RowTable.tsx";
import { countOf, resultTexts } from "../parts/texts.ts";
import type { Sheet, SheetStudent } from "./sheet.ts";

const marksText = ({ ca, exam, remark }: Pick<SheetStudent, "ca" | "exam" | "remark">): string =>
  [resultTexts.marks(ca, exam), remark && resultTexts.remarks[remark]].filter(Boolean).join(", ");

/** The marks that a file would overwrite. */
const Overwrites = ({ report: { overwritten, overwrites } }: { report: SheetImportReport }) =>
  overwritten === 0 ? (
    <p>No marks are overwritten.</p>
  ) : (
    <>
      <p>
        <strong>{countOf(overwritten, "cell")} with other marks would be overwritten</strong>
      </p>
      <RowTable
        label="What is overwritten"
        rows={overwrites}
        rowKey={({ matricNumber }) => matricNumber}
        perPage={10}
        columns={[
          {
            title: "Student",
            card: "title",
            cell: ({ name, matricNumber }) => `${name}, ${matricNumber}`,
          },
          { title: "Now", card: "fact", cell: ({ before }) => marksText(before) },
          { title: "In the file", card: "fact", cell: ({ after }) => marksText(after) },
        ]}
      />
    </>
  );

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
  const [importSheet] = useSave(ImportSheetDocument);
  const preview = useRef<string | null>(null);
  const send = async (file: File, dryRun: boolean): Promise<ImportResult> => {
    const { importScores: answer } = await importSheet({
      semesterId,
      courseId,
      file,
      dryRun,
      preview: dryRun ? null : preview.current,
    });
    if (answer.__typename === "Refusal") return { refusal: answer };
    preview.current = answer.preview;
    return {
      report: { ...answer, preview: answer.errorCount === 0 && <Overwrites report={answer} /> },
    };
  };
  return (
    <FileImport
      title="Import marks"
      columns="matric_number, ca, exam, remark"
      send={send}
      onDone={onDone}
      onClose={onClose}
    >
      <p>
        The downloaded file has these columns. Empty cells of the file leave what is entered.
        Nothing is saved while a row is wrong.
      </p>
    </FileImport>
  );
};

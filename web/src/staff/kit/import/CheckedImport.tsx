import { type ReactNode, useRef } from "react";
import { FigureTable } from "../../dashboards/FigureTable.tsx";
import type { RecordRefusal } from "../record/use-record-form.ts";
import { FileImport, type FileImportProps } from "./FileImport.tsx";
import type { ImportAnswer } from "./import-types.ts";

interface FirstRow {
  readonly matricNumber: string;
  readonly name: string;
}

interface CheckedRows<Row> {
  readonly report: ImportAnswer;
  readonly preview: readonly Row[];
  /** Names what the check has seen. The import refuses if that has changed. */
  readonly previewMark: string;
}

interface SentFile {
  readonly file: File;
  readonly dryRun: boolean;
  readonly leaveOutWrong: boolean;
  /** The mark of the last check; null for a check. */
  readonly preview: string | null;
}

interface CheckedImportProps<Row>
  extends Pick<
    FileImportProps,
    "title" | "columns" | "pasted" | "children" | "onDone" | "onClose"
  > {
  readonly send: (sent: SentFile) => Promise<
    | (CheckedRows<Row> & {
        readonly __typename:
          | "IndexNumbersImport"
          | "RemittanceSharesImport"
          | "SponsoredStudentsImport";
      })
    | (RecordRefusal & { readonly __typename: "Refusal" })
  >;
  /** The columns of the first rows beside number and name. */
  readonly more: readonly {
    readonly title: string;
    readonly cell: (row: Row) => ReactNode;
  }[];
}

/** Imports students of a list after a check, which shows the first rows. Wrong rows can be left out. */
export const CheckedImport = <Row extends FirstRow>(props: CheckedImportProps<Row>) => {
  const { send, more, ...dialog } = props;
  const mark = useRef<string | null>(null);
  return (
    <FileImport
      {...dialog}
      canLeaveOutWrong
      send={async (file, dryRun, leaveOutWrong) => {
        const preview = dryRun ? null : mark.current;
        const answer = await send({ file, dryRun, leaveOutWrong, preview });
        if (answer.__typename === "Refusal") return { refusal: answer };
        mark.current = answer.previewMark;
        const rows = (
          <FigureTable
            label="First rows of the file"
            textColumns={2}
            pageSize={10}
            columns={["Matric number", "Name", ...more.map(({ title }) => title)]}
            rows={answer.preview.map((row, index) => ({
              key: `${index} ${row.matricNumber}`,
              cells: [
                row.matricNumber || "–",
                row.name || "–",
                ...more.map(({ cell }) => cell(row)),
              ],
            }))}
          />
        );
        return { report: { ...answer.report, preview: rows } };
      }}
    />
  );
};

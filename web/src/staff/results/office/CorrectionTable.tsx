import { Button, Input, Select } from "antd";
import { useId } from "react";
import type { OfficeSheetFragment } from "../../../gql/staff-results.ts";
import { RowTable } from "../parts/RowTable.tsx";
import { resultTexts } from "../parts/texts.ts";
import styles from "./CorrectionTable.module.css";
import {
  type Corrected,
  currentResultText,
  incomplete,
  isUnchanged,
  noResult,
  resultText,
  scaleOf,
  validateCorrection,
} from "./correction.ts";
import type { Corrections } from "./use-corrections.ts";

interface CorrectionTableProps {
  readonly sheet: Pick<OfficeSheetFragment, "maxima" | "scale">;
  readonly corrections: Corrections;
  /** True after an attempt to continue. Missing values are then reported, too. */
  readonly isValidated: boolean;
}

const labels = { ca: "CA", exam: "Exam" } as const;

/** The selected students with their editable marks, and the current and the new result. */
export const CorrectionTable = ({ sheet, corrections, isValidated }: CorrectionTableProps) => {
  const id = useId();
  const { picked, change, drop } = corrections;
  if (picked.length === 0) return <p>Nobody is picked yet.</p>;
  const { maxima } = sheet;
  const scale = scaleOf(sheet);
  const mark = (field: "ca" | "exam") => (one: Corrected) => {
    const { correction, row } = one;
    const found = validateCorrection(correction, maxima).problems[field];
    const problem = found === incomplete && !isValidated ? undefined : found;
    const noteId = `${id}-${field}-${row.studentId}`;
    return (
      <>
        <Input
          className={styles.mark}
          aria-label={`${labels[field]} of ${row.name}`}
          aria-describedby={noteId}
          aria-invalid={problem ? true : undefined}
          status={problem ? "error" : ""}
          inputMode="numeric"
          autoComplete="off"
          maxLength={10}
          value={correction[field]}
          onChange={({ target }) => change(row.studentId, { [field]: target.value })}
        />
        <div id={noteId} className={styles.note}>
          <p>Now {row[field] ?? resultTexts.none}</p>
          {problem && <p className={styles.problem}>{problem}</p>}
        </div>
      </>
    );
  };
  return (
    <RowTable
      label="Corrections"
      rows={picked}
      rowKey={({ row }) => row.studentId}
      columns={[
        {
          title: "Student",
          card: "title",
          cell: ({ row }) => (
            <>
              {row.name}
              <p className={styles.note}>{row.matricNumber}</p>
            </>
          ),
        },
        { title: "CA", width: 130, card: "fact", cell: mark("ca") },
        { title: "Exam", width: 130, card: "fact", cell: mark("exam") },
        {
          title: "Remark",
          width: 150,
          card: "fact",
          cell: ({ correction, row }) => (
            <>
              <Select
                className={styles.remark ?? ""}
                id={`${id}-remark-${row.studentId}`}
                aria-label={`Remark of ${row.name}`}
                aria-describedby={`${id}-remark-now-${row.studentId}`}
                value={correction.remark}
                options={[
                  { value: "", label: "None" },
                  { value: "ABSENT", label: resultTexts.remarks.ABSENT },
                  { value: "WITHHELD", label: resultTexts.remarks.WITHHELD },
                ]}
                onChange={(remark) => change(row.studentId, { remark })}
              />
              <p id={`${id}-remark-now-${row.studentId}`} className={styles.note}>
                Now {row.remark ? resultTexts.remarks[row.remark] : "None"}
              </p>
            </>
          ),
        },
        {
          title: "Total and grade",
          card: "fact",
          cell: ({ correction, row }) => {
            const { scores } = validateCorrection(correction, maxima);
            const now = currentResultText(row);
            return (
              <output>
                {isUnchanged(correction, row)
                  ? `${now} (as it is)`
                  : `${now} → ${scores ? resultText(scale, scores) : noResult}`}
              </output>
            );
          },
        },
        {
          title: "Action",
          width: 100,
          card: "action",
          cell: ({ row }) => (
            <Button
              type="link"
              aria-label={`Remove ${row.name}`}
              onClick={() => drop(row.studentId)}
            >
              Remove
            </Button>
          ),
        },
      ]}
    />
  );
};

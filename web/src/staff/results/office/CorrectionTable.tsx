import { Button, Input, Select } from "antd";
import { useId } from "react";
import type { OfficeSheetFragment } from "../../../gql/staff-results.ts";
import { RowTable } from "../parts/RowTable.tsx";
import { resultTexts } from "../parts/texts.ts";
import { outcomeOf } from "../sheet/cells/cell.ts";
import { rulesOfSheet } from "../sheet/sheet.ts";
import styles from "./CorrectionTable.module.css";
import {
  type Corrected,
  type Corrections,
  incomplete,
  isUnchanged,
  problemsOf,
} from "./use-corrections.ts";

interface CorrectionTableProps {
  readonly sheet: Pick<OfficeSheetFragment, "scale">;
  readonly corrections: Corrections;
  /** True after an attempt to continue. Missing values are then reported, too. */
  readonly isValidated: boolean;
}

/** Total and grade, `55 C`, or the reason why there is no result. */
const resultText = (isWithheld: boolean, total?: number | null, grade?: string | null): string => {
  if (isWithheld) return "Withheld";
  return typeof total === "number" && grade ? `${total} ${grade}` : "None";
};

const labels = { ca: "CA", exam: "Exam" } as const;

/** The selected students with their editable marks, and the current and the new result. */
export const CorrectionTable = ({ sheet, corrections, isValidated }: CorrectionTableProps) => {
  const id = useId();
  const { picked, change, drop } = corrections;
  if (picked.length === 0) return <p>Nobody is picked yet.</p>;
  const rulesOf = rulesOfSheet(sheet);
  const after = ({ correction, row }: Corrected) => {
    const rules = rulesOf(row);
    if (Object.keys(problemsOf(correction, rules)).length > 0) return "None";
    const { result } = outcomeOf(correction, rules);
    return resultText(correction.remark === "withheld", result?.total, result?.grade);
  };
  const mark = (field: "ca" | "exam") => (one: Corrected) => {
    const { correction, row } = one;
    const found = problemsOf(correction, rulesOf(row))[field];
    const problem = found === incomplete && !isValidated ? undefined : found;
    const noteId = `${id}-${field}-${row.studentId}`;
    return (
      <>
        <Input
          style={{ width: "5rem" }}
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
                style={{ width: "8rem" }}
                id={`${id}-remark-${row.studentId}`}
                aria-label={`Remark of ${row.name}`}
                aria-describedby={`${id}-remark-now-${row.studentId}`}
                value={correction.remark}
                options={[
                  { value: "", label: "None" },
                  { value: "absent", label: resultTexts.remarks.ABSENT },
                  { value: "withheld", label: resultTexts.remarks.WITHHELD },
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
          cell: (one) => {
            const { remark, total, grade } = one.row;
            const now = resultText(remark === "WITHHELD", total, grade);
            return (
              <output>{isUnchanged(one) ? `${now} (as it is)` : `${now} → ${after(one)}`}</output>
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

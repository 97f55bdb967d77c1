import { useId } from "react";
import type { GradeScale } from "../../../../../rules/results/grade-scale.ts";
import type { ScoreMaxima } from "../../../../../rules/results/score.ts";
import type { OfficeResultFragment } from "../../../gql/staff-results.ts";
import { Button } from "../../../ui/Button.tsx";
import { FieldError } from "../../../ui/FieldNotes.tsx";
import { resultTexts } from "../parts/texts.ts";
import {
  type Correction,
  currentResultText,
  isUnchanged,
  resultText,
  validateCorrection,
} from "./correction.ts";
import styles from "./Office.module.css";
import { officeTexts } from "./texts.ts";

const texts = officeTexts.amend;

const remarks = ["", "ABSENT", "WITHHELD"] as const;

interface CorrectionRowProps {
  readonly correction: Correction;
  readonly row: OfficeResultFragment;
  readonly maxima: ScoreMaxima;
  readonly scale: GradeScale;
  /** True after an attempt to continue. Missing values are then reported, too. */
  readonly isValidated: boolean;
  readonly onChange: (fields: Partial<Correction>) => void;
  readonly onDrop: () => void;
}

/** A student's editable marks, with the current and the new result. */
export const CorrectionRow = (props: CorrectionRowProps) => {
  const { correction, row, maxima, scale, isValidated, onChange, onDrop } = props;
  const id = useId();
  const { problems, scores } = validateCorrection(correction, maxima);
  const shown = (field: "ca" | "exam") =>
    problems[field] === texts.incomplete && !isValidated ? undefined : problems[field];
  const unchanged = isUnchanged(correction, row);
  const field = (name: "ca" | "exam", label: string, stands: number | null) => (
    <td>
      <input
        className={styles.mark}
        aria-label={label}
        aria-invalid={shown(name) ? true : undefined}
        aria-describedby={`${id}-${name}-now${shown(name) ? ` ${id}-${name}` : ""}`}
        inputMode="numeric"
        autoComplete="off"
        maxLength={10}
        value={correction[name]}
        onChange={(event) => onChange({ [name]: event.currentTarget.value })}
      />
      <p id={`${id}-${name}-now`} className={styles.note}>
        {texts.now(stands === null ? resultTexts.none : String(stands))}
      </p>
      <FieldError id={`${id}-${name}`} text={shown(name)} />
    </td>
  );
  return (
    <tr>
      <th scope="row">
        {row.name}
        <br />
        <span className={styles.note}>{row.matricNumber}</span>
      </th>
      {field("ca", texts.caOf(row.name), row.ca)}
      {field("exam", texts.examOf(row.name), row.exam)}
      <td>
        <select
          className={styles.remark}
          aria-label={texts.remarkOf(row.name)}
          aria-describedby={`${id}-remark-now`}
          value={correction.remark}
          onChange={(event) => {
            const remark = remarks.find((one) => one === event.currentTarget.value) ?? "";
            onChange({ remark });
          }}
        >
          {remarks.map((remark) => (
            <option key={remark} value={remark}>
              {remark === "" ? texts.noRemark : resultTexts.remarks[remark]}
            </option>
          ))}
        </select>
        <p id={`${id}-remark-now`} className={styles.note}>
          {texts.now(row.remark ? resultTexts.remarks[row.remark] : texts.noRemark)}
        </p>
      </td>
      <td>
        <output>
          {unchanged
            ? `${currentResultText(row)} (${texts.same})`
            : texts.becomes(
                currentResultText(row),
                scores ? resultText(scale, scores) : texts.noResult,
              )}
        </output>
      </td>
      <td>
        <Button variant="plain" aria-label={texts.removeOf(row.name)} onClick={onDrop}>
          {texts.remove}
        </Button>
      </td>
    </tr>
  );
};

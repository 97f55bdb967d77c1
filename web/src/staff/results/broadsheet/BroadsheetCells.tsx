import { memo } from "react";
import { Link } from "react-router-dom";
import type { BroadsheetMark } from "../../../gql/staff-results.ts";
import { classNames } from "../../../lib/class-names.ts";
import styles from "./Broadsheet.module.css";
import type { Broadsheet, BroadsheetRow } from "./shown-rows.ts";
import { broadsheetTexts as texts } from "./texts.ts";

interface BroadsheetCellsProps {
  readonly row: BroadsheetRow;
  readonly courses: Broadsheet["courses"];
  /** The path of the student's results. */
  readonly results: string;
}

const isBad: ReadonlySet<BroadsheetMark> = new Set(["FAILED", "ABSENT"]);

const average = (value: number | null): string => value?.toFixed(2) ?? "–";

/** A student's cells. Memoized, so that scrolling renders each row once. */
export const BroadsheetCells = memo(({ row, courses, results }: BroadsheetCellsProps) => (
  <>
    <th scope="row" className={styles.number}>
      <Link to={results}>{row.matricNumber}</Link>
    </th>
    <td className={styles.name} title={row.name}>
      {row.name}
    </td>
    {courses.map(({ id }, at) => {
      const mark = row.marks[at] ?? "NONE";
      const total = row.totals[at] ?? null;
      return (
        <td key={id} className={classNames(styles.place, isBad.has(mark) && styles.bad)}>
          {total === null ? (
            texts.marks[mark]
          ) : (
            <>
              {total} <span className={styles.grade}>{row.grades[at]}</span>
            </>
          )}
          {row.repeated.includes(at) && <sup>{texts.repeatedMark}</sup>}
        </td>
      );
    })}
    <td className={styles.figure}>{texts.creditsOf(row.creditsPassed, row.creditsTaken)}</td>
    <td className={styles.figure}>{average(row.gpa)}</td>
    <td className={styles.figure}>{average(row.cgpa)}</td>
    <td className={styles.carryovers} title={row.carryovers.join(", ")}>
      {row.carryovers.join(", ")}
    </td>
  </>
));

import { useMemo } from "react";
import { classNames } from "../../../lib/class-names.ts";
import type { FilterKinds } from "../../kit/list/list-params.ts";
import { SortHeading } from "../../kit/list/SortHeading.tsx";
import type { ListState } from "../../kit/list/use-list-state.ts";
import { useScrollFocus } from "../../kit/use-scroll-focus.ts";
import { useStaffPath } from "../../shell/role-context.ts";
import { SheetStateTag } from "../parts/SheetStateTag.tsx";
import { useStudentLink } from "../parts/use-student-link.ts";
import styles from "./Broadsheet.module.css";
import { BroadsheetCells } from "./BroadsheetCells.tsx";
import { type Broadsheet, type BroadsheetSort, shownRows } from "./shown-rows.ts";
import { broadsheetTexts as texts } from "./texts.ts";
import { useRowWindow } from "./use-row-window.ts";

/** As in the style sheet. */
const rowHeightRem = 2.5;

interface BroadsheetTableProps<Kinds extends FilterKinds> {
  readonly label: string;
  readonly sheet: Broadsheet;
  readonly list: ListState<BroadsheetSort, Kinds>;
}

/** Students by courses. Headings and first columns are sticky, and only visible rows are rendered. */
export const BroadsheetTable = <Kinds extends FilterKinds>({
  label,
  sheet: { courses, rows },
  list,
}: BroadsheetTableProps<Kinds>) => {
  const { sort, descending, search } = list;
  const to = useStaffPath();
  const resultsOf = useStudentLink();
  const shown = useMemo(
    () => shownRows(rows, { sort, descending, search }),
    [rows, sort, descending, search],
  );
  const ref = useScrollFocus<HTMLDivElement>();
  const { from, until } = useRowWindow(ref, shown.length, rowHeightRem);
  const sorted = (key: BroadsheetSort) =>
    sort === key ? (descending ? "descending" : "ascending") : undefined;
  const columns = courses.length + 6;
  return (
    <>
      <p role="status" className={styles.count}>
        {shown.length === 0 ? texts.noneFound : texts.count(shown.length, rows.length)}
      </p>
      <div ref={ref} className={styles.scroll}>
        <table className={styles.table} aria-label={label} aria-rowcount={shown.length + 1}>
          <thead>
            <tr>
              <th scope="col" className={styles.number} aria-sort={sorted("NUMBER")}>
                <SortHeading title={texts.matricNumber} sort="NUMBER" list={list} />
              </th>
              <th scope="col" className={styles.name} aria-sort={sorted("NAME")}>
                <SortHeading title={texts.name} sort="NAME" list={list} />
              </th>
              {courses.map(({ id, code, title, creditLoad, state }) => (
                <th key={id} scope="col" className={styles.course} title={title}>
                  <span className={styles.code}>{code}</span>
                  <span className={styles.units}>{texts.units(creditLoad)}</span>
                  <SheetStateTag state={state} />
                </th>
              ))}
              <th scope="col" className={styles.figure} title={texts.creditsHint}>
                {texts.credits}
              </th>
              <th scope="col" className={styles.figure} aria-sort={sorted("GPA")}>
                <SortHeading title={texts.gpa} sort="GPA" list={list} />
              </th>
              <th scope="col" className={styles.figure} aria-sort={sorted("CGPA")}>
                <SortHeading title={texts.cgpa} sort="CGPA" list={list} />
              </th>
              <th scope="col" className={styles.carryovers}>
                {texts.carryovers}
              </th>
            </tr>
          </thead>
          <tbody>
            <SpacerRow rows={from} columns={columns} />
            {shown.slice(from, until).map((row, at) => (
              <tr
                key={row.studentId}
                aria-rowindex={from + at + 2}
                className={classNames((from + at) % 2 === 1 && styles.striped)}
              >
                <BroadsheetCells
                  row={row}
                  courses={courses}
                  results={to(resultsOf(row.studentId))}
                />
              </tr>
            ))}
            <SpacerRow rows={shown.length - until} columns={columns} />
          </tbody>
        </table>
      </div>
    </>
  );
};

/** A spacer as high as the rows that are not rendered. */
const SpacerRow = ({ rows, columns }: { rows: number; columns: number }) =>
  rows > 0 && (
    <tr className={styles.gap}>
      <td colSpan={columns} style={{ height: `${rows * rowHeightRem}rem` }} />
    </tr>
  );

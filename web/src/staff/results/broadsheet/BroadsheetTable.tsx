import { memo, type Ref, useCallback, useEffect, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { Link } from "react-router-dom";
import type {
  BroadsheetQuery_broadsheet as Broadsheet,
  BroadsheetMark,
  BroadsheetQuery_broadsheet_rows as BroadsheetRow,
} from "../../../gql/staff-results.ts";
import { classNames } from "../../../lib/class-names.ts";
import type { FilterKinds } from "../../kit/list/list-params.ts";
import { SortHeading } from "../../kit/list/SortHeading.tsx";
import type { ListState } from "../../kit/list/use-list-state.ts";
import { useScrollFocus } from "../../kit/use-scroll-focus.ts";
import { useStaffPath } from "../../shell/role-context.ts";
import { SheetStateTag } from "../parts/SheetStateTag.tsx";
import { countOf, isFound, resultTexts } from "../parts/texts.ts";
import { useStudentLink } from "../parts/use-result-paths.ts";
import { useRowSpan } from "../parts/use-row-window.ts";
import styles from "./Broadsheet.module.css";
export const broadsheetSorts = ["NUMBER", "NAME", "GPA", "CGPA"] as const;

type BroadsheetSort = (typeof broadsheetSorts)[number];

const collator = new Intl.Collator("en", { numeric: true, sensitivity: "base" });

const compare: Readonly<
  Record<BroadsheetSort, (one: BroadsheetRow, other: BroadsheetRow) => number>
> = {
  NUMBER: (one, other) => collator.compare(one.matricNumber, other.matricNumber),
  NAME: (one, other) => collator.compare(one.name, other.name),
  GPA: (one, other) => (one.gpa ?? 0) - (other.gpa ?? 0),
  CGPA: (one, other) => (one.cgpa ?? 0) - (other.cgpa ?? 0),
};

const averageOf = ({ gpa, cgpa }: BroadsheetRow, sort: BroadsheetSort): number | null =>
  sort === "GPA" ? gpa : sort === "CGPA" ? cgpa : 0;

/** The sorted rows that contain every search word. Students without an average come last in both orders. */
const shownRows = (
  rows: readonly BroadsheetRow[],
  sort: BroadsheetSort,
  descending: boolean,
  search: string,
): readonly BroadsheetRow[] => {
  const found = rows.filter(({ matricNumber, name }) => isFound(`${matricNumber} ${name}`, search));
  const sign = descending ? -1 : 1;
  const hasNone = (row: BroadsheetRow) => Number(averageOf(row, sort) === null);
  return found.sort(
    (one, other) =>
      hasNone(one) - hasNone(other) ||
      sign * compare[sort](one, other) ||
      compare.NUMBER(one, other),
  );
};

/** The symbols shown instead of a total. */
const marks: Readonly<Record<BroadsheetMark, string>> = {
  NONE: "",
  MISSING: "–",
  PASSED: "",
  FAILED: "",
  ABSENT: "ABS",
  WITHHELD: "W/H",
};

/** As in the style sheet, in pixels. */
const rowHeight = 40;

/** True while the page is printed, with all of its rows. */
const useIsPrinting = (): boolean => {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // Renders synchronously, because the browser prints the page as it is after the event.
    const start = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener("beforeprint", start);
    window.addEventListener("afterprint", end);
    return () => {
      window.removeEventListener("beforeprint", start);
      window.removeEventListener("afterprint", end);
    };
  }, []);
  return isPrinting;
};

interface BroadsheetTableProps<Kinds extends FilterKinds> {
  readonly label: string;
  readonly sheet: Broadsheet;
  readonly list: ListState<BroadsheetSort, Kinds>;
}

/**
 * Students by courses. Headings and first columns are sticky, and only visible rows are rendered, in a plain table with the
 * row window of the result sheets.
 */
export const BroadsheetTable = <Kinds extends FilterKinds>({
  label,
  sheet: { courses, rows },
  list,
}: BroadsheetTableProps<Kinds>) => {
  const { sort, descending, search } = list;
  const to = useStaffPath();
  const resultsOf = useStudentLink();
  const isPrinting = useIsPrinting();
  const shown = useMemo(
    () => shownRows(rows, sort, descending, search),
    [rows, sort, descending, search],
  );
  const box = useScrollFocus<HTMLDivElement>();
  const inSight = useRowSpan({
    box,
    count: shown.length,
    rowHeight,
    keyOf: useCallback((row: number) => shown[row]?.studentId ?? "", [shown]),
  });
  const { from, until, above, below } = isPrinting
    ? { from: 0, until: shown.length, above: 0, below: 0 }
    : inSight;
  const sorted = (key: BroadsheetSort) =>
    sort === key ? (descending ? "descending" : "ascending") : undefined;
  const heading = (key: BroadsheetSort, title: string, className: string | undefined) => (
    <th scope="col" className={className} aria-sort={sorted(key)}>
      <SortHeading title={title} sort={key} list={list} />
    </th>
  );
  const gap = (height: number) =>
    height > 0 && (
      <tr className={styles.gap}>
        <td colSpan={courses.length + 6} style={{ height }} />
      </tr>
    );
  const all = countOf(rows.length, "student");
  return (
    <>
      <p role="status" className={styles.count}>
        {shown.length === 0
          ? "No student of this broadsheet matches the search."
          : shown.length === rows.length
            ? all
            : `${shown.length} of ${all}`}
      </p>
      <div ref={box} className={styles.scroll}>
        <table className={styles.table} aria-label={label} aria-rowcount={shown.length + 1}>
          <thead>
            <tr>
              {heading("NUMBER", "Matric number", styles.number)}
              {heading("NAME", "Name", styles.name)}
              {courses.map(({ id, code, title, creditLoad, state }) => (
                <th key={id} scope="col" className={styles.course} title={title}>
                  <div>{code}</div>
                  <div className={styles.units}>{countOf(creditLoad, "unit")}</div>
                  <SheetStateTag state={state} />
                </th>
              ))}
              <th scope="col" className={styles.figure} title="Credit units passed of those taken">
                Units
              </th>
              {heading("GPA", "GPA", styles.figure)}
              {heading("CGPA", "CGPA", styles.figure)}
              <th scope="col" className={styles.carryovers}>
                Carryovers
              </th>
            </tr>
          </thead>
          <tbody>
            {gap(above)}
            {shown.slice(from, until).map((row, at) => (
              <Row
                key={row.studentId}
                // Every row is printed, and none is measured for it.
                ref={isPrinting ? null : inSight.measure}
                index={from + at}
                row={row}
                courses={courses}
                results={to(resultsOf(row.studentId))}
              />
            ))}
            {gap(below)}
          </tbody>
        </table>
      </div>
    </>
  );
};

interface RowProps {
  readonly ref: Ref<HTMLTableRowElement>;
  readonly index: number;
  readonly row: BroadsheetRow;
  readonly courses: Broadsheet["courses"];
  /** The path of the student's results. */
  readonly results: string;
}

const isBad: ReadonlySet<BroadsheetMark> = new Set(["FAILED", "ABSENT"]);

const average = (value: number | null): string => value?.toFixed(2) ?? resultTexts.none;

/** A student's row. Memoized, so that scrolling renders each row once. */
const Row = memo(({ ref, index, row, courses, results }: RowProps) => (
  <tr
    ref={ref}
    data-index={index}
    aria-rowindex={index + 2}
    className={classNames(index % 2 === 1 && styles.striped)}
  >
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
            marks[mark]
          ) : (
            <>
              {total} <span className={styles.grade}>{row.grades[at]}</span>
            </>
          )}
          {row.repeated.includes(at) && <sup>R</sup>}
        </td>
      );
    })}
    <td className={styles.figure}>
      {row.creditsPassed}/{row.creditsTaken}
    </td>
    <td className={styles.figure}>{average(row.gpa)}</td>
    <td className={styles.figure}>{average(row.cgpa)}</td>
    <td className={styles.carryovers} title={row.carryovers.join(", ")}>
      {row.carryovers.join(", ")}
    </td>
  </tr>
));

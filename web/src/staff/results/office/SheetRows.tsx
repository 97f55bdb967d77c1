import { Checkbox } from "antd";
import { useState } from "react";
import { Link } from "react-router-dom";
import { StatusTag } from "../../../ui/StatusTag.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { ScrollBox } from "../../kit/ScrollBox.tsx";
import { standingKinds } from "../../profiles/standing-tag.ts";
import { useStaffPath } from "../../shell/role-context.ts";
import { resultTexts } from "../parts/texts.ts";
import { useStudentLink } from "../parts/use-student-link.ts";
import styles from "./Office.module.css";
import { isFound, type OfficeSheet } from "./office-sheet.ts";
import { officeTexts } from "./texts.ts";

const texts = officeTexts.sheet;
const { columns } = texts;

const mark = (value: number | null) => value ?? resultTexts.none;

/** All students of the sheet with marks and grade, read-only. Flagged students are marked. */
export const SheetRows = ({ sheet: { rows, flags } }: { sheet: OfficeSheet }) => {
  const [typed, setTyped] = useState("");
  const [onlyOdd, setOnlyOdd] = useState(false);
  const to = useStaffPath();
  const resultsOf = useStudentLink();
  const odd = new Set(flags.flatMap(({ studentIds }) => studentIds));
  const shown = rows.filter((row) => isFound(row, typed) && (!onlyOdd || odd.has(row.studentId)));
  if (rows.length === 0) return <p>{texts.noRows}</p>;
  return (
    <>
      <div className={styles.find}>
        <TextField
          type="search"
          label={texts.find}
          autoComplete="off"
          value={typed}
          onChange={setTyped}
        />
        {odd.size > 0 && (
          <Checkbox checked={onlyOdd} onChange={({ target }) => setOnlyOdd(target.checked)}>
            {texts.onlyOdd}
          </Checkbox>
        )}
      </div>
      <p role="status" className={styles.note}>
        {shown.length === 0 ? texts.noneMatch : texts.matching(shown.length, rows.length)}
      </p>
      {shown.length > 0 && (
        <ScrollBox className={styles.rows}>
          <table className={styles.table} aria-label={texts.rows}>
            <thead>
              <tr>
                <th scope="col">{columns.number}</th>
                <th scope="col">{columns.name}</th>
                <th scope="col" className={styles.figure}>
                  {columns.ca}
                </th>
                <th scope="col" className={styles.figure}>
                  {columns.exam}
                </th>
                <th scope="col" className={styles.figure}>
                  {columns.total}
                </th>
                <th scope="col">{columns.grade}</th>
                <th scope="col">{columns.remark}</th>
              </tr>
            </thead>
            <tbody>
              {shown.map((row) => (
                <tr key={row.studentId}>
                  <th scope="row">
                    <Link to={to(resultsOf(row.studentId))}>{row.matricNumber}</Link>
                  </th>
                  <td>
                    {row.name}{" "}
                    {row.isCarryover && <StatusTag kind="neutral">{texts.carryover}</StatusTag>}
                    {row.isDropped && <StatusTag kind="bad">{texts.dropped}</StatusTag>}
                    {row.standing !== "ACTIVE" && (
                      <StatusTag kind={standingKinds[row.standing]}>
                        {resultTexts.standings[row.standing]}
                      </StatusTag>
                    )}
                    {odd.has(row.studentId) && <StatusTag kind="waiting">{texts.odd}</StatusTag>}
                  </td>
                  <td className={styles.figure}>{mark(row.ca)}</td>
                  <td className={styles.figure}>{mark(row.exam)}</td>
                  <td className={styles.figure}>{mark(row.total)}</td>
                  <td className={row.isPassed === false ? styles.failed : undefined}>
                    {row.grade ?? resultTexts.none}
                  </td>
                  <td>{row.remark ? resultTexts.remarks[row.remark] : resultTexts.none}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollBox>
      )}
    </>
  );
};

import { useCallback, useState } from "react";
import type { AttendanceMark } from "../../../gql/staff-results.ts";
import { Field } from "../../../ui/Field.tsx";
import styles from "./Attendance.module.css";
import { type Examinee, ExamineeRow } from "./ExamineeRow.tsx";
import { markByKey } from "./sheet-keys.ts";
import { attendanceTexts as texts } from "./texts.ts";

interface ExamineeTableProps {
  readonly students: readonly Examinee[];
  readonly canMark: boolean;
  readonly markOf: (id: string) => AttendanceMark;
  readonly noteOf: (id: string) => string | null;
  readonly mark: (ids: readonly string[], mark: AttendanceMark) => void;
  readonly onBar: (one: Examinee) => void;
}

/** All students of a sheet. Photos load lazily. */
export const ExamineeTable = (props: ExamineeTableProps) => {
  const { students, canMark, markOf, noteOf, mark, onBar } = props;
  const [search, setSearch] = useState("");
  const markOne = useCallback((id: string, as: AttendanceMark) => mark([id], as), [mark]);
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const shown = students.filter(({ name, matricNumber }) =>
    words.every((word) => `${name} ${matricNumber}`.toLowerCase().includes(word)),
  );
  return (
    <>
      <search className={styles.search}>
        <Field label={texts.find}>
          {(control) => (
            <input
              {...control}
              type="search"
              value={search}
              autoComplete="off"
              onChange={(event) => setSearch(event.currentTarget.value)}
            />
          )}
        </Field>
      </search>
      {canMark && <p className={styles.keys}>{texts.keys}</p>}
      {shown.length === 0 ? (
        <p>{texts.noneFound}</p>
      ) : (
        <div className={styles.scroll}>
          {/* Key presses on the buttons of the rows bubble up to the table. */}
          <table
            className={styles.table}
            aria-label={texts.students}
            onKeyDown={(event) => canMark && markByKey(event, markOne)}
          >
            <thead>
              <tr>
                <th scope="col">{texts.photo}</th>
                <th scope="col">{texts.student}</th>
                <th scope="col">{texts.attendance}</th>
                <th scope="col">{texts.eligible}</th>
                {canMark && <th scope="col">{texts.action}</th>}
              </tr>
            </thead>
            <tbody>
              {shown.map((one) => (
                <ExamineeRow
                  key={one.id}
                  one={one}
                  mark={markOf(one.id)}
                  note={noteOf(one.id)}
                  canMark={canMark}
                  onMark={markOne}
                  onBar={onBar}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
};

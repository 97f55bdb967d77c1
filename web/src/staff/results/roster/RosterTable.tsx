import { useState } from "react";
import { Field } from "../../../ui/Field.tsx";
import { StatusTag } from "../../../ui/StatusTag.tsx";
import { ScrollBox } from "../../kit/ScrollBox.tsx";
import styles from "./Roster.module.css";
import {
  type RosterOrder,
  type RosterStudent,
  rosterSorts,
  sortedStudents,
} from "./sorted-students.ts";
import { rosterTexts as texts } from "./texts.ts";

interface RosterTableProps {
  readonly students: readonly RosterStudent[];
}

/** The students of a course. Search and sort run in the browser. */
export const RosterTable = ({ students }: RosterTableProps) => {
  const [search, setSearch] = useState("");
  const [order, setOrder] = useState<RosterOrder>({ by: "matricNumber", isDescending: false });
  const shown = sortedStudents(students, search, order);
  const sort = (by: RosterOrder["by"]) =>
    setOrder({ by, isDescending: order.by === by && !order.isDescending });
  const ariaSort = (by: RosterOrder["by"]) => {
    if (order.by !== by) return undefined;
    return order.isDescending ? "descending" : "ascending";
  };
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
      {shown.length === 0 ? (
        <p>{texts.noneFound}</p>
      ) : (
        <ScrollBox className={styles.scroll}>
          <table className={styles.table} aria-label={texts.table}>
            <thead>
              <tr>
                {rosterSorts.map((by) => (
                  <th key={by} scope="col" aria-sort={ariaSort(by)}>
                    <button type="button" onClick={() => sort(by)} title={texts.sortBy(texts[by])}>
                      {texts[by]}
                    </button>
                  </th>
                ))}
                <th scope="col">{texts.remark}</th>
              </tr>
            </thead>
            <tbody>
              {shown.map((one) => (
                <tr key={one.id} className={one.isDropped ? styles.dropped : undefined}>
                  <td>{one.matricNumber}</td>
                  <td>{one.name}</td>
                  <td>{one.department}</td>
                  <td>{one.level}</td>
                  <td>
                    {one.isDropped && <StatusTag kind="bad">{texts.dropped}</StatusTag>}
                    {one.isCarryover && <StatusTag kind="waiting">{texts.carryover}</StatusTag>}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollBox>
      )}
    </>
  );
};

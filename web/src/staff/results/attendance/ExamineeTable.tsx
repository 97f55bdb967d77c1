import { Button, Flex, Space } from "antd";
import { type KeyboardEvent, memo, useSyncExternalStore } from "react";
import type {
  AttendanceMark,
  AttendanceSheetQuery_attendanceSheet_students as Examinee,
} from "../../../gql/staff-results.ts";
import { StatusTag } from "../../../ui/StatusTag.tsx";
import { type RowColumn, SearchedRows } from "../parts/RowTable.tsx";
import styles from "./Attendance.module.css";
import { type MarkStore, markLabels, markOf } from "./mark-store.ts";

interface ExamineeTableProps {
  readonly students: readonly Examinee[];
  readonly canMark: boolean;
  readonly marks: MarkStore;
  readonly onBar: (one: Examinee) => void;
}

/** All students of a sheet. Memoized, so that a mark renders only its own cell. Photos load lazily. */
export const ExamineeTable = memo((props: ExamineeTableProps) => {
  const { students, canMark, marks, onBar } = props;
  const columns: readonly RowColumn<Examinee>[] = [
    {
      title: "Student",
      card: "title",
      cell: ({ photoUrl, name, matricNumber, isCarryover, department, level, obstacle }) => (
        <Flex gap="small">
          {photoUrl === null ? (
            <span className={styles.photo} aria-hidden="true" />
          ) : (
            <img className={styles.photo} src={photoUrl} alt="" loading="lazy" decoding="async" />
          )}
          <div>
            {name}
            <div className={styles.under}>
              {matricNumber}
              {isCarryover && ", carryover"}, {department}, {level}
            </div>
            {obstacle !== null && <div className={styles.obstacle}>{obstacle}</div>}
          </div>
        </Flex>
      ),
    },
    {
      title: "Attendance",
      width: 220,
      card: "action",
      cell: (one) => <MarkCell one={one} canMark={canMark} marks={marks} />,
    },
    {
      title: "Eligible",
      width: 140,
      card: "status",
      cell: ({ obstacle }) => (
        <StatusTag kind={obstacle === null ? "good" : "bad"}>
          {obstacle === null ? "May sit" : "May not sit"}
        </StatusTag>
      ),
    },
    ...(canMark
      ? [
          {
            title: "Action",
            width: 100,
            card: "action" as const,
            cell: (one: Examinee) => {
              const isBarred = one.barredReason !== null;
              return (
                <Button
                  type="link"
                  aria-label={isBarred ? `Let ${one.name} sit the examination` : `Bar ${one.name}`}
                  onClick={() => onBar(one)}
                >
                  {isBarred ? "Let sit" : "Bar"}
                </Button>
              );
            },
          },
        ]
      : []),
  ];
  return (
    <>
      {canMark && (
        <p className={styles.under}>
          Keys: P present, A absent, Delete to take a mark back, arrows up and down to move.
        </p>
      )}
      <SearchedRows
        label="Students"
        search="Name or matric number"
        textOf={({ name, matricNumber }) => `${name} ${matricNumber}`}
        rows={students}
        rowKey={({ id }) => id}
        columns={columns}
      />
    </>
  );
});

const choices = ["PRESENT", "ABSENT"] as const;

type MarkCellProps = Pick<ExamineeTableProps, "canMark" | "marks"> & {
  readonly one: Examinee;
};

const MarkCell = ({ one, canMark, marks }: MarkCellProps) => {
  const mark = useSyncExternalStore(marks.watch, () => markOf(marks.state(), one.id));
  const note = useSyncExternalStore(marks.watch, () => marks.state().notes[one.id]);
  return (
    <>
      {canMark ? (
        <Space.Compact
          role="group"
          aria-label={`Attendance of ${one.name}`}
          onKeyDown={(event) => markByKey(event, one, marks)}
        >
          {choices.map((choice) => (
            <Button
              key={choice}
              type={mark === choice ? "primary" : "default"}
              data-choice={choice}
              aria-pressed={mark === choice}
              aria-label={`${one.name}: ${markLabels[choice]}`}
              disabled={choice === "PRESENT" && one.obstacle !== null}
              onClick={() => marks.mark([one.id], mark === choice ? "NONE" : choice)}
            >
              {markLabels[choice]}
            </Button>
          ))}
        </Space.Compact>
      ) : (
        markLabels[mark]
      )}
      {note && <p role="status">{note}</p>}
    </>
  );
};

const markKeys: Readonly<Record<string, AttendanceMark>> = {
  p: "PRESENT",
  a: "ABSENT",
  Delete: "NONE",
  Backspace: "NONE",
};

/** P and A mark and move to the next student, Delete clears the mark, arrows move up and down. */
const markByKey = (event: KeyboardEvent<HTMLElement>, one: Examinee, marks: MarkStore): void => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const focused = event.target instanceof HTMLElement ? event.target : null;
  const row = focused?.closest("[data-row]");
  const choice = focused?.dataset.choice;
  if (!row || !choice) return;
  const mark = markKeys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (mark) {
    const isClosed = mark === "PRESENT" && one.obstacle !== null;
    if (!isClosed) marks.mark([one.id], mark);
    if (mark !== "NONE" && !isClosed) moveTo(row.nextElementSibling, choice);
  } else if (event.key === "ArrowDown") moveTo(row.nextElementSibling, choice);
  else if (event.key === "ArrowUp") moveTo(row.previousElementSibling, choice);
  else return;
  event.preventDefault();
};

const moveTo = (row: Element | null, choice: string): void => {
  const same = row?.querySelector<HTMLElement>(`[data-choice="${choice}"]:enabled`);
  (same ?? row?.querySelector<HTMLElement>("[data-choice]:enabled"))?.focus();
};

import { memo } from "react";
import type { AttendanceMark, AttendanceSheetQuery } from "../../../gql/staff-results.ts";
import { Button } from "../../../ui/Button.tsx";
import { StatusTag } from "../../../ui/StatusTag.tsx";
import styles from "./Attendance.module.css";
import { attendanceTexts as texts } from "./texts.ts";

export type Examinee = AttendanceSheetQuery["attendanceSheet"]["students"][number];

interface ExamineeRowProps {
  readonly one: Examinee;
  readonly mark: AttendanceMark;
  /** Why the mark differs from the requested one. */
  readonly note: string | null;
  readonly canMark: boolean;
  readonly onMark: (id: string, mark: AttendanceMark) => void;
  readonly onBar: (one: Examinee) => void;
}

const choices = ["PRESENT", "ABSENT"] as const;

/** One student of a sheet. Memoized, because a sheet has hundreds of rows. */
export const ExamineeRow = memo(({ one, mark, note, canMark, onMark, onBar }: ExamineeRowProps) => (
  <tr data-student={one.id}>
    <td>
      {one.photoUrl === null ? (
        <span className={styles.noPhoto} aria-hidden="true" />
      ) : (
        <img
          className={styles.photo}
          src={one.photoUrl}
          alt=""
          loading="lazy"
          decoding="async"
          width={40}
          height={48}
        />
      )}
    </td>
    <th scope="row">
      {one.name}
      <span className={styles.number}>
        {one.matricNumber}
        {one.isCarryover && `, ${texts.carryover.toLowerCase()}`}
      </span>
      <span className={styles.number}>
        {one.department}, {one.level}
      </span>
    </th>
    <td>
      {canMark ? (
        <fieldset className={styles.marks} aria-label={texts.group(one.name)}>
          {choices.map((choice) => (
            <button
              key={choice}
              type="button"
              data-choice={choice}
              className={styles.choice}
              aria-pressed={mark === choice}
              aria-label={texts.markAs(one.name, choice)}
              disabled={choice === "PRESENT" && one.obstacle !== null}
              onClick={() => onMark(one.id, mark === choice ? "NONE" : choice)}
            >
              {texts.marks[choice]}
            </button>
          ))}
        </fieldset>
      ) : (
        texts.marks[mark]
      )}
      {note && (
        <p role="status" className={styles.note}>
          {note}
        </p>
      )}
    </td>
    <td>
      {one.obstacle === null ? (
        <StatusTag kind="good">{texts.may}</StatusTag>
      ) : (
        <StatusTag kind="bad">{one.obstacle}</StatusTag>
      )}
    </td>
    {canMark && (
      <td>
        <Button
          variant="plain"
          aria-label={one.barredReason === null ? texts.barOf(one.name) : texts.unbarOf(one.name)}
          onClick={() => onBar(one)}
        >
          {one.barredReason === null ? texts.bar : texts.unbar}
        </Button>
      </td>
    )}
  </tr>
));

import type { StudentExaminationsQuery_viewer_Student_classAttendance as OwnClassAttendance } from "../../gql/student-results.ts";
import { RegionCard } from "../../ui/RegionCard.tsx";
import { type StatusKind, StatusTag } from "../../ui/StatusTag.tsx";
import styles from "./Results.module.css";

type Course = OwnClassAttendance["courses"][number];

const states: Readonly<
  Record<Course["state"], { readonly kind: StatusKind; readonly text: string }>
> = {
  NONE: { kind: "neutral", text: "No class counts yet" },
  ENOUGH: { kind: "good", text: "Enough" },
  AT_RISK: { kind: "waiting", text: "Do not miss the next class" },
  BELOW: { kind: "bad", text: "Too little" },
};

const attendedOf = ({ present, absent, excused, percent }: Course): string =>
  [
    `Attended ${present} of ${present + absent} classes`,
    percent !== null && `${percent}%`,
    excused > 0 && `${excused} excused`,
  ]
    .filter(Boolean)
    .join(", ");

/** How many of the recorded classes of each course the student attended. */
export const ClassAttendance = ({
  attendance: { minimumPercent, courses },
}: {
  readonly attendance: OwnClassAttendance;
}) => {
  if (courses.length === 0) return null;
  return (
    <RegionCard title="Class attendance">
      {minimumPercent > 0 && (
        <p>{`The college asks for ${minimumPercent}% of the classes. Who attends less may be barred from the examination.`}</p>
      )}
      <ul className={styles.lines}>
        {courses.map((course) => (
          <li key={course.code} className={styles.line}>
            <span className={styles.title}>
              <span className={styles.code}>{course.code}</span> {course.title}
            </span>
            {course.barredReason === null ? (
              <StatusTag kind={states[course.state].kind}>{states[course.state].text}</StatusTag>
            ) : (
              <StatusTag kind="bad">Barred</StatusTag>
            )}
            <span className={styles.note}>{attendedOf(course)}</span>
          </li>
        ))}
      </ul>
    </RegionCard>
  );
};

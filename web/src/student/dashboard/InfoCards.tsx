import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import type { ReactNode } from "react";
import { type InfoCards_StudentFragment, InfoCards_StudentFragmentDoc } from "../../gql/student.ts";
import { texts } from "../../texts.ts";
import { Skeleton, SkeletonGroup } from "../../ui/Skeleton.tsx";
import styles from "./InfoCards.module.css";

type Student = InfoCards_StudentFragment;

interface Info {
  readonly label: string;
  readonly read: (student: Student) => string | null;
  /** Takes the whole width of a phone: its value can be long. */
  readonly wide?: boolean;
}

const levelOf = ({ level }: Student) => (level === null ? null : texts.dashboard.levelOf(level));
const semesterOf = ({ currentSemester: semester }: Student) =>
  semester && texts.dashboard.semesters[semester];

const infos: readonly Info[] = [
  { label: texts.dashboard.matricNumber, read: (student) => student.matricNumber, wide: true },
  { label: texts.dashboard.department, read: (student) => student.department, wide: true },
  { label: texts.dashboard.level, read: levelOf },
  { label: texts.dashboard.semester, read: semesterOf },
  { label: texts.dashboard.session, read: (student) => student.currentSession, wide: true },
  { label: texts.dashboard.email, read: (student) => student.email, wide: true },
];

/** Lets a long email break before its `@` rather than anywhere. */
const breakable = (value: string): ReactNode => {
  const at = value.indexOf("@");
  if (at < 0) return value;
  return (
    <>
      {value.slice(0, at)}
      <wbr />
      {value.slice(at)}
    </>
  );
};

/** The student in six cards; a dash where the college says nothing. */
export const InfoCards = ({ student }: { student: FragmentType<Student> }) => {
  const { data, complete } = useFragment({ fragment: InfoCards_StudentFragmentDoc, from: student });
  if (!complete) return null;
  return (
    <dl className={styles.cards}>
      {infos.map(({ label, read, wide }) => (
        <div key={label} className={styles.card} data-wide={wide}>
          <dt>{label}</dt>
          <dd>{breakable(read(data) || texts.dashboard.none)}</dd>
        </div>
      ))}
    </dl>
  );
};

/** The six cards while the student is being loaded, in their size. */
export const InfoCardsSkeleton = () => (
  <SkeletonGroup>
    <div className={styles.cards}>
      {infos.map(({ label, wide }) => (
        <div key={label} className={styles.card} data-wide={wide}>
          <span className={styles.label}>{label}</span>
          <span className={styles.waiting}>
            <Skeleton width="60%" />
          </span>
        </div>
      ))}
    </div>
  </SkeletonGroup>
);

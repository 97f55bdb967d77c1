import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import {
  type InfoCards_StudentFragment,
  InfoCards_StudentFragmentDoc,
} from "../../gql/student-dashboards.ts";
import { texts } from "../../texts.ts";
import { ValueCards, ValueCardsSkeleton } from "../../ui/ValueCards.tsx";

type Student = InfoCards_StudentFragment;

interface Info {
  readonly label: string;
  readonly read: (student: Student) => string | null;
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

/** Six cards about the student. A missing value is a dash. */
export const InfoCards = ({ student }: { student: FragmentType<Student> }) => {
  const { data, complete } = useFragment({ fragment: InfoCards_StudentFragmentDoc, from: student });
  if (!complete) return null;
  const cards = infos.map(({ label, read, wide }) => ({
    label,
    wide,
    value: read(data) || texts.dashboard.none,
  }));
  return <ValueCards cards={cards} />;
};

export const InfoCardsSkeleton = () => <ValueCardsSkeleton cards={infos} />;

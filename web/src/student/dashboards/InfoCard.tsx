import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { Card } from "antd";
import {
  type InfoCard_StudentFragment,
  InfoCard_StudentFragmentDoc,
} from "../../gql/student-dashboards.ts";
import { texts } from "../../texts.ts";
import { BreakableEmail } from "../../ui/BreakableEmail.tsx";
import styles from "./Dashboard.module.css";

const labels = texts.dashboard;

/** Six facts about the student. A missing one is a dash. */
export const InfoCard = ({ student }: { student: FragmentType<InfoCard_StudentFragment> }) => {
  const { data, complete } = useFragment({ fragment: InfoCard_StudentFragmentDoc, from: student });
  if (!complete) return null;
  const { matricNumber, department, level, currentSemester, currentSession, email } = data;
  const facts = [
    [labels.matricNumber, matricNumber],
    [labels.department, department],
    [labels.level, level === null ? null : labels.levelOf(level)],
    [labels.semester, currentSemester && labels.semesters[currentSemester]],
    [labels.session, currentSession],
    [labels.email, email],
  ] as const;
  return (
    <Card>
      {/* A list of terms: Ant Design's Descriptions is a table, which a narrow phone has no room for. */}
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <BreakableEmail text={value || labels.none} />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
};

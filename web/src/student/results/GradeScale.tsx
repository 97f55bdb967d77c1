import { Collapse, Descriptions } from "antd";
import type { Results } from "./course-result.ts";
import styles from "./Results.module.css";

const policies = {
  ALL: "Of a repeated course, all attempts count towards the CGPA.",
  BEST: "Of a repeated course, the best attempt counts towards the CGPA.",
  LATEST: "Of a repeated course, the latest attempt counts towards the CGPA.",
} as const;

interface GradeScaleProps {
  readonly scale: Results["scale"];
  readonly policy: Results["cgpaPolicy"];
}

/** The grade scale and the calculation of the averages, collapsed at first. */
export const GradeScale = ({ scale, policy }: GradeScaleProps) => (
  <Collapse
    items={[
      {
        key: "scale",
        label: "How results are graded",
        children: (
          <>
            <Descriptions
              size="small"
              column={{ xs: 1, sm: 2, md: 3 }}
              items={scale.map(({ letter, from, points }) => ({
                key: letter,
                label: letter,
                children: `from ${from}, ${points.toFixed(2)} points`,
              }))}
            />
            <p className={styles.note}>
              If you miss an examination, your grade is ABS with 0 points, and you take it again.
            </p>
            <p className={styles.note}>
              GPA: the points of each course times its credits, divided by all credits. The CGPA is
              the same over all semesters.
            </p>
            <p className={styles.note}>{policies[policy]}</p>
          </>
        ),
      },
    ]}
  />
);

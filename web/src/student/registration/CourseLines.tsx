import { Flex, Tag } from "antd";
import { useId } from "react";
import { courseCount, creditCount } from "../counts.ts";
import styles from "./Registration.module.css";
import type { ShownCourse } from "./semester-offer.ts";

type Line = Pick<ShownCourse, "id" | "isCarryover" | "isCompulsory" | "record">;

export const CourseTags = ({
  isCarryover,
  isCompulsory,
}: Pick<Line, "isCarryover" | "isCompulsory">) => (
  <>
    {isCarryover && <Tag>Carryover</Tag>}
    {isCompulsory && !isCarryover && <Tag>Compulsory</Tag>}
  </>
);

interface CourseLinesProps {
  readonly title: string;
  readonly courses: readonly Line[];
}

/** A read-only list of courses with their credits. Renders nothing without courses. */
export const CourseLines = ({ title, courses }: CourseLinesProps) => {
  const titleId = useId();
  if (courses.length === 0) return null;
  const total = courses.reduce((credits, { record }) => credits + record.creditLoad, 0);
  return (
    <section aria-labelledby={titleId}>
      <Flex wrap gap="0 1rem" align="baseline" justify="space-between">
        <h3 id={titleId}>{title}</h3>
        <p>{`${courseCount(courses.length)}, ${creditCount(total)}`}</p>
      </Flex>
      <ul className={styles.lines}>
        {courses.map(({ id, record, isCarryover, isCompulsory }) => (
          <li key={id} className={styles.line}>
            <p className={styles.name}>
              <span className={styles.code}>{record.code}</span> <span>{record.title}</span>{" "}
              <CourseTags {...{ isCarryover, isCompulsory }} />
            </p>
            <p className={styles.credits}>{creditCount(record.creditLoad)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
};

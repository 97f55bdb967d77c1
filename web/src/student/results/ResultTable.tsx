import { Table } from "antd";
import type { StudentResultsQuery_viewer_Student_results_sessions_semesters_courses as CourseResult } from "../../gql/student-results.ts";
import { creditCount } from "../counts.ts";
import { marksOf, notesOf } from "./course-result.ts";
import { Grade } from "./Grade.tsx";
import styles from "./Results.module.css";

export interface ResultTableProps {
  readonly label: string;
  readonly courses: readonly CourseResult[];
}

const figure = (title: keyof ReturnType<typeof marksOf>) => ({
  key: title,
  title,
  width: 72,
  align: "right" as const,
  className: styles.figures ?? "",
  render: (_value: unknown, course: CourseResult) => marksOf(course)[title],
});

export default function ResultTable({ label, courses }: ResultTableProps) {
  return (
    <Table<CourseResult>
      aria-label={label}
      rowKey="courseId"
      className={styles.table ?? ""}
      size="small"
      pagination={false}
      tableLayout="fixed"
      dataSource={courses}
      columns={[
        {
          title: "Course",
          render: (_value, course) => (
            <>
              <span className={styles.code}>{course.code}</span> {course.title},{" "}
              {creditCount(course.creditLoad)}
              {notesOf(course).map((note) => (
                <div key={note} className={styles.note}>
                  {note}
                </div>
              ))}
            </>
          ),
        },
        figure("CA"),
        figure("Exam"),
        figure("Total"),
        {
          title: "Grade",
          width: 130,
          align: "right",
          render: (_value, course) => <Grade course={course} />,
        },
        figure("Points"),
      ]}
    />
  );
}

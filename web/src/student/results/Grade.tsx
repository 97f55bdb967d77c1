import { Flex } from "antd";
import type { StudentResultsQuery_viewer_Student_results_sessions_semesters_courses as CourseResult } from "../../gql/student-results.ts";
import { StatusTag } from "../../ui/StatusTag.tsx";

/** The grade of a course. Only a failure is marked. */
export const Grade = ({ course: { remark, grade, isPassed } }: { course: CourseResult }) => (
  <Flex gap="small" justify="end">
    {isPassed === false && <StatusTag kind="bad">Failed</StatusTag>}
    <strong>{remark === "WITHHELD" ? "Withheld" : grade}</strong>
  </Flex>
);

import { Flex } from "antd";
import { StatusTag } from "../../ui/StatusTag.tsx";
import type { CourseResult } from "./course-result.ts";

/** The grade of a course. Only a failure is marked. */
export const Grade = ({ course: { remark, grade, isPassed } }: { course: CourseResult }) => (
  <Flex gap="small" justify="end">
    {isPassed === false && <StatusTag kind="bad">Failed</StatusTag>}
    <strong>{remark === "WITHHELD" ? "Withheld" : grade}</strong>
  </Flex>
);

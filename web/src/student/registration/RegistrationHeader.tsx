import { Card, Descriptions, Flex } from "antd";
import { Link } from "react-router-dom";
import { creditBalance } from "../../../../rules/registration/credit-balance.ts";
import { formatClosing } from "../../lib/dates.ts";
import { paths } from "../../paths.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { StatusTag } from "../../ui/StatusTag.tsx";
import { courseCount, creditCount } from "../counts.ts";
import { type Courses, offerOf, type Registration } from "./semester-offer.ts";

const semesters = {
  FIRST: "First Semester",
  SECOND: "Second Semester",
  THIRD: "Third Semester",
} as const;

interface RegistrationStatusProps {
  readonly status: Courses["status"];
  /** False on the page that lists the registered courses. */
  readonly hasLink?: boolean;
}

/** The progress of the registration and the registered courses. */
export const RegistrationStatus = ({ status, hasLink = true }: RegistrationStatusProps) => {
  const { isComplete, totalCourses, totalCredits } = status;
  const count = `${courseCount(totalCourses)}, ${creditCount(totalCredits)}`;
  return (
    <Flex wrap gap="small" align="center" justify="space-between">
      <StatusTag kind={isComplete ? "good" : "waiting"}>
        {isComplete ? "Registration Complete" : "Registration In Progress"}
      </StatusTag>
      <span>
        Registered:{" "}
        {hasLink && totalCourses > 0 ? (
          <Link to={paths.student.registeredCourses}>{count}</Link>
        ) : (
          count
        )}
      </span>
    </Flex>
  );
};

interface RegistrationHeaderProps extends Omit<RegistrationStatusProps, "status"> {
  readonly registration: Registration;
  readonly courses: Courses;
}

/** The semester, the deadline, the limits and the progress. */
export const RegistrationHeader = (props: RegistrationHeaderProps) => {
  const { registration, courses, hasLink = true } = props;
  const { timeZone } = usePortal();
  const { session, semester, isOpen, closesAt } = registration;
  const { minimum, maximum } = creditBalance(offerOf(registration, courses), new Set());
  const facts = [
    ["Session", session],
    ["Semester", semester && semesters[semester]],
    ["Credits allowed", minimum < maximum ? `${minimum} to ${maximum}` : String(maximum)],
    ["Registration closes", isOpen && closesAt && formatClosing(closesAt, timeZone)],
  ] as const;
  return (
    <Card size="small">
      <Descriptions
        size="small"
        column={{ xs: 1, sm: 2 }}
        items={facts.flatMap(([label, value]) =>
          value === false ? [] : [{ key: label, label, children: value || "—" }],
        )}
      />
      <RegistrationStatus status={courses.status} hasLink={hasLink} />
    </Card>
  );
};

import { Link } from "react-router-dom";
import { paths } from "../../paths.ts";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./Registration.module.css";
import { registrationTexts } from "./registration-texts.ts";
import type { Courses } from "./registration-types.ts";

interface RegistrationStatusProps {
  readonly status: Courses["status"];
  /** False on the page that lists them. */
  readonly hasLink?: boolean;
}

/** The progress of the registration and the registered courses. */
export const RegistrationStatus = ({ status, hasLink = true }: RegistrationStatusProps) => {
  const { isComplete, totalCourses, totalCredits } = status;
  const { courses, credits, complete, inProgress } = registrationTexts;
  const count = `${courses(totalCourses)}, ${credits(totalCredits)}`;
  return (
    <p className={styles.status} data-complete={isComplete}>
      <span className={styles.statusName}>
        <Icon name={isComplete ? "check" : "clock"} />
        {isComplete ? complete : inProgress}
      </span>
      <span>
        {registrationTexts.registeredCount}:{" "}
        {hasLink && totalCourses > 0 ? (
          <Link to={paths.student.registeredCourses}>{count}</Link>
        ) : (
          count
        )}
      </span>
    </p>
  );
};

import styles from "./CourseRow.module.css";
import { registrationTexts } from "./registration-texts.ts";

interface CourseTagsProps {
  readonly isCarryover: boolean;
  readonly isCompulsory: boolean;
  readonly isRegistered?: boolean;
}

/** The tags of a course for the student. */
export const CourseTags = (props: CourseTagsProps) => {
  const { isCarryover, isCompulsory, isRegistered = false } = props;
  const { carryover, compulsory, registered } = registrationTexts.select;
  const tags = [
    isCarryover && { kind: "carryover", text: carryover },
    isCompulsory && !isCarryover && { kind: "compulsory", text: compulsory },
    isRegistered && { kind: "registered", text: registered },
  ];
  return tags.map(
    (tag) =>
      tag && (
        <span key={tag.kind} className={styles.tag} data-kind={tag.kind}>
          {tag.text}
        </span>
      ),
  );
};

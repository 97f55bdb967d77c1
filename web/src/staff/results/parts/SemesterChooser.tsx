import type { Semester } from "../../../gql/staff-results.ts";
import { Field } from "../../../ui/Field.tsx";
import styles from "./SemesterChooser.module.css";
import { resultTexts } from "./texts.ts";

interface SemesterChooserProps {
  /** Newest first. */
  readonly semesters: readonly {
    readonly id: string;
    readonly session: string;
    readonly semester: Semester;
    readonly isCurrent: boolean;
  }[];
  /** The id of the chosen semester; null for the running one. */
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
}

/** The select box of the semester. */
export const SemesterChooser = ({ semesters, chosen, onChoose }: SemesterChooserProps) => {
  const shown = chosen ?? semesters.find(({ isCurrent }) => isCurrent)?.id ?? "";
  return (
    <div className={styles.chooser}>
      <Field label={resultTexts.semester}>
        {(control) => (
          <select
            {...control}
            value={shown}
            onChange={(event) => onChoose(event.currentTarget.value)}
          >
            {!semesters.some(({ id }) => id === shown) && (
              <option value={shown}>{resultTexts.none}</option>
            )}
            {semesters.map(({ id, session, semester, isCurrent }) => {
              const name = resultTexts.semesterOf(session, semester);
              return (
                <option key={id} value={id}>
                  {isCurrent ? resultTexts.running(name) : name}
                </option>
              );
            })}
          </select>
        )}
      </Field>
    </div>
  );
};

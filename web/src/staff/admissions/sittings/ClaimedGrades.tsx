import type { SittingDetailsFragment } from "../../../gql/staff-admissions.ts";
import { formatCalendarDate } from "../../../lib/dates.ts";
import { FactGrid } from "../../kit/FactGrid.tsx";
import styles from "../Admissions.module.css";
import { admissionTexts } from "../texts.ts";

const texts = admissionTexts.sitting;

/** The applicant's claims and the course's requirements. */
export const ClaimedGrades = ({ sitting }: { sitting: SittingDetailsFragment }) => {
  const needs = sitting.olevelRequirement;
  return (
    <div className={styles.stack}>
      <FactGrid
        facts={[
          ["Exam number", sitting.examNumber],
          ["School", sitting.schoolName],
          ["Date of birth", sitting.dateOfBirth && formatCalendarDate(sitting.dateOfBirth)],
        ]}
      />
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{texts.subject}</th>
            <th scope="col">{texts.grade}</th>
          </tr>
        </thead>
        <tbody>
          {sitting.subjects.map(({ name, grade }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{grade}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {needs && (
        <p className={styles.note}>
          {texts.needs(needs.credits, needs.sittings)}{" "}
          {needs.subjects.map((group) => group.join(" or ")).join("; ")}.
        </p>
      )}
    </div>
  );
};

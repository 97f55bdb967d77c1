import type { SittingDetailsFragment } from "../../../gql/staff-admissions.ts";
import { formatCalendarDate } from "../../../lib/dates.ts";
import { FigureTable } from "../../dashboards/FigureTable.tsx";
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
      <FigureTable
        label={texts.claimed}
        textColumns={2}
        columns={[texts.subject, texts.grade]}
        rows={sitting.subjects.map(({ name, grade }) => ({ key: name, cells: [name, grade] }))}
      />
      {needs && (
        <p className={styles.note}>
          {texts.needs(needs.credits, needs.sittings)}{" "}
          {needs.subjects.map((group) => group.join(" or ")).join("; ")}.
        </p>
      )}
    </div>
  );
};

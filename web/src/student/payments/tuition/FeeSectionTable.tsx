import { useId } from "react";
import type { TuitionFees_StudentFragment } from "../../../gql/student-payments.ts";
import { formatAmount } from "../../../lib/money.ts";
import { Card } from "../../../ui/Card.tsx";
import styles from "./Tuition.module.css";
import { tuitionTexts } from "./tuition-texts.ts";

export type FeeSection = NonNullable<TuitionFees_StudentFragment["fees"]>["sections"][number];

interface FeeSectionTableProps {
  readonly section: FeeSection;
  readonly currencySymbol: string;
}

/** A section of the schedule: its lines, where they are paid, and their total. */
export const FeeSectionTable = ({ section, currencySymbol }: FeeSectionTableProps) => {
  const titleId = useId();
  return (
    <Card labelledBy={titleId}>
      <div className={styles.sectionHead}>
        <h2 id={titleId}>{tuitionTexts.section(section.name, section.title)}</h2>
        <p className={styles.place} data-place={section.paidAt}>
          {tuitionTexts.places[section.paidAt]}
        </p>
      </div>
      <table className={styles.fees} aria-labelledby={titleId}>
        <thead>
          <tr>
            <th scope="col">{tuitionTexts.item}</th>
            <th scope="col">{tuitionTexts.frequency}</th>
            <th scope="col">{tuitionTexts.amount(currencySymbol)}</th>
          </tr>
        </thead>
        <tbody>
          {section.lines.map((line) => (
            <tr key={line.code}>
              <th scope="row">{line.label}</th>
              <td>{tuitionTexts.frequencies[line.frequency]}</td>
              <td>{formatAmount(line.amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {tuitionTexts.total}
            </th>
            <td>{formatAmount(section.total)}</td>
          </tr>
        </tfoot>
      </table>
    </Card>
  );
};

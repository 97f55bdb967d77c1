import type { DecideManyMutation } from "../../../gql/staff-admissions.ts";
import { classNames } from "../../../lib/class-names.ts";
import { ScrollBox } from "../../kit/ScrollBox.tsx";
import styles from "../Admissions.module.css";
import { outcomes } from "../labels.ts";
import { admissionTexts } from "../texts.ts";

const texts = admissionTexts.decide;

type Row = Extract<
  DecideManyMutation["decideOnApplicants"],
  { __typename: "BulkDecision" }
>["rows"][number];

/** Further rows are only counted. */
const maxShown = 200;

/** The previewed decisions. */
export const DecisionRows = ({ rows }: { rows: readonly Row[] }) => {
  if (rows.length === 0) return null;
  return (
    <ScrollBox className={classNames(styles.scroll, styles.short)}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{texts.columns.name}</th>
            <th scope="col">{texts.columns.before}</th>
            <th scope="col">{texts.columns.after}</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, maxShown).map((row) => (
            <tr key={row.id}>
              <td>
                {row.applicationNo} {row.name}
              </td>
              <td>{row.before ? outcomes[row.before].text : texts.undecided}</td>
              <td>{row.problem ?? futureTextOf(row)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > maxShown && <p>{texts.more(rows.length - maxShown)}</p>}
    </ScrollBox>
  );
};

const futureTextOf = ({ outcome, department }: Row): string =>
  [outcomes[outcome].text, department].filter(Boolean).join(", ");

import { type ReactNode, useId } from "react";
import { Icon } from "../../../ui/Icon.tsx";
import { kitTexts } from "../kit-texts.ts";
import { ScrollBox } from "../ScrollBox.tsx";
import styles from "./Bulk.module.css";
import type { BulkRow } from "./bulk-types.ts";

/** Further rows are only counted. */
const maxShown = 100;

interface BulkRowsProps {
  readonly title: string;
  readonly kind: "allowed" | "blocked";
  readonly rows: readonly BulkRow[];
  readonly children?: ReactNode;
}

/** The rows of a preview that can be changed, or those that cannot, with the reasons. */
export const BulkRows = ({ title, kind, rows, children }: BulkRowsProps) => {
  const titleId = useId();
  return (
    <section className={styles.part} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h3 id={titleId} className={styles[kind]}>
          <Icon name={kind === "allowed" ? "check" : "warning"} />
          {title}
        </h3>
        {children}
      </div>
      <ScrollBox className={styles.rows}>
        <table>
          <thead>
            <tr>
              <th scope="col">{kitTexts.bulk.columns.name}</th>
              <th scope="col">{kitTexts.bulk.columns.outcome}</th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, maxShown).map(({ id, label, outcome, problem }) => (
              <tr key={id}>
                <td>{label}</td>
                <td>{problem ?? outcome}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {rows.length > maxShown && (
          <p className={styles.more}>{kitTexts.bulk.more(rows.length - maxShown)}</p>
        )}
      </ScrollBox>
    </section>
  );
};

import type { ReactNode } from "react";
import styles from "./FactGrid.module.css";

/** Label and value; an empty value is said to be so. */
export type Fact = readonly [label: string, value: ReactNode];

/** What is known of a record, in as many columns as there is room for. */
export const FactGrid = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={styles.grid}>
    {facts.map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value === null || value === undefined || value === "" ? "–" : value}</dd>
      </div>
    ))}
  </dl>
);

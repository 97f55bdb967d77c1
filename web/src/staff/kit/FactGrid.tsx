import type { ReactNode } from "react";
import styles from "./FactGrid.module.css";

/** A label and its value. An empty value is shown as such. */
export type Fact = readonly [label: string, value: ReactNode];

/** The facts of a record in as many columns as fit. */
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

import { Descriptions } from "antd";
import type { ReactNode } from "react";
import styles from "./list/StaffList.module.css";

/** A label and its value. An empty value is shown as such. */
export type Fact = readonly [label: string, value: ReactNode];

/** The facts of a record in as many columns as fit. */
export const FactGrid = ({ facts }: { facts: readonly Fact[] }) => (
  <Descriptions
    size="small"
    column={{ xs: 1, sm: 2, xl: 3 }}
    items={facts.map(([label, value]) => ({
      key: label,
      label,
      children: value === null || value === undefined || value === "" ? "–" : value,
    }))}
  />
);

/** Facts without columns, as many in a line as fit. */
export const FactLine = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={styles.facts}>
    {facts.map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

import { Descriptions } from "antd";
import type { ReactNode } from "react";
import { BreakableEmail } from "../../ui/BreakableEmail.tsx";
import styles from "./list/StaffList.module.css";

/** A label and its value. An empty value is shown as such. */
export type Fact = readonly [label: string, value: ReactNode];

interface FactGridProps {
  readonly facts: readonly Fact[];
  /** At most. Fewer than three where something else stands beside the grid, or in a dialog. */
  readonly columns?: 1 | 2 | 3;
}

/** The facts of a record in as many columns as fit. */
export const FactGrid = ({ facts, columns = 3 }: FactGridProps) => (
  <Descriptions
    size="small"
    column={{ xs: 1, sm: Math.min(columns, 2), xl: columns }}
    items={facts.map(([label, value]) => ({ key: label, label, children: shown(value) }))}
  />
);

const shown = (value: ReactNode): ReactNode => {
  if (value === null || value === undefined || value === "") return "–";
  return typeof value === "string" ? <BreakableEmail text={value} /> : value;
};

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

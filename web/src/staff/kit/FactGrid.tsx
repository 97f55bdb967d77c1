import { Descriptions } from "antd";
import type { ReactNode } from "react";

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

import { Card, Flex, Grid, Tag } from "antd";
import { Suspense, useId } from "react";
import { lazyPartOr } from "../../../lib/lazy-part.ts";
import { formatAmount } from "../../../lib/money.ts";
import { type FeeSectionProps, frequencies } from "./fee-section.ts";
import styles from "./Tuition.module.css";

const places = {
  BURSARY: "Paid at the bursary",
  EXTERNAL: "Paid on an external online platform",
  PORTAL: "Paid here",
} as const;

const FeeLines = ({ section, currencySymbol }: FeeSectionProps) => (
  <dl className={styles.lines}>
    {section.lines.map(({ code, label, amount, frequency }) => (
      <div key={code}>
        <dt>
          {label} <span className={styles.minor}>{frequencies[frequency]}</span>
        </dt>
        <dd>{formatAmount(amount)}</dd>
      </div>
    ))}
    <div className={styles.total}>
      <dt>Total ({currencySymbol})</dt>
      <dd>{formatAmount(section.total)}</dd>
    </div>
  </dl>
);

// Ant Design's Table weighs more than the rest of the page, and a phone shows lines.
const FeeTable = lazyPartOr(FeeLines, () => import("./FeeTable.tsx"));

/** A section of the schedule: its lines, where they are paid, and their total. */
export const FeeSectionCard = ({ section, currencySymbol }: FeeSectionProps) => {
  const titleId = useId();
  const { md } = Grid.useBreakpoint();
  const { name, title, paidAt } = section;
  const lines = <FeeLines section={section} currencySymbol={currencySymbol} />;
  return (
    <Card role="region" aria-labelledby={titleId}>
      <Flex wrap gap="small" justify="space-between" className={styles.head ?? ""}>
        <h2 id={titleId}>{`Section ${name}: ${title}`}</h2>
        <Tag color={paidAt === "PORTAL" ? "processing" : "default"}>{places[paidAt]}</Tag>
      </Flex>
      {md ? (
        <Suspense fallback={lines}>
          <FeeTable section={section} currencySymbol={currencySymbol} />
        </Suspense>
      ) : (
        lines
      )}
    </Card>
  );
};

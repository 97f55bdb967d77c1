import { Card, Flex, Grid, Table, Tag } from "antd";
import { useId } from "react";
import type { FeeSection_SectionFragment } from "../../../gql/student-payments.ts";
import { formatAmount } from "../../../lib/money.ts";
import styles from "./Tuition.module.css";

const places = {
  BURSARY: "Paid at the bursary",
  EXTERNAL: "Paid on an external online platform",
  PORTAL: "Paid here",
} as const;

const frequencies = { ONCE: "Once", PER_SESSION: "per session" } as const;

interface FeeSectionCardProps {
  readonly section: FeeSection_SectionFragment;
  readonly currencySymbol: string;
}

/** A section of the schedule: its lines, where they are paid, and their total. */
export const FeeSectionCard = ({ section, currencySymbol }: FeeSectionCardProps) => {
  const titleId = useId();
  const { md } = Grid.useBreakpoint();
  const { name, title, paidAt } = section;
  return (
    <Card role="region" aria-labelledby={titleId}>
      <Flex wrap gap="small" justify="space-between" className={styles.head ?? ""}>
        <h2 id={titleId}>{`Section ${name}: ${title}`}</h2>
        <Tag color={paidAt === "PORTAL" ? "processing" : "default"}>{places[paidAt]}</Tag>
      </Flex>
      {md ? (
        <FeeTable section={section} currencySymbol={currencySymbol} />
      ) : (
        <FeeLines section={section} currencySymbol={currencySymbol} />
      )}
    </Card>
  );
};

const FeeTable = ({ section, currencySymbol }: FeeSectionCardProps) => (
  <Table
    rowKey="code"
    size="middle"
    pagination={false}
    dataSource={section.lines}
    columns={[
      { title: "Item", dataIndex: "label" },
      {
        title: "Paid",
        width: 140,
        render: (_value, { frequency }) => frequencies[frequency],
      },
      {
        title: `Amount (${currencySymbol})`,
        width: 160,
        align: "right",
        className: styles.figures ?? "",
        render: (_value, { amount }) => formatAmount(amount),
      },
    ]}
    summary={() => (
      <Table.Summary.Row>
        <Table.Summary.Cell index={0} colSpan={2}>
          <strong>Total</strong>
        </Table.Summary.Cell>
        <Table.Summary.Cell index={2} align="right">
          <strong className={styles.figures}>{formatAmount(section.total)}</strong>
        </Table.Summary.Cell>
      </Table.Summary.Row>
    )}
  />
);

const FeeLines = ({ section, currencySymbol }: FeeSectionCardProps) => (
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

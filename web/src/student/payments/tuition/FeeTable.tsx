import { Table } from "antd";
import { formatAmount } from "../../../lib/money.ts";
import { type FeeSectionProps, frequencies } from "./fee-section.ts";
import styles from "./Tuition.module.css";

/** The lines of a section and their total, on a desktop. */
export default function FeeTable({ section, currencySymbol }: FeeSectionProps) {
  return (
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
}

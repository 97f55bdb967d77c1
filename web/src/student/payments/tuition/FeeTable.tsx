import { Table } from "antd";
import styles from "./Tuition.module.css";

export interface FeeTableProps {
  readonly currencySymbol: string;
  readonly lines: readonly Readonly<Record<"code" | "label" | "amount" | "frequency", string>>[];
  readonly total: string;
}

export default function FeeTable({ currencySymbol, lines, total }: FeeTableProps) {
  return (
    <Table
      rowKey="code"
      size="middle"
      pagination={false}
      dataSource={lines}
      columns={[
        { title: "Item", dataIndex: "label" },
        { title: "Paid", width: 140, dataIndex: "frequency" },
        {
          title: `Amount (${currencySymbol})`,
          width: 160,
          align: "right",
          className: styles.figures ?? "",
          dataIndex: "amount",
        },
      ]}
      summary={() => (
        <Table.Summary.Row>
          <Table.Summary.Cell index={0} colSpan={2}>
            <strong>Total</strong>
          </Table.Summary.Cell>
          <Table.Summary.Cell index={2} align="right">
            <strong className={styles.figures}>{total}</strong>
          </Table.Summary.Cell>
        </Table.Summary.Row>
      )}
    />
  );
}

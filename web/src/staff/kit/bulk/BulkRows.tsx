import { CheckCircleOutlined, WarningOutlined } from "@ant-design/icons";
import { Flex, Table } from "antd";
import { type ReactNode, useId } from "react";
import { kitTexts } from "../kit-texts.ts";
import styles from "./Bulk.module.css";
import type { BulkRow } from "./bulk-types.ts";

const columns = [
  { title: kitTexts.bulk.columns.name, dataIndex: "label" },
  {
    title: kitTexts.bulk.columns.outcome,
    key: "outcome",
    render: (_cell: unknown, { outcome, problem }: BulkRow) => problem ?? outcome,
  },
];

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
      <Flex wrap gap="small" align="center" justify="space-between" className={styles.head}>
        <h3 id={titleId} className={styles[kind]}>
          {kind === "allowed" ? (
            <CheckCircleOutlined aria-hidden />
          ) : (
            <WarningOutlined aria-hidden />
          )}{" "}
          {title}
        </h3>
        {children}
      </Flex>
      <Table
        size="small"
        columns={columns}
        dataSource={[...rows]}
        rowKey="id"
        pagination={{ pageSize: 10, hideOnSinglePage: true, showSizeChanger: false }}
      />
    </section>
  );
};

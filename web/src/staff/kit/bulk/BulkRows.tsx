import { CheckCircleOutlined, WarningOutlined } from "@ant-design/icons";
import { Flex } from "antd";
import { type ReactNode, useId } from "react";
import { FigureTable } from "../../dashboards/FigureTable.tsx";
import { kitTexts } from "../kit-texts.ts";
import styles from "./Bulk.module.css";
import type { BulkRow } from "./bulk-types.ts";

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
      <FigureTable
        label={title}
        textColumns={2}
        columns={[kitTexts.bulk.columns.name, kitTexts.bulk.columns.outcome]}
        pageSize={10}
        rows={rows.map(({ id, label, outcome, problem }) => ({
          key: id,
          cells: [label, problem ?? outcome],
        }))}
      />
    </section>
  );
};

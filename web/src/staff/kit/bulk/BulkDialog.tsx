import { CheckCircleOutlined, WarningOutlined } from "@ant-design/icons";
import { Alert, Button, Flex, Form, Spin } from "antd";
import { type ReactNode, useId } from "react";
import { texts } from "../../../texts.ts";
import { FigureTable } from "../../dashboards/FigureTable.tsx";
import { kitTexts } from "../kit-texts.ts";
import { ReasonField } from "../ReasonField.tsx";
import { DialogActions, StaffDialog } from "../StaffDialog.tsx";
import styles from "./Bulk.module.css";
import type { BulkPreview, BulkResult, BulkRow } from "./bulk-types.ts";
import { useBulkAction } from "./use-bulk-action.ts";

const labels = kitTexts.bulk;

interface BulkRowsProps {
  readonly title: string;
  readonly kind: "allowed" | "blocked";
  readonly rows: readonly BulkRow[];
  readonly children?: ReactNode;
}

/** The rows of a preview that can be changed, or those that cannot, with the reasons. */
const BulkRows = ({ title, kind, rows, children }: BulkRowsProps) => {
  const titleId = useId();
  return (
    <section className={styles.part} aria-labelledby={titleId}>
      <Flex wrap gap="small" align="center" justify="space-between" className={styles.head}>
        <h2 id={titleId} className={styles[kind]}>
          {kind === "allowed" ? (
            <CheckCircleOutlined aria-hidden />
          ) : (
            <WarningOutlined aria-hidden />
          )}{" "}
          {title}
        </h2>
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

export interface BulkDialogProps {
  readonly title: string;
  /** The label of the confirm button. */
  readonly action: string;
  /** The explanation of the action, if the rows alone are not enough. */
  readonly meaning?: string | undefined;
  readonly ids: readonly string[];
  /** The dry run. */
  readonly preview: (ids: readonly string[]) => Promise<BulkPreview>;
  readonly run: (ids: readonly string[], reason: string) => Promise<BulkResult>;
  readonly onDone: (done: string) => void;
  readonly onClose: () => void;
}

/** Previews a bulk action row by row, asks for the reason and runs it for all rows or none. */
export const BulkDialog = ({ title, action, meaning, onClose, ...options }: BulkDialogProps) => {
  const bulk = useBulkAction(options);
  const { rows, allowedRows, blockedRows, failureMessage, busy } = bulk;
  if (!rows) {
    return (
      <StaffDialog title={title} onClose={onClose}>
        {failureMessage ? (
          <Alert
            type="error"
            showIcon
            title={failureMessage}
            action={
              <Button loading={busy} onClick={bulk.retry}>
                {texts.tryAgain}
              </Button>
            }
          />
        ) : (
          <Flex gap="small" role="status">
            <Spin size="small" />
            {labels.previewing}
          </Flex>
        )}
      </StaffDialog>
    );
  }
  return (
    <StaffDialog title={title} onClose={onClose}>
      <Form
        layout="vertical"
        requiredMark={false}
        validateTrigger="onSubmit"
        scrollToFirstError={{ focus: true, block: "nearest" }}
        onFinish={({ reason }: { reason: string }) => {
          if (!busy) bulk.start(reason.trim());
        }}
      >
        {failureMessage && (
          <Alert type="error" showIcon title={labels.refused} description={failureMessage} />
        )}
        {bulk.outdated && !failureMessage && (
          <Alert type="warning" role="status" showIcon title={labels.outdated} />
        )}
        {blockedRows.length > 0 && (
          <BulkRows
            title={labels.blockedRows(blockedRows.length)}
            kind="blocked"
            rows={blockedRows}
          >
            {allowedRows.length > 0 && (
              <Button loading={busy} onClick={bulk.leaveOut}>
                {labels.leaveOut(blockedRows.length)}
              </Button>
            )}
          </BulkRows>
        )}
        {allowedRows.length > 0 ? (
          <BulkRows
            title={labels.allowedRows(allowedRows.length)}
            kind="allowed"
            rows={allowedRows}
          />
        ) : (
          <p>{labels.none}</p>
        )}
        {meaning && <p>{meaning}</p>}
        {allowedRows.length > 0 && <ReasonField />}
        <DialogActions>
          <Button onClick={onClose}>{kitTexts.cancel}</Button>
          <Button
            type="primary"
            htmlType="submit"
            loading={busy}
            disabled={allowedRows.length === 0 || blockedRows.length > 0}
          >
            {action}
          </Button>
        </DialogActions>
      </Form>
    </StaffDialog>
  );
};

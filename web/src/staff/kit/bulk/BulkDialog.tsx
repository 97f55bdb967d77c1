import { CheckCircleOutlined, WarningOutlined } from "@ant-design/icons";
import { Alert, Button, Flex, Form } from "antd";
import { type ReactNode, useId, useState } from "react";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { useFormSubmit } from "../../../ui/use-form-submit.ts";
import { Waiting } from "../../../ui/Waiting.tsx";
import { FigureTable } from "../../dashboards/FigureTable.tsx";
import { withFirstMessage } from "../ConfirmStep.tsx";
import { formatCount } from "../format-count.ts";
import { kitTexts } from "../kit-texts.ts";
import { ReasonField } from "../ReasonField.tsx";
import { DialogActions, StaffDialog } from "../StaffDialog.tsx";
import styles from "./Bulk.module.css";
import type { BulkPreview, BulkResult, BulkRow } from "./bulk-types.ts";
import { usePreview } from "./use-preview.ts";

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
        columns={["Record", "What happens"]}
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
export const BulkDialog = (props: BulkDialogProps) => {
  const { title, action, meaning, ids, run, onDone, onClose } = props;
  const { preview, setPreview, trouble, busy, load } = usePreview(ids, props.preview);
  const [isOutdated, setOutdated] = useState(false);
  const allowed = preview?.rows.filter(({ problem }) => problem === null) ?? [];
  const blocked = preview?.rows.filter(({ problem }) => problem !== null) ?? [];
  const allowedIds = allowed.map(({ id }) => id);
  const form = useFormSubmit<{ reason: string }>({
    submit: async ({ reason }) => {
      const answer = await run(allowedIds, reason);
      if ("done" in answer) onDone(answer.done);
      else if ("outdated" in answer) {
        setOutdated(true);
        setPreview({ rows: answer.outdated });
      } else return withFirstMessage(answer.refusal, ["reason"]);
      return null;
    },
  });
  if (!preview) {
    return (
      <StaffDialog title={title} onClose={onClose}>
        {trouble ? (
          <ErrorState message={trouble} onRetry={() => void load()} retrying={busy} />
        ) : (
          <Waiting text="Looking at what would happen…" />
        )}
      </StaffDialog>
    );
  }
  const failure = trouble ?? form.banner;
  return (
    <StaffDialog title={title} onClose={onClose}>
      <Form {...form.props}>
        {failure && (
          <Alert type="error" showIcon title="Nothing was changed" description={failure} />
        )}
        {isOutdated && !failure && (
          <Alert
            type="warning"
            role="status"
            showIcon
            title="Things changed since this preview. This is how it is now."
          />
        )}
        {blocked.length > 0 && (
          <BulkRows title={`${formatCount(blocked.length)} cannot`} kind="blocked" rows={blocked}>
            {allowed.length > 0 && (
              <Button loading={busy} onClick={() => void load(allowedIds)}>
                Leave these {formatCount(blocked.length)} out
              </Button>
            )}
          </BulkRows>
        )}
        {allowed.length > 0 ? (
          <BulkRows
            title={`${formatCount(allowed.length)} can be changed`}
            kind="allowed"
            rows={allowed}
          />
        ) : (
          <p>None of the selected records can be changed.</p>
        )}
        {meaning && <p>{meaning}</p>}
        {allowed.length > 0 && <ReasonField />}
        <DialogActions>
          <Button onClick={onClose}>{kitTexts.cancel}</Button>
          <Button
            type="primary"
            htmlType="submit"
            loading={form.busy}
            disabled={allowed.length === 0 || blocked.length > 0}
          >
            {action}
          </Button>
        </DialogActions>
      </Form>
    </StaffDialog>
  );
};

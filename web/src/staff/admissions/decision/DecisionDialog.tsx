import { Alert, Button, Form, Input } from "antd";
import type { DecisionRowFragment } from "../../../gql/staff-admissions.ts";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { useFormSubmit } from "../../../ui/use-form-submit.ts";
import { Waiting } from "../../../ui/Waiting.tsx";
import { FigureTable } from "../../dashboards/FigureTable.tsx";
import { kitTexts } from "../../kit/kit-texts.ts";
import { ReasonField } from "../../kit/ReasonField.tsx";
import { DialogActions, StaffDialog } from "../../kit/StaffDialog.tsx";
import styles from "../Admissions.module.css";
import { outcomes } from "../labels.ts";
import { admissionTexts } from "../texts.ts";
import { type DecisionForm, type DecisionRequest, useDecision } from "./use-decision.ts";

const texts = admissionTexts.decide;

interface DecisionDialogProps {
  readonly wanted: readonly DecisionRequest[];
  readonly onDone: (done: string) => void;
  readonly onClose: () => void;
}

const titleOf = (wanted: readonly DecisionRequest[]): string => {
  const [first] = wanted;
  const isOneKind = wanted.every(({ outcome }) => outcome === first?.outcome);
  const title = isOneKind && first ? texts.title[first.outcome] : texts.title.many;
  return title(wanted.length);
};

/** The previewed decisions, a page at a time. */
const DecisionRows = ({ rows }: { rows: readonly DecisionRowFragment[] }) =>
  rows.length > 0 && (
    <FigureTable
      label={texts.columns.name}
      columns={Object.values(texts.columns)}
      textColumns={3}
      pageSize={10}
      rows={rows.map(({ id, applicationNo, name, before, problem, outcome, department }) => ({
        key: id,
        cells: [
          `${applicationNo} ${name}`,
          before ? outcomes[before].text : texts.undecided,
          problem ?? [outcomes[outcome].text, department].filter(Boolean).join(", "),
        ],
      }))}
    />
  );

/** Previews a bulk decision, asks for its texts and runs it for all rows or none. */
export const DecisionDialog = ({ wanted, onDone, onClose }: DecisionDialogProps) => {
  const { preview, chosen, trouble, isOutdated, busy, ...decision } = useDecision({
    wanted,
    onDone,
  });
  const form = useFormSubmit<DecisionForm>({ submit: decision.decide });
  const over = preview?.quotas.filter((quota) => quota.over > 0) ?? [];
  const has = (outcome: DecisionRequest["outcome"]) =>
    chosen.some((one) => one.outcome === outcome);
  if (!preview) {
    return (
      <StaffDialog title={titleOf(wanted)} onClose={onClose}>
        {trouble ? (
          <ErrorState message={trouble} onRetry={decision.retry} retrying={busy} />
        ) : (
          <Waiting text={texts.looking} />
        )}
      </StaffDialog>
    );
  }
  const problem = trouble ?? form.banner;
  const troubled = preview.rows.filter((row) => row.problem !== null);
  const isReady = preview.changed > 0 && troubled.length === 0;
  return (
    <StaffDialog title={titleOf(chosen)} onClose={onClose}>
      <Form {...form.props} className={styles.form ?? ""}>
        {problem && <Alert type="error" showIcon title={problem} />}
        {isOutdated && !problem && (
          <Alert type="warning" showIcon role="status" title={texts.outdated} />
        )}
        {troubled.length > 0 && (
          <Alert
            type="warning"
            showIcon
            role="status"
            title={texts.problems(troubled.length)}
            description={
              <>
                <DecisionRows rows={troubled} />
                <Button loading={busy} onClick={decision.leaveOut}>
                  {texts.leaveOut(troubled.length)}
                </Button>
              </>
            }
          />
        )}
        <p>
          {preview.changed === 0
            ? texts.none
            : texts.counts({
                changed: preview.changed,
                same: preview.rows.length - preview.changed - troubled.length,
              })}
        </p>
        <DecisionRows rows={preview.rows.filter(({ changes }) => changes)} />
        {over.length > 0 && (
          <Alert
            type="warning"
            showIcon
            role="status"
            title={texts.overTitle}
            description={
              <ul>
                {over.map(({ department, after, quota }) => (
                  <li key={department}>{texts.over(department, after, quota ?? 0)}</li>
                ))}
              </ul>
            }
          />
        )}
        {isReady && (
          <>
            {over.length > 0 && <ReasonField name="overQuotaReason" label={texts.overReason} />}
            {has("ADMITTED") && (
              <Form.Item name="answerBy" label={texts.answerBy} extra={texts.answerByHint}>
                <Input type="date" />
              </Form.Item>
            )}
            {has("NOT_ADMITTED") && <ReasonField name="told" label={texts.told} />}
            <ReasonField />
          </>
        )}
        <DialogActions>
          <Button onClick={onClose}>{kitTexts.cancel}</Button>
          <Button type="primary" htmlType="submit" loading={form.busy || busy} disabled={!isReady}>
            {texts.action(preview.changed)}
          </Button>
        </DialogActions>
      </Form>
    </StaffDialog>
  );
};

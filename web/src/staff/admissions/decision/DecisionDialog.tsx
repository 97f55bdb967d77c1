import { Alert, Button, Form, Input } from "antd";
import { useState } from "react";
import {
  type AdmissionOutcome,
  type DecideManyMutation_decideOnApplicants_BulkDecision as BulkDecision,
  type BulkDecisionInput,
  DecideManyDocument,
  type DecideManyMutation_decideOnApplicants_rows,
} from "../../../gql/staff-admissions.ts";
import { useSave } from "../../../lib/use-save.ts";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { useFormSubmit } from "../../../ui/use-form-submit.ts";
import { Waiting } from "../../../ui/Waiting.tsx";
import { FigureTable } from "../../dashboards/FigureTable.tsx";
import { usePreview } from "../../kit/bulk/use-preview.ts";
import { formatCount } from "../../kit/format-count.ts";
import { kitTexts } from "../../kit/kit-texts.ts";
import { ReasonField } from "../../kit/ReasonField.tsx";
import { DialogActions, StaffDialog } from "../../kit/StaffDialog.tsx";
import styles from "../Admissions.module.css";
import { answerByHint, outcomes, overQuotaLabel, people } from "../labels.tsx";

/** The requested decision on one applicant. */
interface DecisionRequest {
  readonly id: string;
  readonly outcome: AdmissionOutcome;
}

interface DecisionDialogProps {
  readonly wanted: readonly DecisionRequest[];
  readonly onDone: (done: string) => void;
  readonly onClose: () => void;
}

/** The texts of a decision. Those that the chosen decisions do not need are absent. */
type DecisionForm = Readonly<
  Partial<Record<"reason" | "told" | "answerBy" | "overQuotaReason", string>>
>;

const titleOf = (wanted: readonly DecisionRequest[]): string => {
  const whom = people(wanted.length);
  const [outcome, ...others] = new Set(wanted.map((one) => one.outcome));
  if (outcome === undefined || others.length > 0) return `Decide on ${whom}`;
  const titles = {
    ADMITTED: `Admit ${whom}`,
    WAITING_LIST: `Put ${whom} on the waiting list`,
    NOT_ADMITTED: `Do not admit ${whom}`,
  };
  return titles[outcome];
};

/** The previewed decisions, a page at a time. */
const DecisionRows = ({ rows }: { rows: readonly DecideManyMutation_decideOnApplicants_rows[] }) =>
  rows.length > 0 && (
    <FigureTable
      label="Applicant"
      columns={["Applicant", "Now", "Then"]}
      textColumns={3}
      pageSize={10}
      rows={rows.map(({ id, applicationNo, name, before, problem, outcome, department }) => ({
        key: id,
        cells: [
          `${applicationNo} ${name}`,
          before ? outcomes[before].text : "Undecided",
          problem ?? [outcomes[outcome].text, department].filter(Boolean).join(", "),
        ],
      }))}
    />
  );

/** Previews a bulk decision, asks for its texts and runs it for all rows or none. */
export const DecisionDialog = ({ wanted, onDone, onClose }: DecisionDialogProps) => {
  const [send] = useSave(DecideManyDocument);
  const [isOutdated, setOutdated] = useState(false);
  const ask = async (
    requests: readonly DecisionRequest[],
    input: Omit<BulkDecisionInput, "admitted" | "waitingList" | "notAdmitted">,
  ) => {
    const idsOf = (outcome: AdmissionOutcome) =>
      requests.filter((one) => one.outcome === outcome).map(({ id }) => id);
    const { decideOnApplicants } = await send({
      input: {
        ...input,
        admitted: idsOf("ADMITTED"),
        waitingList: idsOf("WAITING_LIST"),
        notAdmitted: idsOf("NOT_ADMITTED"),
      },
    });
    return decideOnApplicants;
  };
  const { preview, chosen, trouble, busy, load } = usePreview<DecisionRequest, BulkDecision>(
    wanted,
    async (requests) => {
      // A dry run requires the texts, which are not written yet.
      const answer = await ask(requests, { reason: "Preview", told: "Preview", dryRun: true });
      return answer.__typename === "Refusal" ? { refusal: answer } : answer;
    },
  );
  const form = useFormSubmit<DecisionForm>({
    submit: async ({ reason, told, answerBy, overQuotaReason }) => {
      if (!preview) return null;
      const answer = await ask(chosen, {
        reason: reason ?? "",
        told: told || null,
        answerBy: answerBy || null,
        overQuotaReason: overQuotaReason || null,
        dryRun: false,
        preview: preview.preview,
      });
      if (answer.__typename === "BulkDecision") {
        onDone(answer.message);
        return null;
      }
      if (answer.code !== "PREVIEW_OUTDATED" && answer.code !== "QUOTA_EXCEEDED") return answer;
      setOutdated(true);
      await load();
      return null;
    },
  });
  const over = preview?.quotas.filter((quota) => quota.over > 0) ?? [];
  const has = (outcome: DecisionRequest["outcome"]) =>
    chosen.some((one) => one.outcome === outcome);
  if (!preview) {
    return (
      <StaffDialog title={titleOf(wanted)} onClose={onClose}>
        {trouble ? (
          <ErrorState message={trouble} onRetry={() => void load()} retrying={busy} />
        ) : (
          <Waiting text="Looking at what would happen…" />
        )}
      </StaffDialog>
    );
  }
  const problem = trouble ?? form.banner;
  const troubled = preview.rows.filter((row) => row.problem !== null);
  const same = preview.rows.length - preview.changed - troubled.length;
  const unchanged =
    same > 0 ? `; ${same === 1 ? "1 stays" : `${formatCount(same)} stay`} as now` : "";
  const inTheWay = new Set(troubled.map(({ id }) => id));
  const possible = chosen.filter(({ id }) => !inTheWay.has(id));
  const isReady = preview.changed > 0 && troubled.length === 0;
  return (
    <StaffDialog title={titleOf(chosen)} onClose={onClose}>
      <Form {...form.props} className={styles.form ?? ""}>
        {problem && <Alert type="error" showIcon title={problem} />}
        {isOutdated && !problem && (
          <Alert
            type="warning"
            showIcon
            role="status"
            title="Somebody changed these applications meanwhile. This is how it is now."
          />
        )}
        {troubled.length > 0 && (
          <Alert
            type="warning"
            showIcon
            role="status"
            title={`${people(troubled.length)} cannot be decided on`}
            description={
              <>
                <DecisionRows rows={troubled} />
                <Button loading={busy} onClick={() => void load(possible)}>
                  Leave {formatCount(troubled.length)} out
                </Button>
              </>
            }
          />
        )}
        <p>
          {preview.changed === 0
            ? "There is nothing to decide."
            : `${people(preview.changed)} would be decided on${unchanged}.`}
        </p>
        <DecisionRows rows={preview.rows.filter(({ changes }) => changes)} />
        {over.length > 0 && (
          <Alert
            type="warning"
            showIcon
            role="status"
            title="This goes over a quota"
            description={
              <ul>
                {over.map(({ department, after, quota }) => (
                  <li key={department}>
                    {`${department}: ${formatCount(after)} offers would stand, the quota is ${formatCount(quota ?? 0)}.`}
                  </li>
                ))}
              </ul>
            }
          />
        )}
        {isReady && (
          <>
            {over.length > 0 && <ReasonField name="overQuotaReason" label={overQuotaLabel} />}
            {has("ADMITTED") && (
              <Form.Item name="answerBy" label="Last day to answer" extra={answerByHint}>
                <Input type="date" />
              </Form.Item>
            )}
            {has("NOT_ADMITTED") && (
              <ReasonField name="told" label="What those who are not admitted are told" />
            )}
            <ReasonField />
          </>
        )}
        <DialogActions>
          <Button onClick={onClose}>{kitTexts.cancel}</Button>
          <Button type="primary" htmlType="submit" loading={form.busy || busy} disabled={!isReady}>
            Decide on {people(preview.changed)}
          </Button>
        </DialogActions>
      </Form>
    </StaffDialog>
  );
};

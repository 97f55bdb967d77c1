import { type FormEvent, useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { TextAreaField } from "../../../ui/TextAreaField.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { Waiting } from "../../../ui/Waiting.tsx";
import { kitTexts } from "../../kit/kit-texts.ts";
import { maxReasonLength, reasonProblem } from "../../kit/reason.ts";
import { DialogActions, StaffDialog } from "../../kit/StaffDialog.tsx";
import styles from "../Admissions.module.css";
import { admissionTexts } from "../texts.ts";
import { DecisionRows } from "./DecisionRows.tsx";
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

/** Previews a bulk decision, asks for its texts and runs it for all rows or none. */
export const DecisionDialog = ({ wanted, onDone, onClose }: DecisionDialogProps) => {
  const { preview, chosen, trouble, errors, setErrors, isOutdated, busy, ...decision } =
    useDecision({ wanted, onDone });
  const [form, setForm] = useState<DecisionForm>({
    reason: "",
    told: "",
    answerBy: "",
    overQuotaReason: "",
  });
  const over = preview?.quotas.filter((quota) => quota.over > 0) ?? [];
  const has = (outcome: DecisionRequest["outcome"]) =>
    chosen.some((one) => one.outcome === outcome);
  const field = (name: keyof DecisionForm) => ({
    value: form[name],
    error: errors[name],
    onChange: (value: string) => {
      setForm((current) => ({ ...current, [name]: value }));
      setErrors(({ [name]: _gone, ...rest }) => rest);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const needed = [
      "reason" as const,
      ...(has("NOT_ADMITTED") ? (["told"] as const) : []),
      ...(over.length > 0 ? (["overQuotaReason"] as const) : []),
    ];
    const found = needed.flatMap((name) => {
      const problem = reasonProblem(form[name]);
      return problem ? [[name, problem] as const] : [];
    });
    setErrors(Object.fromEntries(found));
    if (found.length === 0) decision.decide(form);
  };
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
  const troubled = preview.rows.filter(({ problem }) => problem !== null);
  const isReady = preview.changed > 0 && troubled.length === 0;
  return (
    <StaffDialog title={titleOf(chosen)} onClose={onClose}>
      <form onSubmit={submit} noValidate className={styles.form}>
        {trouble && <Notice kind="error">{trouble}</Notice>}
        {isOutdated && !trouble && <Notice kind="warning">{texts.outdated}</Notice>}
        {troubled.length > 0 && (
          <Notice kind="warning" title={texts.problems(troubled.length)}>
            <DecisionRows rows={troubled} />
            <Button variant="secondary" busy={busy} onClick={decision.leaveOut}>
              {texts.leaveOut(troubled.length)}
            </Button>
          </Notice>
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
          <Notice kind="warning" title={texts.overTitle}>
            <ul>
              {over.map(({ department, after, quota }) => (
                <li key={department}>{texts.over(department, after, quota ?? 0)}</li>
              ))}
            </ul>
          </Notice>
        )}
        {isReady && (
          <>
            {over.length > 0 && (
              <TextAreaField
                label={texts.overReason}
                maxLength={maxReasonLength}
                {...field("overQuotaReason")}
              />
            )}
            {has("ADMITTED") && (
              <TextField
                type="date"
                label={texts.answerBy}
                hint={texts.answerByHint}
                {...field("answerBy")}
              />
            )}
            {has("NOT_ADMITTED") && (
              <TextAreaField label={texts.told} maxLength={maxReasonLength} {...field("told")} />
            )}
            <TextAreaField
              label={texts.reason}
              hint={texts.reasonHint}
              maxLength={maxReasonLength}
              {...field("reason")}
            />
          </>
        )}
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            {kitTexts.cancel}
          </Button>
          <Button type="submit" busy={busy} disabled={!isReady}>
            {busy ? texts.working : texts.action(preview.changed)}
          </Button>
        </DialogActions>
      </form>
    </StaffDialog>
  );
};

import { type FormEvent, useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { TextAreaField } from "../../../ui/TextAreaField.tsx";
import { kitTexts } from "../../kit/kit-texts.ts";
import { maxReasonLength, reasonProblem } from "../../kit/reason.ts";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { DialogActions } from "../../kit/StaffDialog.tsx";
import { AmendPreview } from "./AmendPreview.tsx";
import { CorrectionTable } from "./CorrectionTable.tsx";
import { type AmendedSheet, validateCorrection } from "./correction.ts";
import { StudentPicker } from "./StudentPicker.tsx";
import { officeTexts } from "./texts.ts";
import { useAmendment } from "./use-amendment.ts";
import { useCorrections } from "./use-corrections.ts";

const texts = officeTexts.amend;

interface AmendFormProps {
  readonly sheet: AmendedSheet;
  readonly reload: () => void;
  readonly onDone: (message: string) => void;
}

/** The form of an amendment: students, corrections and the reason, then a preview. */
export const AmendForm = ({ sheet, reload, onDone }: AmendFormProps) => {
  const corrections = useCorrections(sheet);
  const send = useAmendment(sheet, corrections);
  const [isValidated, setValidated] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const { picked, isOutdated, goOn, reason, setReason, wasRestored, forget } = corrections;
  const pickedIds = new Set(picked.map(({ row }) => row.studentId));
  const others = sheet.rows.filter(
    ({ studentId, isDropped }) => !isDropped && !pickedIds.has(studentId),
  );
  const isWrong = picked.some(
    ({ correction }) => validateCorrection(correction, sheet.maxima).scores === null,
  );
  const reasonError = isValidated ? reasonProblem(reason) : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setValidated(true);
    if (!isWrong && !isOutdated && picked.length > 0 && !reasonProblem(reason)) setOpen(true);
  };
  return (
    <form onSubmit={submit} noValidate>
      <SectionCard title={texts.picked}>
        {isOutdated && (
          <Notice kind="warning" title={texts.outdated}>
            <p>{texts.outdatedHint(sheet.version)}</p>
            <Button variant="secondary" onClick={() => goOn(false)}>
              {kitTexts.loadNewer}
            </Button>{" "}
            <Button variant="secondary" onClick={() => goOn(true)}>
              {texts.goOn}
            </Button>
          </Notice>
        )}
        {wasRestored && <Notice kind="info">{texts.restored}</Notice>}
        <StudentPicker rows={others} onPick={corrections.pick} />
        <CorrectionTable sheet={sheet} corrections={corrections} isValidated={isValidated} />
        <TextAreaField
          label={kitTexts.reason}
          hint={texts.reasonHint}
          error={reasonError ?? undefined}
          value={reason}
          maxLength={maxReasonLength}
          onChange={setReason}
        />
        {isValidated && isWrong && <Notice kind="error">{texts.mend}</Notice>}
        <DialogActions>
          <Button type="submit" disabled={picked.length === 0 || isOutdated}>
            {texts.preview}
          </Button>
        </DialogActions>
      </SectionCard>
      {isOpen && (
        <AmendPreview
          send={(dryRun) => send(reason.trim(), dryRun)}
          onDone={(message) => {
            forget();
            onDone(message);
          }}
          onOutdated={() => {
            setOpen(false);
            reload();
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </form>
  );
};

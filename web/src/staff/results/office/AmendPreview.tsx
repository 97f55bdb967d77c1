import { useEffect, useEffectEvent, useState } from "react";
import { failureOf } from "../../../lib/failure.ts";
import { Button } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { Waiting } from "../../../ui/Waiting.tsx";
import { kitTexts } from "../../kit/kit-texts.ts";
import { DialogActions, StaffDialog } from "../../kit/StaffDialog.tsx";
import { HistoryTable } from "../../profiles/HistoryTable.tsx";
import { formatResult } from "./format-result.ts";
import styles from "./Office.module.css";
import { officeTexts } from "./texts.ts";
import type { AmendmentAnswer } from "./use-amendment.ts";

const texts = officeTexts.amend;
const { columns } = officeTexts.versions;

type Preview = Extract<AmendmentAnswer, { readonly __typename: "SheetAmendment" }>;

interface AmendPreviewProps {
  readonly send: (dryRun: boolean) => Promise<AmendmentAnswer>;
  readonly onDone: (message: string) => void;
  /** Another version was published. Nothing was written. */
  readonly onOutdated: () => void;
  readonly onClose: () => void;
}

/** Previews an amendment student by student and makes it. */
export const AmendPreview = ({ send, onDone, onOutdated, onClose }: AmendPreviewProps) => {
  const [preview, setPreview] = useState<Preview | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const ask = async (dryRun: boolean) => {
    setBusy(true);
    setTrouble(null);
    try {
      const answer = await send(dryRun);
      if (answer.__typename === "SheetAmendment") {
        if (dryRun) setPreview(answer);
        else onDone(answer.message);
      } else if (answer.code === "CHANGED_ELSEWHERE") onOutdated();
      else setTrouble(answer.fields[0]?.message ?? answer.message);
    } catch (error) {
      setTrouble(failureOf(error).message);
    } finally {
      setBusy(false);
    }
  };
  const loadPreview = useEffectEvent(() => void ask(true));
  useEffect(() => loadPreview(), []);
  return (
    <StaffDialog
      title={preview ? texts.previewTitle(preview.changed) : texts.preview}
      onClose={onClose}
    >
      {trouble && <Notice kind="error">{trouble}</Notice>}
      {!preview && !trouble && <Waiting text={texts.previewing} />}
      {preview && (
        <>
          {preview.problems > 0 && <Notice kind="warning">{texts.mend}</Notice>}
          <HistoryTable
            label={texts.preview}
            empty={texts.none}
            rows={preview.rows}
            rowKey={({ studentId }) => studentId}
            columns={[
              { title: columns.number, cell: ({ matricNumber }) => matricNumber },
              { title: columns.name, cell: ({ name }) => name },
              {
                title: columns.before,
                cell: ({ before }) => <span className={styles.marks}>{formatResult(before)}</span>,
              },
              {
                title: columns.after,
                cell: ({ after, note, problem }) => problem ?? note ?? formatResult(after),
              },
            ]}
          />
          {preview.changed > 0 && preview.problems === 0 && (
            <p>{texts.previewLead(preview.version + 1)}</p>
          )}
        </>
      )}
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {kitTexts.cancel}
        </Button>
        <Button
          busy={busy}
          disabled={!preview || preview.changed === 0 || preview.problems > 0}
          onClick={() => void ask(false)}
        >
          {busy && preview ? texts.working : texts.action}
        </Button>
      </DialogActions>
    </StaffDialog>
  );
};

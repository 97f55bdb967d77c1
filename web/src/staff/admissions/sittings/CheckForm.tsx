import { useMutation } from "@apollo/client/react";
import { useState } from "react";
import {
  CheckSittingDocument,
  type SittingDetailsFragment,
} from "../../../gql/staff-admissions.ts";
import { formatDay } from "../../../lib/dates.ts";
import { failureOf } from "../../../lib/failure.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { StatusTag } from "../../../ui/StatusTag.tsx";
import { TextAreaField } from "../../../ui/TextAreaField.tsx";
import { DialogActions } from "../../kit/StaffDialog.tsx";
import styles from "../Admissions.module.css";
import { sittingStates } from "../labels.ts";
import { admissionTexts } from "../texts.ts";

const texts = admissionTexts.sitting;

interface CheckFormProps {
  readonly sitting: SittingDetailsFragment;
  readonly onDone: (message: string, sitting: SittingDetailsFragment | null) => void;
  /** Called when the sitting has changed, to load it again. */
  readonly onOutdated: () => void;
}

/** The check so far, with the actions to confirm or query a sitting. */
export const CheckForm = ({ sitting, onDone, onOutdated }: CheckFormProps) => {
  const { timeZone } = usePortal();
  const [send] = useMutation(CheckSittingDocument, { fetchPolicy: "no-cache" });
  const [query, setQuery] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const { id, revision, state, checkedAt, checkedBy } = sitting;

  const check = async (isVerified: boolean) => {
    const { data } = await send({
      variables: { input: { sittingId: id, revision, isVerified, query } },
    });
    const answer = data?.checkSitting;
    if (!answer) throw new Error("The mutation returned no data.");
    if (answer.__typename === "SittingChecked") onDone(answer.message, answer.sitting);
    else if (answer.code === "CHANGED_ELSEWHERE") {
      setTrouble(texts.outdated);
      onOutdated();
    } else if (answer.fields.some(({ field }) => field === "query")) setError(answer.message);
    else setTrouble(answer.message);
  };
  const start = (isVerified: boolean) => {
    if (busy) return;
    setBusy(true);
    setTrouble(null);
    setError(null);
    check(isVerified)
      .catch((cause: unknown) => setTrouble(failureOf(cause).message))
      .finally(() => setBusy(false));
  };
  return (
    <div className={styles.stack}>
      {trouble && <Notice kind="error">{trouble}</Notice>}
      <p>
        <StatusTag kind={sittingStates[state].kind}>{sittingStates[state].text}</StatusTag>
      </p>
      {checkedAt && (
        <p className={styles.note}>
          {texts.lastChecked(checkedBy ?? "", formatDay(checkedAt, timeZone))}
        </p>
      )}
      {sitting.query && (
        <p>
          <strong>{texts.lastQuery}:</strong> {sitting.query}
        </p>
      )}
      {state === "CHANGED" && <Notice kind="info">{texts.changedSince}</Notice>}
      {query === null ? (
        <DialogActions>
          <Button variant="secondary" onClick={() => setQuery("")}>
            {texts.query}
          </Button>
          <Button
            busy={busy}
            disabled={!sitting.resultUrl || state === "VERIFIED"}
            onClick={() => start(true)}
          >
            {texts.verify}
          </Button>
        </DialogActions>
      ) : (
        <>
          <TextAreaField
            label={texts.queryLabel}
            hint={texts.queryHint}
            error={error ?? undefined}
            value={query}
            maxLength={500}
            rows={4}
            onChange={setQuery}
          />
          <DialogActions>
            <Button variant="secondary" onClick={() => setQuery(null)}>
              {texts.cancel}
            </Button>
            <Button busy={busy} onClick={() => start(false)}>
              {texts.sendQuery}
            </Button>
          </DialogActions>
        </>
      )}
    </div>
  );
};

import { Checkbox } from "antd";
import { type FormEvent, useState } from "react";
import { PromotionSessionsDocument } from "../../gql/staff-students.ts";
import { Button } from "../../ui/Button.tsx";
import { SelectField } from "../../ui/SelectField.tsx";
import { BulkDialog } from "../kit/bulk/BulkDialog.tsx";
import { kitTexts } from "../kit/kit-texts.ts";
import { QueryBoundary } from "../kit/QueryBoundary.tsx";
import { DialogActions, StaffDialog } from "../kit/StaffDialog.tsx";
import { useStaffQuery } from "../kit/use-staff-query.ts";
import { profileTexts } from "../profiles/texts.ts";
import { levels } from "./levels.ts";
import { type Promotion, useStudentActions } from "./use-student-actions.ts";

const texts = profileTexts.students;

interface PromoteDialogProps {
  readonly ids: readonly string[];
  readonly onDone: (done: string) => void;
  readonly onClose: () => void;
}

/** Asks for the session to be closed and the final level, then previews the promotion. */
export const PromoteDialog = ({ ids, onDone, onClose }: PromoteDialogProps) => {
  const query = useStaffQuery(PromotionSessionsDocument, {});
  const { promote } = useStudentActions();
  const [session, setSession] = useState("");
  const [finalLevel, setFinalLevel] = useState("");
  const [includeUnpaid, setIncludeUnpaid] = useState(false);
  const [error, setError] = useState<string>();
  const [action, setAction] = useState<ReturnType<typeof promote> | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!session) {
      setError(texts.chooseSession);
      return;
    }
    const of: Promotion = {
      session,
      finalLevel: finalLevel ? Number(finalLevel) : null,
      includeUnpaid,
    };
    setAction(promote(of));
  };
  if (action) {
    return (
      <BulkDialog
        title={texts.promoteTitle}
        action={texts.promoteAction}
        ids={ids}
        preview={action.preview}
        run={action.run}
        onDone={onDone}
        onClose={onClose}
      />
    );
  }
  return (
    <StaffDialog title={texts.promoteTitle} onClose={onClose}>
      <QueryBoundary query={query}>
        {({ feeOffice }) => (
          <form onSubmit={submit} noValidate>
            <SelectField
              label={texts.session}
              value={session}
              choices={feeOffice.sessions}
              error={error}
              onChange={(chosen) => {
                setSession(chosen);
                setError(undefined);
              }}
            />
            <SelectField
              label={texts.finalLevel}
              hint={texts.finalLevelHint}
              value={finalLevel}
              choices={levels}
              onChange={setFinalLevel}
            />
            <Checkbox
              checked={includeUnpaid}
              onChange={({ target }) => setIncludeUnpaid(target.checked)}
            >
              {texts.includeUnpaid}
            </Checkbox>
            <DialogActions>
              <Button variant="secondary" onClick={onClose}>
                {kitTexts.cancel}
              </Button>
              <Button type="submit">{texts.seePreview}</Button>
            </DialogActions>
          </form>
        )}
      </QueryBoundary>
    </StaffDialog>
  );
};

import { useState } from "react";
import { Button, ButtonLink } from "../../../ui/Button.tsx";
import { ConfirmWithReason } from "../../kit/ConfirmWithReason.tsx";
import { ConfirmAction } from "./ConfirmAction.tsx";
import type { OfficeSheet } from "./office-sheet.ts";
import { officeTexts } from "./texts.ts";
import { useResultPath } from "./use-office-path.ts";
import { useReleaseLabels } from "./use-release-labels.ts";
import { useSheetActions } from "./use-sheet-actions.ts";

const texts = officeTexts.sheet;

interface SheetActionsProps {
  readonly sheet: OfficeSheet;
  readonly reload: () => void;
}

/** The actions that the server allows on the sheet now. */
export const SheetActions = ({ sheet, reload }: SheetActionsProps) => {
  const [open, setOpen] = useState<"approve" | "return" | "publish" | null>(null);
  const to = useResultPath();
  const releaseLabels = useReleaseLabels();
  const { approve, giveBack, publish } = useSheetActions(sheet, reload);
  const close = () => setOpen(null);
  const done = () => {
    close();
    reload();
  };
  return (
    <>
      {sheet.canReturn && (
        <Button variant="secondary" onClick={() => setOpen("return")}>
          {texts.return}
        </Button>
      )}
      {sheet.canApprove && <Button onClick={() => setOpen("approve")}>{texts.approve}</Button>}
      {sheet.canPublish && (
        <Button onClick={() => setOpen("publish")}>{releaseLabels.label}</Button>
      )}
      {sheet.canAmend && (
        <ButtonLink variant="secondary" to={to(`${sheet.semesterId}/${sheet.courseId}/amend`)}>
          {texts.amend}
        </ButtonLink>
      )}
      {open === "approve" && (
        <ConfirmAction
          title={texts.approveTitle}
          action={texts.approve}
          onConfirm={approve}
          onDone={done}
          onClose={close}
        >
          <p>{texts.approveMeaning}</p>
        </ConfirmAction>
      )}
      {open === "return" && (
        <ConfirmWithReason
          title={texts.returnTitle}
          action={texts.returnAction}
          onConfirm={giveBack}
          onDone={done}
          onClose={close}
        >
          <p>{texts.returnMeaning}</p>
        </ConfirmWithReason>
      )}
      {open === "publish" && (
        <ConfirmWithReason
          title={releaseLabels.title}
          action={releaseLabels.action}
          onConfirm={publish}
          onDone={done}
          onClose={close}
        >
          <p>{officeTexts.publish.meaning}</p>
        </ConfirmWithReason>
      )}
    </>
  );
};

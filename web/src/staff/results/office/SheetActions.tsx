import { Alert, Button, Form } from "antd";
import { useState } from "react";
import {
  ApproveSheetDocument,
  type OfficeSheetFragment,
  PublishSheetsDocument,
  ReturnSheetDocument,
} from "../../../gql/staff-results.ts";
import type { Refusal } from "../../../lib/refusal.ts";
import { useSave } from "../../../lib/use-save.ts";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { useFeedback } from "../../../ui/Feedback.tsx";
import { useFormSubmit } from "../../../ui/use-form-submit.ts";
import { ConfirmWithReason } from "../../kit/ConfirmWithReason.tsx";
import { kitTexts } from "../../kit/kit-texts.ts";
import { DialogActions, StaffDialog } from "../../kit/StaffDialog.tsx";
import { useStaffRole } from "../../shell/role-context.ts";
import { previewedChange } from "../parts/previewed-change.ts";
import { useResultPath } from "../parts/use-result-paths.ts";

export const publishMeaning =
  "Students see these results at once, with their GPA, and are told by mail. Failed courses are carried over into the next registration. After this, results change only by an amendment, which everybody can see.";

/** Publishes sheets of a semester after a preview. For a super admin it is the final release. */
export const useRelease = () => {
  const [publish] = useSave(PublishSheetsDocument);
  const labels =
    useStaffRole() === "SUPER_ADMIN"
      ? { label: "Final release…", title: "Final release of results", action: "Release" }
      : { label: "Publish…", title: "Publish results", action: "Publish" };
  const release = (semesterId: string) =>
    previewedChange(async ({ ids, ...run }) => {
      const answer = await publish({ input: { semesterId, courseIds: ids, ...run } });
      return answer.publishSheets;
    });
  return [labels, release] as const;
};

interface SheetActionsProps {
  readonly sheet: OfficeSheetFragment;
  readonly reload: () => void;
}

const refused = (message: string): Refusal => ({ message, fields: [] });

/** The actions that the server allows on the sheet now. */
export const SheetActions = ({ sheet, reload }: SheetActionsProps) => {
  const { semesterId, courseId, revision } = sheet;
  const [open, setOpen] = useState<"approve" | "return" | "publish" | null>(null);
  const to = useResultPath();
  const { toast } = useFeedback();
  const [releaseLabels, release] = useRelease();
  const [approve] = useSave(ApproveSheetDocument);
  const [giveBack] = useSave(ReturnSheetDocument);
  const seen = { semesterId, courseId, revision };
  const close = () => setOpen(null);

  /** After a refusal the sheet may have changed, so it is loaded again. */
  const settle = (answer: Refusal | { readonly message: string }): Refusal | null => {
    if ("fields" in answer) {
      reload();
      return answer;
    }
    toast("success", answer.message);
    return null;
  };
  const publish = async (reason: string): Promise<Refusal | { readonly message: string }> => {
    const { preview, run } = release(semesterId);
    const looked = await preview([courseId]);
    if ("refusal" in looked) return refused(looked.refusal.message);
    const trouble = looked.rows.find(({ problem }) => problem !== null);
    if (trouble?.problem) return refused(trouble.problem);
    const done = await run([courseId], reason);
    if ("done" in done) {
      reload();
      return { message: done.done };
    }
    if ("refusal" in done) return done.refusal;
    return refused(
      done.outdated[0]?.problem ?? "Somebody changed this sheet meanwhile. This is how it is now.",
    );
  };
  return (
    <>
      {sheet.canAmend && <ButtonLink to={to(`${semesterId}/${courseId}/amend`)}>Amend…</ButtonLink>}
      {sheet.canReturn && <Button onClick={() => setOpen("return")}>Return…</Button>}
      {sheet.canApprove && (
        <Button type="primary" onClick={() => setOpen("approve")}>
          Approve
        </Button>
      )}
      {sheet.canPublish && (
        <Button type="primary" onClick={() => setOpen("publish")}>
          {releaseLabels.label}
        </Button>
      )}
      {open === "approve" && (
        <ApproveDialog
          approve={async () => settle((await approve({ input: seen })).approveSheet)}
          onClose={close}
        />
      )}
      {open === "return" && (
        <ConfirmWithReason
          title="Return this sheet"
          action="Return"
          onConfirm={async (reason) =>
            settle((await giveBack({ input: { ...seen, reason } })).returnSheet)
          }
          onDone={close}
          onClose={close}
        >
          <p>The lecturers can change marks again, and read your reason on the sheet.</p>
        </ConfirmWithReason>
      )}
      {open === "publish" && (
        <ConfirmWithReason
          title={releaseLabels.title}
          action={releaseLabels.action}
          onConfirm={async (reason) => settle(await publish(reason))}
          onDone={close}
          onClose={close}
        >
          <p>{publishMeaning}</p>
        </ConfirmWithReason>
      )}
    </>
  );
};

interface ApproveDialogProps {
  readonly approve: () => Promise<Refusal | null>;
  readonly onClose: () => void;
}

const ApproveDialog = ({ approve, onClose }: ApproveDialogProps) => {
  const { props, banner, busy } = useFormSubmit({
    submit: async () => {
      const refusal = await approve();
      if (!refusal) onClose();
      return refusal;
    },
  });
  return (
    <StaffDialog title="Approve this sheet" onClose={onClose}>
      <Form {...props}>
        {banner && <Alert type="error" showIcon title={banner} />}
        <p>
          You have looked at the marks and they may be released. Students see nothing until it is
          published.
        </p>
        <DialogActions>
          <Button onClick={onClose}>{kitTexts.cancel}</Button>
          <Button type="primary" htmlType="submit" loading={busy}>
            Approve
          </Button>
        </DialogActions>
      </Form>
    </StaffDialog>
  );
};

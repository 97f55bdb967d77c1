import { Button, Checkbox, Form, Select } from "antd";
import { useState } from "react";
import { PromoteStudentsDocument, PromotionSessionsDocument } from "../../gql/staff-students.ts";
import { useSave } from "../../lib/use-save.ts";
import { required, useFormSubmit } from "../../ui/use-form-submit.ts";
import { BulkDialog } from "../kit/bulk/BulkDialog.tsx";
import { kitTexts } from "../kit/kit-texts.ts";
import { QueryBoundary } from "../kit/QueryBoundary.tsx";
import { DialogActions, StaffDialog } from "../kit/StaffDialog.tsx";
import { useStaffQuery } from "../kit/use-staff-query.ts";
import { previewedChange } from "../results/parts/previewed-change.ts";
import { levelChoices } from "../results/parts/texts.ts";

const title = "Promote students";

interface PromoteDialogProps {
  readonly ids: readonly string[];
  readonly onDone: (done: string) => void;
  readonly onClose: () => void;
}

/** Asks for the session to be closed and the final level, then previews the promotion. */
export const PromoteDialog = ({ ids, onDone, onClose }: PromoteDialogProps) => {
  const query = useStaffQuery(PromotionSessionsDocument, {});
  const [promote] = useSave(PromoteStudentsDocument);
  const [action, setAction] = useState<ReturnType<typeof previewedChange> | null>(null);
  const { props: form } = useFormSubmit<{
    session: string;
    finalLevel?: string;
    includeUnpaid?: boolean;
    overrideRequirements?: boolean;
  }>({
    submit: async ({
      session,
      finalLevel,
      includeUnpaid = false,
      overrideRequirements = false,
    }) => {
      const promotion = {
        session,
        finalLevel: finalLevel ? Number(finalLevel) : null,
        includeUnpaid,
        overrideRequirements,
      };
      setAction(
        previewedChange(async (run) => {
          const answer = await promote({ input: { ...run, ...promotion } });
          return answer.promoteStudents;
        }),
      );
      return null;
    },
  });
  if (action) {
    return <BulkDialog title={title} action="Promote" {...{ ids, onDone, onClose }} {...action} />;
  }
  return (
    <StaffDialog title={title} onClose={onClose}>
      <QueryBoundary query={query}>
        {({ feeOffice }) => (
          <Form {...form}>
            <Form.Item
              name="session"
              label="Session they leave"
              extra="Published results decide: who has to repeat keeps the level, and who has to withdraw or waits for results stays. The preview says why."
              rules={[required("Choose the session.")]}
            >
              <Select options={feeOffice.sessions.map((value) => ({ value, label: value }))} />
            </Form.Item>
            <Form.Item
              name="finalLevel"
              label="Students of this level graduate"
              extra="Who does not meet the requirements for graduation stays, and the preview says why. Leave it empty to go by the last level of each student&apos;s programme."
            >
              <Select allowClear options={levelChoices.map((value) => ({ value, label: value }))} />
            </Form.Item>
            <Form.Item name="includeUnpaid" valuePropName="checked">
              <Checkbox>Also those who have not paid the session's tuition</Checkbox>
            </Form.Item>
            <Form.Item
              name="overrideRequirements"
              valuePropName="checked"
              extra="The audit log keeps your reason, what was not met and the standing."
            >
              <Checkbox>
                Against the rules: also graduate who does not meet the requirements, and move on
                whose academic standing is against it
              </Checkbox>
            </Form.Item>
            <DialogActions>
              <Button onClick={onClose}>{kitTexts.cancel}</Button>
              <Button type="primary" htmlType="submit">
                See the preview
              </Button>
            </DialogActions>
          </Form>
        )}
      </QueryBoundary>
    </StaffDialog>
  );
};

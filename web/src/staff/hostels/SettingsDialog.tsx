import { useApolloClient } from "@apollo/client/react";
import { Checkbox, Form, Input } from "antd";
import {
  ChangeHostelSettingsDocument,
  HostelOfficeDocument,
  type HostelSettingsFragment,
} from "../../gql/staff-hostels.ts";
import { inputToInstant, instantToInput } from "../../lib/zoned-input.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { RecordForm } from "../kit/record/RecordForm.tsx";
import { useRecordForm } from "../kit/record/use-record-form.ts";
import { StaffDialog } from "../kit/StaffDialog.tsx";
import { useChange } from "../kit/use-change.ts";
import { hostelTexts } from "./texts.ts";

const texts = hostelTexts.settings;

interface SettingsDialogProps {
  readonly settings: HostelSettingsFragment;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** The form that opens or closes hostel applications and sets their deadline. */
export const SettingsDialog = ({ settings, onSaved, onClose }: SettingsDialogProps) => {
  const { timeZone } = usePortal();
  const client = useApolloClient();
  const changeHostelSettings = useChange(
    ChangeHostelSettingsDocument,
    (data) => data.changeHostelSettings,
  );
  const versionOf = ({ isApplicationOpen, deadline, revision }: HostelSettingsFragment) => ({
    values: { isApplicationOpen, deadline: instantToInput(deadline, timeZone) },
    revision,
  });
  const form = useRecordForm({
    initial: versionOf(settings),
    save: ({ isApplicationOpen, deadline }, revision) =>
      changeHostelSettings({
        input: { isApplicationOpen, deadline: inputToInstant(deadline, timeZone), revision },
      }),
    reload: async () => {
      const { data } = await client.query({
        query: HostelOfficeDocument,
        fetchPolicy: "network-only",
      });
      const now = data?.hostelOffice.settings;
      return now ? versionOf(now) : null;
    },
    onSaved,
  });
  return (
    <StaffDialog title={texts.change} onClose={onClose}>
      <RecordForm form={form} onCancel={onClose}>
        <p>{texts.consequences}</p>
        <Form.Item {...form.tick("isApplicationOpen")}>
          <Checkbox>{texts.isOpen}</Checkbox>
        </Form.Item>
        <Form.Item label={texts.deadline} {...form.item("deadline", texts.deadlineHint)}>
          <Input type="datetime-local" />
        </Form.Item>
      </RecordForm>
    </StaffDialog>
  );
};

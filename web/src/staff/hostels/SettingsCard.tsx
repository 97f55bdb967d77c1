import { useApolloClient } from "@apollo/client/react";
import { Button, Checkbox, Form, Input } from "antd";
import { useState } from "react";
import { ChangeHostelSettingsDocument, HostelOfficeDocument } from "../../gql/staff-hostels.ts";
import { formatMoment } from "../../lib/dates.ts";
import { inputToInstant, instantToInput } from "../../lib/zoned-input.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { StatusTag } from "../../ui/StatusTag.tsx";
import { FactGrid } from "../kit/FactGrid.tsx";
import { RecordForm } from "../kit/record/RecordForm.tsx";
import { useRecordForm } from "../kit/record/use-record-form.ts";
import { SectionCard } from "../kit/SectionCard.tsx";
import { StaffDialog } from "../kit/StaffDialog.tsx";
import { useChange } from "../kit/use-change.ts";

interface Settings {
  readonly session: string;
  readonly isApplicationOpen: boolean;
  readonly deadline: string | null;
  readonly revision: number;
}

interface SettingsDialogProps {
  readonly settings: Settings;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** The form that opens or closes hostel applications and sets their deadline. */
const SettingsDialog = ({ settings, onSaved, onClose }: SettingsDialogProps) => {
  const { timeZone } = usePortal();
  const client = useApolloClient();
  const changeSettings = useChange(
    ChangeHostelSettingsDocument,
    (data) => data.changeHostelSettings,
  );
  const versionOf = ({ isApplicationOpen, deadline, revision }: Settings) => ({
    values: { isApplicationOpen, deadline: instantToInput(deadline, timeZone) },
    revision,
  });
  const form = useRecordForm({
    initial: versionOf(settings),
    save: ({ isApplicationOpen, deadline }, revision) =>
      changeSettings({
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
    <StaffDialog title="Change settings" onClose={onClose}>
      <RecordForm form={form} onCancel={onClose}>
        <p>Closing takes offered beds back; opening offers free beds to those who wait.</p>
        <Form.Item {...form.tick("isApplicationOpen")}>
          <Checkbox>Students can apply for beds</Checkbox>
        </Form.Item>
        <Form.Item
          label="Deadline"
          {...form.item("deadline", "By the college's clocks. Leave it empty for none.")}
        >
          <Input type="datetime-local" />
        </Form.Item>
      </RecordForm>
    </StaffDialog>
  );
};

interface SettingsCardProps {
  readonly settings: Settings | null;
  readonly onSaved: () => void;
}

/** The application settings of the running session. */
export const SettingsCard = ({ settings, onSaved }: SettingsCardProps) => {
  const { timeZone } = usePortal();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  if (!settings) {
    return (
      <SectionCard title="Applications">
        <p>No academic session is running, so nothing can be applied for.</p>
      </SectionCard>
    );
  }
  const { session, isApplicationOpen, deadline } = settings;
  return (
    <SectionCard
      title="Applications"
      actions={<Button onClick={() => setOpen(true)}>Change settings</Button>}
    >
      <FactGrid
        facts={[
          ["Session", session],
          [
            "Applications are",
            <StatusTag key="state" kind={isApplicationOpen ? "good" : "neutral"}>
              {isApplicationOpen ? "Open" : "Closed"}
            </StatusTag>,
          ],
          ["Deadline", deadline ? formatMoment(deadline, timeZone) : "None set"],
        ]}
      />
      {open && (
        <SettingsDialog
          settings={settings}
          onClose={close}
          onSaved={() => {
            close();
            onSaved();
          }}
        />
      )}
    </SectionCard>
  );
};

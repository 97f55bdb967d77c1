import { useApolloClient } from "@apollo/client/react";
import { Button, Checkbox, Form, Input } from "antd";
import { useState } from "react";
import {
  ChangeHostelSettingsDocument,
  HostelOfficeDocument,
  type HostelSettingsFragment,
} from "../../gql/staff-hostels.ts";
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
import { hostelTexts } from "./texts.ts";

const texts = hostelTexts.settings;

interface SettingsDialogProps {
  readonly settings: HostelSettingsFragment;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** The form that opens or closes hostel applications and sets their deadline. */
const SettingsDialog = ({ settings, onSaved, onClose }: SettingsDialogProps) => {
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

interface SettingsCardProps {
  readonly settings: HostelSettingsFragment | null;
  readonly onSaved: () => void;
}

/** The application settings of the running session. */
export const SettingsCard = ({ settings, onSaved }: SettingsCardProps) => {
  const { timeZone } = usePortal();
  const [open, setOpen] = useState(false);
  if (!settings) {
    return (
      <SectionCard title={texts.title}>
        <p>{texts.betweenSessions}</p>
      </SectionCard>
    );
  }
  const { session, isApplicationOpen, deadline } = settings;
  return (
    <SectionCard
      title={texts.title}
      actions={<Button onClick={() => setOpen(true)}>{texts.change}</Button>}
    >
      <FactGrid
        facts={[
          [texts.session, session],
          [
            texts.state,
            <StatusTag key="state" kind={isApplicationOpen ? "good" : "neutral"}>
              {isApplicationOpen ? texts.open : texts.closed}
            </StatusTag>,
          ],
          [texts.deadline, deadline ? formatMoment(deadline, timeZone) : texts.none],
        ]}
      />
      {open && (
        <SettingsDialog
          settings={settings}
          onClose={() => setOpen(false)}
          onSaved={() => {
            setOpen(false);
            onSaved();
          }}
        />
      )}
    </SectionCard>
  );
};

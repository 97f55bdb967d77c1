import { useApolloClient } from "@apollo/client/react";
import { Button, Checkbox, Empty, Form, Input, Select } from "antd";
import { useState } from "react";
import { Link } from "react-router-dom";
import {
  AddHostelDocument,
  ChangeHostelDocument,
  ChangeHostelSettingsDocument,
  type HostelKind,
  HostelOfficeDocument,
} from "../../gql/staff-hostels.ts";
import { formatMoment } from "../../lib/dates.ts";
import { inputToInstant, instantToInput } from "../../lib/zoned-input.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { StatusTag } from "../../ui/StatusTag.tsx";
import { FigureTable } from "../dashboards/FigureTable.tsx";
import { FactGrid } from "../kit/FactGrid.tsx";
import { ExportButtons } from "../kit/list/ExportButtons.tsx";
import { QueryBoundary } from "../kit/QueryBoundary.tsx";
import { RecordForm } from "../kit/record/RecordForm.tsx";
import { useRecordForm } from "../kit/record/use-record-form.ts";
import { SectionCard } from "../kit/SectionCard.tsx";
import { StaffDialog } from "../kit/StaffDialog.tsx";
import { StaffPage } from "../kit/StaffPage.tsx";
import { useChange } from "../kit/use-change.ts";
import { useStaffQuery } from "../kit/use-staff-query.ts";
import { choicesOf } from "../profiles/choices.ts";
import { useStaffPath } from "../shell/role-context.ts";
import { hostelTexts } from "./texts.ts";

interface DialogProps {
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

interface Settings {
  readonly session: string;
  readonly isApplicationOpen: boolean;
  readonly deadline: string | null;
  readonly revision: number;
}

interface SettingsDialogProps extends DialogProps {
  readonly settings: Settings;
}

/** The form that opens or closes hostel applications and sets their deadline. */
const SettingsDialog = ({ settings, onSaved, onClose }: SettingsDialogProps) => {
  const { timeZone } = usePortal();
  const client = useApolloClient();
  const changeSettings = useChange(
    ChangeHostelSettingsDocument,
    (data) => data.changeHostelSettings,
  );
  const settingsVersion = ({ isApplicationOpen, deadline, revision }: Settings) => ({
    values: { isApplicationOpen, deadline: instantToInput(deadline, timeZone) },
    revision,
  });
  const form = useRecordForm({
    initial: settingsVersion(settings),
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
      return now ? settingsVersion(now) : null;
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
const SettingsCard = ({ settings, onSaved }: SettingsCardProps) => {
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

interface Hostel {
  readonly id: string;
  readonly name: string;
  readonly kind: HostelKind;
  readonly revision: number;
}

const versionOf = ({ name, kind, revision }: Hostel) => ({
  values: { name, kind: kind as string },
  revision,
});

interface HostelDialogProps extends DialogProps {
  /** Null for a new one. */
  readonly hostel: Hostel | null;
}

/** The form that adds or renames a hostel. */
const HostelDialog = ({ hostel, onSaved, onClose }: HostelDialogProps) => {
  const client = useApolloClient();
  const changeHostel = useChange(ChangeHostelDocument, (data) => data.changeHostel);
  const addHostel = useChange(AddHostelDocument, (data) => data.addHostel);
  const form = useRecordForm({
    initial: hostel ? versionOf(hostel) : { values: { name: "", kind: "" }, revision: 0 },
    check: ({ name, kind }) => ({
      name: name.trim() ? undefined : "Enter a name.",
      kind: kind ? undefined : "Choose whom it is for.",
    }),
    save: ({ name, kind }, revision) => {
      const input = { name, kind: kind === "MALE" ? kind : "FEMALE" } as const;
      return hostel ? changeHostel({ id: hostel.id, revision, input }) : addHostel({ input });
    },
    reload: async () => {
      const { data } = await client.query({
        query: HostelOfficeDocument,
        fetchPolicy: "network-only",
      });
      const now = data?.hostelOffice.hostels.find(({ id }) => id === hostel?.id);
      return now ? versionOf(now) : null;
    },
    onSaved,
  });
  return (
    <StaffDialog title={hostel ? `Edit ${hostel.name}` : "Add a hostel"} onClose={onClose}>
      <RecordForm form={form} onCancel={onClose}>
        <Form.Item label="Name" {...form.item("name")}>
          <Input maxLength={100} />
        </Form.Item>
        <Form.Item
          label="For"
          {...form.choice("kind", hostel && "Can change while the hostel has no rooms.")}
        >
          <Select options={[...choicesOf(hostelTexts.kinds)]} />
        </Form.Item>
      </RecordForm>
    </StaffDialog>
  );
};

/** The application settings and the hostels. There are too few of them for pages. */
export default function HostelsPage() {
  const to = useStaffPath();
  const query = useStaffQuery(HostelOfficeDocument, {});
  const [edited, setEdited] = useState<Hostel | "new" | null>(null);
  const close = () => setEdited(null);
  return (
    <StaffPage
      title={hostelTexts.title}
      actions={
        <>
          <ExportButtons links={query.data?.hostelOffice.export} />
          <Button type="primary" onClick={() => setEdited("new")}>
            Add a hostel
          </Button>
        </>
      }
    >
      <QueryBoundary query={query}>
        {({ hostelOffice: { settings, hostels } }) => (
          <>
            <SettingsCard settings={settings} onSaved={query.reload} />
            <SectionCard title="Hostels">
              {hostels.length === 0 ? (
                <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description="No hostels yet">
                  <p>Add the first one, then its rooms.</p>
                </Empty>
              ) : (
                <FigureTable
                  label="Hostels"
                  textColumns={2}
                  columns={["Name", "For", "Floors", "Rooms", "Beds", "Actions"]}
                  rows={hostels.map((hostel) => ({
                    key: hostel.id,
                    cells: [
                      <Link
                        key="rooms"
                        to={to(`hostels/rooms?hostel=${hostel.id}`)}
                        aria-label={`Rooms of ${hostel.name}`}
                      >
                        {hostel.name}
                      </Link>,
                      hostelTexts.kinds[hostel.kind],
                      hostel.floors.length,
                      hostel.rooms,
                      hostel.beds,
                      <Button
                        key="edit"
                        type="link"
                        size="small"
                        aria-label={`Edit ${hostel.name}`}
                        onClick={() => setEdited(hostel)}
                      >
                        Edit
                      </Button>,
                    ],
                  }))}
                />
              )}
            </SectionCard>
          </>
        )}
      </QueryBoundary>
      {edited && (
        <HostelDialog
          hostel={edited === "new" ? null : edited}
          onClose={close}
          onSaved={() => {
            close();
            query.reload();
          }}
        />
      )}
    </StaffPage>
  );
}

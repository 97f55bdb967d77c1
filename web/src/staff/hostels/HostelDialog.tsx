import { useApolloClient } from "@apollo/client/react";
import { Form, Input, Select } from "antd";
import {
  AddHostelDocument,
  ChangeHostelDocument,
  HostelOfficeDocument,
  type OfficeHostelFragment,
} from "../../gql/staff-hostels.ts";
import { RecordForm } from "../kit/record/RecordForm.tsx";
import { useRecordForm } from "../kit/record/use-record-form.ts";
import { StaffDialog } from "../kit/StaffDialog.tsx";
import { useChange } from "../kit/use-change.ts";
import { hostelTexts } from "./texts.ts";

const texts = hostelTexts.hostels;

const kindChoices = [
  { value: "FEMALE", label: hostelTexts.kinds.FEMALE },
  { value: "MALE", label: hostelTexts.kinds.MALE },
] as const;

const kindOf = (text: string): OfficeHostelFragment["kind"] =>
  text === "MALE" ? "MALE" : "FEMALE";

const versionOf = ({
  name,
  kind,
  revision,
}: Pick<OfficeHostelFragment, "name" | "kind" | "revision">) => ({
  values: { name, kind: kind as string },
  revision,
});

interface HostelDialogProps {
  /** Null for a new one. */
  readonly hostel: OfficeHostelFragment | null;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** The form that adds or renames a hostel. */
export const HostelDialog = ({ hostel, onSaved, onClose }: HostelDialogProps) => {
  const client = useApolloClient();
  const changeHostel = useChange(ChangeHostelDocument, (data) => data.changeHostel);
  const addHostel = useChange(AddHostelDocument, (data) => data.addHostel);
  const form = useRecordForm({
    initial: hostel ? versionOf(hostel) : { values: { name: "", kind: "" }, revision: 0 },
    check: ({ name, kind }) => ({
      name: name.trim() ? undefined : texts.nameMissing,
      kind: kind ? undefined : texts.kindMissing,
    }),
    save: ({ name, kind }, revision) => {
      const input = { name, kind: kindOf(kind) };
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
    <StaffDialog title={hostel ? texts.editTitle(hostel.name) : texts.add} onClose={onClose}>
      <RecordForm form={form} onCancel={onClose}>
        <Form.Item label={texts.name} {...form.item("name")}>
          <Input maxLength={100} />
        </Form.Item>
        <Form.Item label={texts.kind} {...form.choice("kind", hostel && texts.kindHint)}>
          <Select options={[...kindChoices]} />
        </Form.Item>
      </RecordForm>
    </StaffDialog>
  );
};

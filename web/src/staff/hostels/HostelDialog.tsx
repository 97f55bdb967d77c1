import { useApolloClient } from "@apollo/client/react";
import { Form, Input, Select } from "antd";
import {
  AddHostelDocument,
  ChangeHostelDocument,
  HostelOfficeDocument,
  type HostelOfficeQuery,
} from "../../gql/staff-hostels.ts";
import { RecordForm } from "../kit/record/RecordForm.tsx";
import { useRecordForm } from "../kit/record/use-record-form.ts";
import { StaffDialog } from "../kit/StaffDialog.tsx";
import { hostelTexts } from "./texts.ts";
import { useSave } from "./use-save.ts";

const texts = hostelTexts.hostels;

type Hostel = HostelOfficeQuery["hostelOffice"]["hostels"][number];

const kindChoices = [
  { value: "FEMALE", label: hostelTexts.kinds.FEMALE },
  { value: "MALE", label: hostelTexts.kinds.MALE },
] as const;

const kindOf = (text: string): Hostel["kind"] => (text === "MALE" ? "MALE" : "FEMALE");

const versionOf = ({ name, kind, revision }: Pick<Hostel, "name" | "kind" | "revision">) => ({
  values: { name, kind: kind as string },
  revision,
});

interface HostelDialogProps {
  /** Null for a new one. */
  readonly hostel: Hostel | null;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** The form that adds or renames a hostel. */
export const HostelDialog = ({ hostel, onSaved, onClose }: HostelDialogProps) => {
  const client = useApolloClient();
  const save = useSave();
  const form = useRecordForm({
    initial: hostel ? versionOf(hostel) : { values: { name: "", kind: "" }, revision: 0 },
    check: ({ name, kind }) => ({
      name: name.trim() ? undefined : texts.nameMissing,
      kind: kind ? undefined : texts.kindMissing,
    }),
    save: ({ name, kind }, revision) => {
      const input = { name, kind: kindOf(kind) };
      return hostel
        ? save(
            ChangeHostelDocument,
            { id: hostel.id, revision, input },
            (data) => data.changeHostel,
          )
        : save(AddHostelDocument, { input }, (data) => data.addHostel);
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

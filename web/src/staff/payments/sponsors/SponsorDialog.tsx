import { Checkbox, Form, Input } from "antd";
import {
  ChangeSponsorDocument,
  CreateSponsorDocument,
  SponsorFileDocument,
  type SponsorFileQuery_sponsor,
} from "../../../gql/staff-payments.ts";
import { useSave } from "../../../lib/use-save.ts";
import { useFeedback } from "../../../ui/Feedback.tsx";
import { FieldRow, RecordForm } from "../../kit/record/RecordForm.tsx";
import { useLatest } from "../../kit/record/use-latest.ts";
import { useRecordForm } from "../../kit/record/use-record-form.ts";
import { StaffDialog } from "../../kit/StaffDialog.tsx";

interface SponsorValues {
  readonly name: string;
  readonly shortName: string;
  readonly contactEmail: string;
  readonly contactPhone: string;
  readonly isActive: boolean;
}

const versionOf = (file: SponsorFileQuery_sponsor | null) => ({
  values: {
    name: file?.sponsor.name ?? "",
    shortName: file?.sponsor.shortName ?? "",
    contactEmail: file?.sponsor.contactEmail ?? "",
    contactPhone: file?.sponsor.contactPhone ?? "",
    isActive: file?.sponsor.isActive ?? true,
  },
  revision: file?.revision ?? 0,
});

interface SponsorDialogProps {
  /** Null to add one. */
  readonly file: SponsorFileQuery_sponsor | null;
  readonly onClose: () => void;
  /** Called with the sponsor's id. */
  readonly onSaved: (id: string) => void;
}

/** The form of a sponsor's names and contacts. */
export const SponsorDialog = ({ file, onClose, onSaved }: SponsorDialogProps) => {
  const { toast } = useFeedback();
  const [create] = useSave(CreateSponsorDocument);
  const [change] = useSave(ChangeSponsorDocument);
  const latest = useLatest(SponsorFileDocument);
  const send = async ({ isActive, ...input }: SponsorValues, revision: number) =>
    file
      ? (await change({ id: file.sponsor.id, revision, isActive, input })).changeSponsor
      : (await create({ input })).createSponsor;
  const form = useRecordForm<SponsorValues>({
    initial: versionOf(file),
    save: async (values, revision) => {
      const answer = await send(values, revision);
      if (answer.__typename === "Refusal") return answer;
      toast("success", "Saved.");
      onSaved(answer.id);
      return null;
    },
    reload: async () => {
      const { sponsor } = await latest({ id: file?.sponsor.id ?? "" });
      return sponsor && versionOf(sponsor);
    },
    onSaved: () => undefined,
  });
  return (
    <StaffDialog title={file ? "Change the sponsor" : "Add a sponsor"} onClose={onClose}>
      <RecordForm form={form} onCancel={onClose}>
        <FieldRow>
          <Form.Item label="Name" {...form.item("name")}>
            <Input maxLength={100} autoComplete="off" />
          </Form.Item>
          <Form.Item
            label="Short name"
            {...form.item("shortName", "As accounts and receipts show it: NELFUND.")}
          >
            <Input maxLength={20} autoComplete="off" />
          </Form.Item>
        </FieldRow>
        <FieldRow>
          <Form.Item label="Contact's email" {...form.item("contactEmail")}>
            <Input type="email" maxLength={254} autoComplete="off" />
          </Form.Item>
          <Form.Item label="Contact's phone" {...form.item("contactPhone")}>
            <Input type="tel" maxLength={20} autoComplete="off" />
          </Form.Item>
        </FieldRow>
        {file && (
          <Form.Item
            {...form.tick(
              "isActive",
              "A sponsor that is not active gets no new list. Its lists stay.",
            )}
          >
            <Checkbox>Active</Checkbox>
          </Form.Item>
        )}
      </RecordForm>
    </StaffDialog>
  );
};

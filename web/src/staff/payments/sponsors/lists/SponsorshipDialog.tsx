import { Checkbox, Form, Input, Select } from "antd";
import {
  ChangeSponsorshipDocument,
  type CoverageKind,
  CreateSponsorshipDocument,
  SponsorshipFileDocument,
  type SponsorshipFileFragment,
} from "../../../../gql/staff-payments.ts";
import { useSave } from "../../../../lib/use-save.ts";
import { useFeedback } from "../../../../ui/Feedback.tsx";
import { FieldRow, RecordForm } from "../../../kit/record/RecordForm.tsx";
import { useLatest } from "../../../kit/record/use-latest.ts";
import { useRecordForm } from "../../../kit/record/use-record-form.ts";
import { StaffDialog } from "../../../kit/StaffDialog.tsx";
import { choicesOf } from "../../labels.tsx";
import { coverageKinds, sponsoredSections } from "../labels.tsx";
import { inputOf, problemsOf, type SponsorshipValues, versionOf } from "./sponsorship-values.ts";

interface SponsorshipDialogProps {
  /** Null to begin one. */
  readonly file: SponsorshipFileFragment | null;
  readonly sponsorId: string;
  /** For which a list can be begun. */
  readonly sessions?: readonly string[];
  readonly onClose: () => void;
  /** Called with the list's id. */
  readonly onSaved: (id: string) => void;
}

/** The form of what a sponsor covers in a session. */
export const SponsorshipDialog = (props: SponsorshipDialogProps) => {
  const { file, sponsorId, sessions = [], onClose, onSaved } = props;
  const { toast } = useFeedback();
  const [create] = useSave(CreateSponsorshipDocument);
  const [change] = useSave(ChangeSponsorshipDocument);
  const latest = useLatest(SponsorshipFileDocument);
  const send = async (values: SponsorshipValues, revision: number) => {
    const { session, isClosed } = values;
    const input = inputOf(values);
    return file
      ? (await change({ id: file.sponsorship.id, revision, isClosed, input })).changeSponsorship
      : (await create({ sponsorId, session, input })).createSponsorship;
  };
  const form = useRecordForm<SponsorshipValues>({
    initial: versionOf(file, sessions[0]),
    check: problemsOf,
    save: async (values, revision) => {
      const answer = await send(values, revision);
      if (answer.__typename === "Refusal") return answer;
      toast("success", "Saved.");
      onSaved(answer.id);
      return null;
    },
    ...(file && {
      reload: async () => {
        const { sponsorship } = await latest({ id: file.sponsorship.id });
        return sponsorship && versionOf(sponsorship);
      },
    }),
    onSaved: () => undefined,
  });
  const coverage: CoverageKind =
    Form.useWatch("coverage", form.instance) ?? file?.sponsorship.coverage ?? "FULL";
  const isFixed = file?.isCredited ?? false;
  return (
    <StaffDialog title={file ? "Change the list" : "Begin a list"} onClose={onClose}>
      <RecordForm form={form} onCancel={onClose}>
        {!file && (
          <Form.Item label="Session" {...form.item("session")}>
            <Select options={sessions.map((value) => ({ value }))} />
          </Form.Item>
        )}
        <Form.Item
          label="Covers"
          {...form.item(
            "sections",
            isFixed
              ? "Money of this sponsor was credited, so what it covers stays."
              : "A late fee is never covered.",
          )}
        >
          <Checkbox.Group options={choicesOf(sponsoredSections)} disabled={isFixed} />
        </Form.Item>
        <FieldRow>
          <Form.Item label="How much" {...form.item("coverage")}>
            <Select options={choicesOf(coverageKinds)} disabled={isFixed} />
          </Form.Item>
          {coverage === "PERCENTAGE" && (
            <Form.Item label="Percent" {...form.item("percentage")}>
              <Input inputMode="numeric" maxLength={3} disabled={isFixed} />
            </Form.Item>
          )}
          {coverage === "AT_MOST" && (
            <Form.Item label="Naira by student, at most" {...form.item("most")}>
              <Input inputMode="decimal" maxLength={11} disabled={isFixed} />
            </Form.Item>
          )}
          <Form.Item label="Last day for claims" {...form.item("deadline")}>
            <Input type="date" />
          </Form.Item>
        </FieldRow>
        {file && (
          <Form.Item
            {...form.tick("isClosed", "A closed list expects nothing more of the sponsor.")}
          >
            <Checkbox>Closed</Checkbox>
          </Form.Item>
        )}
      </RecordForm>
    </StaffDialog>
  );
};

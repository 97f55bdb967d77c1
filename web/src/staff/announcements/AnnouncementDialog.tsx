import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { Form, Input, Select } from "antd";
import {
  type AnnouncementAudience,
  type AnnouncementDialog_AnnouncementFragment,
  AnnouncementDialog_AnnouncementFragmentDoc,
  AnnouncementRecordDocument,
  ChangeAnnouncementDocument,
  CreateAnnouncementDocument,
} from "../../gql/staff-announcements.ts";
import { useSave } from "../../lib/use-save.ts";
import { inputToInstant, instantToInput } from "../../lib/zoned-input.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { useFeedback } from "../../ui/Feedback.tsx";
import { FieldRow, RecordForm } from "../kit/record/RecordForm.tsx";
import { useLatest } from "../kit/record/use-latest.ts";
import { useRecordForm } from "../kit/record/use-record-form.ts";
import { StaffDialog } from "../kit/StaffDialog.tsx";
import { refusalOf } from "../kit/use-step.ts";
import { choicesOf } from "../profiles/choices.ts";

const longest = { title: 120, body: 2000 };

/** Whom an announcement is for. */
export const audiences = {
  EVERYBODY: "Everybody",
  APPLICANTS: "Applicants",
  STUDENTS: "Students",
  STAFF: "Staff",
} satisfies Record<AnnouncementAudience, string>;

export const audienceChoices = choicesOf(audiences);

interface AnnouncementDialogProps {
  /** Null to write a new one. */
  readonly announcement: FragmentType<AnnouncementDialog_AnnouncementFragment> | null;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** The form of an announcement. Times are in the college's zone. */
export const AnnouncementDialog = ({ announcement, ...props }: AnnouncementDialogProps) => {
  const { data, complete } = useFragment({
    fragment: AnnouncementDialog_AnnouncementFragmentDoc,
    from: announcement,
  });
  if (announcement !== null && !complete) return null;
  return <AnnouncementForm announcement={complete ? data : null} {...props} />;
};

interface AnnouncementFormProps extends Omit<AnnouncementDialogProps, "announcement"> {
  readonly announcement: AnnouncementDialog_AnnouncementFragment | null;
}

const AnnouncementForm = ({ announcement, onClose, onDone }: AnnouncementFormProps) => {
  const { timeZone } = usePortal();
  const { toast } = useFeedback();
  const latest = useLatest(AnnouncementRecordDocument);
  const [create] = useSave(CreateAnnouncementDocument);
  const [change] = useSave(ChangeAnnouncementDocument);
  /** The form's initial values: those of an announcement, or of a new one. */
  const versionOf = (one: AnnouncementDialog_AnnouncementFragment | null) => ({
    values: {
      title: one?.title ?? "",
      body: one?.body ?? "",
      audience: one?.audience ?? "EVERYBODY",
      startsAt: instantToInput(one?.startsAt ?? null, timeZone),
      endsAt: instantToInput(one?.endsAt ?? null, timeZone),
    },
    revision: one?.revision ?? 0,
  });
  const form = useRecordForm({
    initial: versionOf(announcement),
    check: ({ title, body }) => ({
      ...(title.trim() === "" && { title: "This is needed." }),
      ...(body.trim() === "" && { body: "This is needed." }),
    }),
    save: async (values, revision) => {
      const input = {
        ...values,
        startsAt: inputToInstant(values.startsAt, timeZone),
        endsAt: inputToInstant(values.endsAt, timeZone),
      };
      const { result } = announcement
        ? await change({ id: announcement.id, revision, input })
        : await create({ input });
      return refusalOf(result);
    },
    reload: async () => {
      const now = announcement && (await latest({ id: announcement.id })).announcementRecord;
      return now && versionOf(now);
    },
    onSaved: () => {
      toast("success", "Saved. It is shown within seconds.");
      onDone();
    },
  });
  return (
    <StaffDialog
      title={announcement ? "Change an announcement" : "New announcement"}
      onClose={onClose}
    >
      <RecordForm
        form={form}
        onCancel={onClose}
        {...(announcement === null && { action: "Publish" })}
      >
        <Form.Item label="Title" {...form.item("title")}>
          <Input maxLength={longest.title} />
        </Form.Item>
        <Form.Item label="Text" {...form.item("body", "Plain text; line breaks are kept.")}>
          <Input.TextArea rows={6} maxLength={longest.body} />
        </Form.Item>
        <Form.Item label="For" {...form.choice("audience")}>
          <Select options={[...audienceChoices]} />
        </Form.Item>
        <FieldRow>
          <Form.Item label="From" {...form.item("startsAt", "At once where empty.")}>
            <Input type="datetime-local" />
          </Form.Item>
          <Form.Item label="Until" {...form.item("endsAt", "Until it is taken down where empty.")}>
            <Input type="datetime-local" />
          </Form.Item>
        </FieldRow>
      </RecordForm>
    </StaffDialog>
  );
};

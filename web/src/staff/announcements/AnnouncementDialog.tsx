import { useApolloClient } from "@apollo/client/react";
import { Form, Input, Select } from "antd";
import {
  type AnnouncementAudience,
  type AnnouncementDetailsFragment,
  AnnouncementRecordDocument,
  ChangeAnnouncementDocument,
  CreateAnnouncementDocument,
} from "../../gql/staff-announcements.ts";
import { useSave } from "../../lib/use-save.ts";
import { inputToInstant, instantToInput } from "../../lib/zoned-input.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { useFeedback } from "../../ui/Feedback.tsx";
import { FieldRow, RecordForm } from "../kit/record/RecordForm.tsx";
import { useRecordForm } from "../kit/record/use-record-form.ts";
import { StaffDialog } from "../kit/StaffDialog.tsx";
import { refusalOf } from "../payments/save-refusal.ts";
import { announcementTexts as texts } from "./texts.ts";

const longest = { title: 120, body: 2000 };

const audiences: readonly AnnouncementAudience[] = ["EVERYBODY", "APPLICANTS", "STUDENTS", "STAFF"];

interface AnnouncementDialogProps {
  /** Null to write a new one. */
  readonly announcement: AnnouncementDetailsFragment | null;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** The form of an announcement. Times are in the college's zone. */
export const AnnouncementDialog = ({ announcement, onClose, onDone }: AnnouncementDialogProps) => {
  const { timeZone } = usePortal();
  const { toast } = useFeedback();
  const client = useApolloClient();
  const [create] = useSave(CreateAnnouncementDocument);
  const [change] = useSave(ChangeAnnouncementDocument);
  const valuesOf = (one: AnnouncementDetailsFragment) => ({
    title: one.title,
    body: one.body,
    audience: one.audience as string,
    startsAt: instantToInput(one.startsAt, timeZone),
    endsAt: instantToInput(one.endsAt, timeZone),
  });
  const form = useRecordForm({
    initial: {
      values: announcement
        ? valuesOf(announcement)
        : { title: "", body: "", audience: "EVERYBODY", startsAt: "", endsAt: "" },
      revision: announcement?.revision ?? 0,
    },
    check: ({ title, body }) => ({
      ...(title.trim() === "" && { title: texts.missing }),
      ...(body.trim() === "" && { body: texts.missing }),
    }),
    save: async ({ title, body, audience, startsAt, endsAt }, revision) => {
      const input = {
        title,
        body,
        audience: audiences.find((known) => known === audience) ?? "EVERYBODY",
        startsAt: inputToInstant(startsAt, timeZone),
        endsAt: inputToInstant(endsAt, timeZone),
      };
      if (!announcement) {
        return refusalOf((await create({ input })).createAnnouncement);
      }
      const { changeAnnouncement } = await change({ id: announcement.id, revision, input });
      return refusalOf(changeAnnouncement);
    },
    reload: async () => {
      if (!announcement) return null;
      const { data } = await client.query({
        query: AnnouncementRecordDocument,
        variables: { id: announcement.id },
        fetchPolicy: "network-only",
      });
      const now = data?.announcementRecord;
      return now ? { values: valuesOf(now), revision: now.revision } : null;
    },
    onSaved: () => {
      toast("success", texts.saved);
      onDone();
    },
  });
  return (
    <StaffDialog title={announcement ? texts.dialog.edit : texts.dialog.add} onClose={onClose}>
      <RecordForm
        form={form}
        onCancel={onClose}
        {...(announcement === null && { action: texts.publish })}
      >
        <Form.Item label={texts.fields.title} {...form.item("title")}>
          <Input maxLength={longest.title} />
        </Form.Item>
        <Form.Item label={texts.fields.body} {...form.item("body", texts.fields.bodyHint)}>
          <Input.TextArea rows={6} maxLength={longest.body} />
        </Form.Item>
        <Form.Item label={texts.audience} {...form.choice("audience")}>
          <Select options={audiences.map((value) => ({ value, label: texts.audiences[value] }))} />
        </Form.Item>
        <FieldRow>
          <Form.Item
            label={texts.fields.startsAt}
            {...form.item("startsAt", texts.fields.startsHint)}
          >
            <Input type="datetime-local" />
          </Form.Item>
          <Form.Item label={texts.fields.endsAt} {...form.item("endsAt", texts.fields.endsHint)}>
            <Input type="datetime-local" />
          </Form.Item>
        </FieldRow>
      </RecordForm>
    </StaffDialog>
  );
};

import { useApolloClient, useMutation } from "@apollo/client/react";
import {
  type AnnouncementAudience,
  type AnnouncementDetailsFragment,
  AnnouncementRecordDocument,
  ChangeAnnouncementDocument,
  CreateAnnouncementDocument,
} from "../../gql/staff-announcements.ts";
import { inputToInstant, instantToInput } from "../../lib/zoned-input.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { useFeedback } from "../../ui/Feedback.tsx";
import { SelectField } from "../../ui/SelectField.tsx";
import { TextAreaField } from "../../ui/TextAreaField.tsx";
import { TextField } from "../../ui/TextField.tsx";
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
  const [create] = useMutation(CreateAnnouncementDocument);
  const [change] = useMutation(ChangeAnnouncementDocument);
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
        return refusalOf((await create({ variables: { input } })).data?.createAnnouncement);
      }
      const variables = { id: announcement.id, revision, input };
      return refusalOf((await change({ variables })).data?.changeAnnouncement);
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
        <TextField label={texts.fields.title} maxLength={longest.title} {...form.text("title")} />
        <TextAreaField
          label={texts.fields.body}
          rows={6}
          maxLength={longest.body}
          hint={texts.fields.bodyHint}
          {...form.text("body")}
        />
        <SelectField
          label={texts.audience}
          choices={audiences.map((value) => ({ value, label: texts.audiences[value] }))}
          {...form.text("audience")}
        />
        <FieldRow>
          <TextField
            type="datetime-local"
            label={texts.fields.startsAt}
            hint={texts.fields.startsHint}
            {...form.text("startsAt")}
          />
          <TextField
            type="datetime-local"
            label={texts.fields.endsAt}
            hint={texts.fields.endsHint}
            {...form.text("endsAt")}
          />
        </FieldRow>
      </RecordForm>
    </StaffDialog>
  );
};

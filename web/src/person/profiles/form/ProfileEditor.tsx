import type { FragmentType } from "@apollo/client";
import { Alert, Button, Card, Flex, Typography } from "antd";
import { type ReactNode, useId, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import type { PersonalField } from "../../../../../rules/profiles/personal-details.ts";
import type { OwnProfileFragment } from "../../../gql/person-profiles.ts";
import type { Refusal } from "../../../lib/refusal.ts";
import { useDraft } from "../../../lib/use-draft.ts";
import { useSubmitWhenReady } from "../../../lib/use-submit-when-ready.ts";
import { texts } from "../../../texts.ts";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { DraftForm } from "../../../ui/DraftForm.tsx";
import { focusFirst, focusFirstControl } from "../../../ui/focus-field.ts";
import { useUnsavedChangesGuard } from "../../use-unsaved-changes-guard.ts";
import { fieldsIn, personalDetails } from "../personal-details.ts";
import { PhotoField } from "../photo/PhotoField.tsx";
import { usePhoto } from "../photo/use-photo.ts";
import { profileTexts } from "../profile-texts.ts";
import { useOwnProfile } from "../use-own-profile.ts";
import { DetailList } from "../view/ProfileView.tsx";
import { entriesOf, type Person } from "../view/profile-entries.ts";
import { PersonalItem } from "./PersonalItem.tsx";
import styles from "./ProfileEditor.module.css";
import {
  changesToSave,
  type PersonalChanges,
  readChanges,
  remainingChanges,
  trimmed,
  valuesOf,
} from "./personal-changes.ts";
import { type ProfileKind, problemsOf } from "./profile-kind.ts";

type Outcome =
  | { readonly kind: "none" | "unchanged" | "saved" }
  | { readonly kind: "refused"; readonly reason: string };

/** The form's groups of fields, in order. */
const groups: readonly (readonly [title: string, fields: readonly PersonalField[]])[] = [
  [profileTexts.groups.contact, fieldsIn("contact")],
  [profileTexts.groups.personal, [...fieldsIn("personal", "origin"), ...fieldsIn("identity")]],
  [profileTexts.groups.guardian, fieldsIn("guardian")],
];

const Section = ({ title, children }: { title: string; children: ReactNode }) => {
  const titleId = useId();
  return (
    <Card role="region" aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </Card>
  );
};

interface ProfileEditorProps {
  readonly from: FragmentType<OwnProfileFragment>;
  readonly initial: Person;
  readonly kind: ProfileKind;
  /** Saves changed fields and a new photo. Resolves to null on success. */
  readonly save: (changes: PersonalChanges, passport: File | null) => Promise<Refusal | null>;
  /** True while saving. */
  readonly busy: boolean;
}

/** The editable fields with photo, and below the buttons the read-only fields that the college keeps. */
export const ProfileEditor = ({ from, initial, kind, save, busy }: ProfileEditorProps) => {
  const person = useOwnProfile(from, initial);
  const saved = valuesOf(person);
  const draft = useDraft<PersonalChanges>(person.id, "profile", readChanges);
  const changes = trimmed(changesToSave(saved, draft.work ?? {}));
  const [problems, setProblems] = useState<PersonalChanges>({});
  const photo = usePhoto(person.id);
  const [photoWasRestored] = useState(photo.photo !== null);
  const [outcome, setOutcome] = useState<Outcome>({ kind: "none" });
  const isUnderWay = useRef(false);
  const navigate = useNavigate();
  const element = useRef<HTMLDivElement>(null);
  const isChanged = Object.keys(changes).length > 0 || photo.photo !== null;
  useUnsavedChangesGuard({
    owner: person.id,
    isUnsaved: isChanged,
    drafts: ["profile", "profile-photo"],
    kept: "Your profile changes are kept in this tab until you log out, but not saved yet.",
  });

  const change = (name: string, value: string) => {
    draft.setDraft((now) => remainingChanges(saved, { ...now, [name]: value }));
    setProblems((now) =>
      Object.fromEntries(Object.entries(now).filter(([field]) => field !== name)),
    );
  };
  const clear = () => {
    draft.setDraft(null);
    photo.clear();
  };
  const refuse = ({ fields, message }: Refusal) => {
    const placed = fields.filter(({ field }) => kind.fields.some((name) => name === field));
    const ofPhoto = fields.find(({ field }) => field === "passport");
    setProblems(Object.fromEntries(placed.map(({ field, message }) => [field, message])));
    if (ofPhoto) photo.refuse(ofPhoto.message);
    const known = [...placed, ...(ofPhoto ? [ofPhoto] : [])].map(({ field }) => field);
    setOutcome({ kind: "refused", reason: known.length > 0 ? "" : message });
    focusFirst(element.current, known);
  };
  const send = async () => {
    const refusal = await save(changes, photo.photo);
    if (refusal) {
      isUnderWay.current = false;
      refuse(refusal);
      return;
    }
    clear();
    setOutcome({ kind: "saved" });
  };
  const submit = () => {
    if (isUnderWay.current || outcome.kind === "saved") return;
    setOutcome({ kind: isChanged ? "none" : "unchanged" });
    if (!isChanged) return;
    const found = problemsOf(changes, kind);
    setProblems(found);
    if (Object.keys(found).length > 0) {
      focusFirst(element.current, Object.keys(found));
      return;
    }
    // It stays so after the save, whose answer a second press would take for nothing to save.
    isUnderWay.current = true;
    void send();
  };
  const submission = useSubmitWhenReady(submit, photo, () => {
    if (photo.problem) focusFirst(element.current, ["passport"]);
  });
  const isSaving = busy || submission.isWaiting;
  const discard = () => {
    clear();
    setProblems({});
    setOutcome({ kind: "none" });
    // The button that was pressed disappears.
    focusFirstControl(element.current);
  };
  const toProfile = () => void navigate(kind.profilePath);

  return (
    <>
      {(draft.wasRestored || photoWasRestored) && isChanged && (
        <Alert
          role="status"
          type="info"
          showIcon
          title="Your changes from before are back. They are not saved yet."
          action={<Button onClick={discard}>Discard changes</Button>}
        />
      )}
      <div ref={element}>
        <DraftForm
          name="profile"
          className={styles.form}
          values={{ ...saved, ...draft.work }}
          problems={problems}
          onChange={change}
          onFinish={submission.submit}
        >
          <Section title="Passport photo">
            <PhotoField
              state={photo}
              currentUrl={person.passportUrl}
              name={`${person.surname} ${person.firstName}`}
            />
          </Section>
          {groups
            .map(([title, all]) => ({
              title,
              fields: all.filter((field) => kind.fields.includes(field)),
            }))
            .filter(({ fields }) => fields.length > 0)
            .map(({ title, fields }) => (
              <Section key={title} title={title}>
                <div className={styles.fields}>
                  {fields.map((field) => (
                    <PersonalItem
                      key={field}
                      field={field}
                      hint={personalDetails[field].profileHint}
                    />
                  ))}
                </div>
              </Section>
            ))}
          {outcome.kind === "unchanged" && (
            <Alert
              role="status"
              type="info"
              showIcon
              title="There is nothing to save: you changed nothing."
            />
          )}
          {outcome.kind === "refused" && (
            <Alert
              type="error"
              showIcon
              title="Failed to update profile. Please try again."
              description={outcome.reason}
            />
          )}
          <Flex wrap gap="small">
            <Button type="primary" htmlType="submit" aria-disabled={isSaving || undefined}>
              {isSaving ? "Saving..." : "Save changes"}
            </Button>
            <ButtonLink to={kind.profilePath}>Back to profile</ButtonLink>
          </Flex>
          <Section title="Kept by the college">
            <Typography.Paragraph type="secondary">
              ICT support changes these. If one is wrong, contact support.
            </Typography.Paragraph>
            <DetailList entries={entriesOf(person, kind.kept)} />
          </Section>
        </DraftForm>
      </div>
      {outcome.kind === "saved" && (
        <Dialog
          kind="success"
          title="Profile Update Successful!"
          onClose={toProfile}
          actions={
            <Button type="primary" onClick={toProfile}>
              {texts.ok}
            </Button>
          }
        >
          Your profile has been updated successfully.
        </Dialog>
      )}
    </>
  );
};

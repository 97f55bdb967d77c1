import { Alert, Button, Card, Flex, Typography } from "antd";
import { type ReactNode, useId, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { texts } from "../../../texts.ts";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { DraftForm } from "../../../ui/DraftForm.tsx";
import { focusFirst, focusFirstControl } from "../../../ui/focus-field.ts";
import { useUnsavedChangesGuard } from "../../use-unsaved-changes-guard.ts";
import { PhotoField } from "../photo/PhotoField.tsx";
import { usePhoto } from "../photo/use-photo.ts";
import { profileTexts } from "../profile-texts.ts";
import { DetailList } from "../view/ProfileView.tsx";
import type { Person } from "../view/person.ts";
import { entriesOf } from "../view/profile-entries.ts";
import { PersonalItem } from "./PersonalItem.tsx";
import styles from "./ProfileEditor.module.css";
import { profileFormTexts } from "./profile-form-texts.ts";
import type { ProfileKind, ProfileRefusal, SaveProfile } from "./profile-kind.ts";
import { isProfileField, type ProfileField, type ProfileProblems } from "./profile-rules.ts";
import { profileDraft, useProfileForm } from "./use-profile-form.ts";

type Outcome =
  | { readonly kind: "none" | "unchanged" | "saved" }
  | { readonly kind: "refused"; readonly reason: string };

const problemsIn = ({ fields }: ProfileRefusal): ProfileProblems =>
  Object.fromEntries(
    fields.flatMap(({ field, message }) => (isProfileField(field) ? [[field, message]] : [])),
  );

/** The form's groups of fields, in order. */
const groups: readonly (readonly [title: string, fields: readonly ProfileField[]])[] = [
  [profileTexts.groups.contact, ["phone", "address", "emergencyContact"]],
  [
    profileTexts.groups.personal,
    ["maritalStatus", "religion", "bloodGroup", "nationality", "lga", "maidenName"],
  ],
  [profileTexts.groups.guardian, ["parentName", "parentPhone", "parentAddress"]],
];

const hints: Readonly<Partial<Record<ProfileField, string>>> = {
  emergencyContact: profileFormTexts.emergencyHint,
};

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

const Section = ({ title, children }: SectionProps) => {
  const titleId = useId();
  return (
    <Card role="region" aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </Card>
  );
};

interface ProfileEditorProps {
  readonly person: Person;
  readonly kind: ProfileKind;
  readonly save: SaveProfile;
  /** True while saving. */
  readonly busy: boolean;
}

/** The editable fields with photo, and below the buttons the read-only fields that the college keeps. */
export const ProfileEditor = ({ person, kind, save, busy }: ProfileEditorProps) => {
  const form = useProfileForm(person, kind.judge);
  const photo = usePhoto(person.id);
  const [wasRestored] = useState(form.isChanged || photo.photo !== null);
  const [outcome, setOutcome] = useState<Outcome>({ kind: "none" });
  const isUnderWay = useRef(false);
  const navigate = useNavigate();
  const element = useRef<HTMLDivElement>(null);
  const isChanged = form.isChanged || photo.photo !== null;
  useUnsavedChangesGuard({
    owner: person.id,
    isUnsaved: isChanged,
    drafts: [profileDraft, "profile-photo"],
    kept: profileFormTexts.kept,
  });

  const refuse = (refusal: ProfileRefusal) => {
    const problems = problemsIn(refusal);
    const ofPhoto = refusal.fields.find(({ field }) => field === "passport");
    form.refuse(problems);
    if (ofPhoto) photo.refuse(ofPhoto.message);
    const known = [...Object.keys(problems), ...(ofPhoto ? ["passport"] : [])];
    setOutcome({ kind: "refused", reason: known.length > 0 ? "" : refusal.message });
    focusFirst(element.current, known);
  };
  const send = async () => {
    const refusal = await save(form.changes, photo.photo);
    if (refusal) {
      isUnderWay.current = false;
      refuse(refusal);
      return;
    }
    form.finish();
    photo.clear();
    setOutcome({ kind: "saved" });
  };
  const submit = () => {
    if (isUnderWay.current || photo.preparing || outcome.kind === "saved") return;
    setOutcome({ kind: isChanged ? "none" : "unchanged" });
    if (!isChanged) return;
    const problems = Object.keys(form.check());
    if (problems.length > 0) {
      focusFirst(element.current, problems);
      return;
    }
    // It stays so after the save, whose answer a second press would take for nothing to save.
    isUnderWay.current = true;
    void send();
  };
  const discard = () => {
    form.discard();
    photo.clear();
    setOutcome({ kind: "none" });
    // The button that was pressed disappears.
    focusFirstControl(element.current);
  };
  const toProfile = () => void navigate(kind.profilePath);

  return (
    <>
      {wasRestored && isChanged && (
        <Alert
          role="status"
          type="info"
          showIcon
          title={profileFormTexts.restored}
          action={<Button onClick={discard}>{profileFormTexts.discard}</Button>}
        />
      )}
      <div ref={element}>
        <DraftForm
          name="profile"
          className={styles.form}
          values={form.values}
          problems={form.problems}
          onChange={(field, value) => {
            if (isProfileField(field)) form.set(field, value);
          }}
          onFinish={submit}
        >
          <Section title={profileFormTexts.photoTitle}>
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
                    <PersonalItem key={field} field={field} hint={hints[field] ?? ""} />
                  ))}
                </div>
              </Section>
            ))}
          <OutcomeAlert outcome={outcome} />
          <Flex wrap gap="small">
            <Button
              type="primary"
              htmlType="submit"
              aria-disabled={busy || photo.preparing || undefined}
            >
              {busy ? profileFormTexts.saving : profileFormTexts.save}
            </Button>
            <ButtonLink to={kind.profilePath}>{profileFormTexts.backToProfile}</ButtonLink>
          </Flex>
          <Section title={profileFormTexts.protectedTitle}>
            <Typography.Paragraph type="secondary">
              {profileFormTexts.protectedHint}
            </Typography.Paragraph>
            <DetailList entries={entriesOf(person, kind.kept)} />
          </Section>
        </DraftForm>
      </div>
      {outcome.kind === "saved" && (
        <Dialog
          kind="success"
          title={profileFormTexts.savedTitle}
          onClose={toProfile}
          actions={
            <Button type="primary" onClick={toProfile}>
              {texts.ok}
            </Button>
          }
        >
          {profileFormTexts.saved}
        </Dialog>
      )}
    </>
  );
};

const OutcomeAlert = ({ outcome }: { outcome: Outcome }) => {
  if (outcome.kind === "unchanged") {
    return <Alert role="status" type="info" showIcon title={profileFormTexts.unchanged} />;
  }
  if (outcome.kind !== "refused") return null;
  return (
    <Alert type="error" showIcon title={profileFormTexts.failed} description={outcome.reason} />
  );
};

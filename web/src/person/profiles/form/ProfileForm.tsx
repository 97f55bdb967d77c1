import { type FormEvent, type ReactNode, type Ref, useId } from "react";
import { Button, ButtonLink } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { PhotoField } from "../photo/PhotoField.tsx";
import type { PhotoState } from "../photo/use-photo.ts";
import { DetailList } from "../view/ProfileView.tsx";
import type { Person } from "../view/person.ts";
import { entriesOf } from "../view/profile-entries.ts";
import { ProfileFieldControl } from "./ProfileFieldControl.tsx";
import styles from "./ProfileForm.module.css";
import { groupsOf } from "./profile-controls.ts";
import { profileFormTexts } from "./profile-form-texts.ts";
import type { ProfileKind } from "./profile-kind.ts";
import type { ProfileFormState } from "./use-profile-form.ts";

interface SectionProps {
  readonly title: string;
  readonly hint?: string;
  readonly children: ReactNode;
}

const Section = ({ title, hint, children }: SectionProps) => {
  const titleId = useId();
  return (
    <Card labelledBy={titleId}>
      <div className={styles.section}>
        <div>
          <h2 id={titleId}>{title}</h2>
          {hint && <p className={styles.hint}>{hint}</p>}
        </div>
        {children}
      </div>
    </Card>
  );
};

interface ProfileFormProps {
  readonly person: Person;
  readonly kind: ProfileKind;
  readonly form: ProfileFormState;
  readonly photo: PhotoState;
  readonly busy: boolean;
  readonly ref: Ref<HTMLFormElement>;
  readonly onSubmit: () => void;
  /** Shown above the buttons: the result of the last attempt. */
  readonly banner: ReactNode;
}

/** The editable fields, and below the buttons the read-only fields that the college keeps. */
export const ProfileForm = (props: ProfileFormProps) => {
  const { person, kind, form, photo, busy, ref, onSubmit, banner } = props;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onSubmit();
  };
  return (
    <form ref={ref} className={styles.form} noValidate onSubmit={submit}>
      <Section title={profileFormTexts.photoTitle}>
        <PhotoField
          state={photo}
          currentUrl={person.passportUrl}
          name={`${person.surname} ${person.firstName}`}
        />
      </Section>
      {groupsOf(kind.fields).map(([title, fields]) => (
        <Section key={title} title={title}>
          <div className={styles.fields}>
            {fields.map((field) => (
              <ProfileFieldControl key={field} field={field} form={form} />
            ))}
          </div>
        </Section>
      ))}
      <div className={styles.end}>
        {banner}
        <div className={styles.actions}>
          <Button type="submit" busy={busy || photo.preparing}>
            {busy ? profileFormTexts.saving : profileFormTexts.save}
          </Button>
          <ButtonLink variant="secondary" to={kind.profilePath}>
            {profileFormTexts.backToProfile}
          </ButtonLink>
        </div>
      </div>
      <Section title={profileFormTexts.protectedTitle} hint={profileFormTexts.protectedHint}>
        <DetailList entries={entriesOf(person, kind.kept)} />
      </Section>
    </form>
  );
};

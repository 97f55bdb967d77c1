import { useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { texts } from "../../../texts.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { usePhoto } from "../photo/use-photo.ts";
import type { Person } from "../view/person.ts";
import { ProfileForm } from "./ProfileForm.tsx";
import { profileFormTexts } from "./profile-form-texts.ts";
import type { ProfileKind, ProfileRefusal, SaveProfile } from "./profile-kind.ts";
import { isProfileField, type ProfileProblems } from "./profile-rules.ts";
import { useProfileForm } from "./use-profile-form.ts";
import { useUnsavedChangesGuard } from "./use-unsaved-changes-guard.ts";

type Outcome =
  | { readonly kind: "none" | "unchanged" | "saved" }
  | { readonly kind: "refused"; readonly reason: string };

const problemsIn = ({ fields }: ProfileRefusal): ProfileProblems =>
  Object.fromEntries(
    fields.flatMap(({ field, message }) => (isProfileField(field) ? [[field, message]] : [])),
  );

interface ProfileEditorProps {
  readonly person: Person;
  readonly kind: ProfileKind;
  readonly save: SaveProfile;
  /** True while saving. */
  readonly busy: boolean;
}

/** A profile form with validation, saving and messages. */
export const ProfileEditor = ({ person, kind, save, busy }: ProfileEditorProps) => {
  const form = useProfileForm(person, kind.judge);
  const photo = usePhoto(person.id);
  const [wasRestored] = useState(form.isChanged || photo.photo !== null);
  const [outcome, setOutcome] = useState<Outcome>({ kind: "none" });
  const navigate = useNavigate();
  const element = useRef<HTMLFormElement>(null);
  const isChanged = form.isChanged || photo.photo !== null;
  useUnsavedChangesGuard(person.id, isChanged);

  const focusFirst = (names: readonly string[]) => {
    const controls = Array.from(element.current?.elements ?? []);
    const first = controls.find((one) => names.includes(one.getAttribute("name") ?? ""));
    if (first instanceof HTMLElement) first.focus();
  };
  const refuse = (refusal: ProfileRefusal) => {
    const problems = problemsIn(refusal);
    const ofPhoto = refusal.fields.find(({ field }) => field === "passport");
    form.refuse(problems);
    if (ofPhoto) photo.refuse(ofPhoto.message);
    const known = [...Object.keys(problems), ...(ofPhoto ? ["passport"] : [])];
    setOutcome({ kind: "refused", reason: known.length > 0 ? "" : refusal.message });
    focusFirst(known);
  };
  const submit = async () => {
    if (photo.preparing || outcome.kind === "saved") return;
    setOutcome({ kind: isChanged ? "none" : "unchanged" });
    if (!isChanged) return;
    const problems = Object.keys(form.check());
    if (problems.length > 0) {
      focusFirst(problems);
      return;
    }
    const refusal = await save(form.changes, photo.photo);
    if (refusal) {
      refuse(refusal);
      return;
    }
    form.finish();
    photo.clear();
    setOutcome({ kind: "saved" });
  };
  const discard = () => {
    form.discard();
    photo.clear();
    setOutcome({ kind: "none" });
  };
  const toProfile = () => void navigate(kind.profilePath);

  return (
    <>
      {wasRestored && isChanged && (
        <Notice kind="info" title={profileFormTexts.restored}>
          <Button variant="secondary" onClick={discard}>
            {profileFormTexts.discard}
          </Button>
        </Notice>
      )}
      <ProfileForm
        ref={element}
        person={person}
        kind={kind}
        form={form}
        photo={photo}
        busy={busy}
        onSubmit={() => void submit()}
        banner={<OutcomeNotice outcome={outcome} />}
      />
      {outcome.kind === "saved" && (
        <Dialog
          title={profileFormTexts.savedTitle}
          kind="success"
          onClose={toProfile}
          actions={<Button onClick={toProfile}>{texts.ok}</Button>}
        >
          {profileFormTexts.saved}
        </Dialog>
      )}
    </>
  );
};

const OutcomeNotice = ({ outcome }: { outcome: Outcome }) => {
  if (outcome.kind === "unchanged") {
    return <Notice kind="info">{profileFormTexts.unchanged}</Notice>;
  }
  if (outcome.kind !== "refused") return null;
  return (
    <Notice kind="error" title={profileFormTexts.failed}>
      {outcome.reason}
    </Notice>
  );
};

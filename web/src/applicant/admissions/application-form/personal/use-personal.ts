import { type RefObject, useState } from "react";
import { personalChangeProblems } from "../../../../../../rules/profiles/personal-changes.ts";
import { isNigerian } from "../../../../../../rules/profiles/personal-details.ts";
import { SavePersonalDetailsDocument } from "../../../../gql/applicant-admissions.ts";
import { isoDayIn } from "../../../../lib/dates.ts";
import { useDraft } from "../../../../lib/use-draft.ts";
import { useSave } from "../../../../lib/use-save.ts";
import {
  changesToSave,
  type PersonalChanges,
  readChanges,
  remainingChanges,
} from "../../../../person/profiles/form/personal-changes.ts";
import { usePhoto } from "../../../../person/profiles/photo/use-photo.ts";
import { usePortal } from "../../../../portal/PortalProvider.tsx";
import { type FormApplicant, savedApplicant } from "../saved-section.ts";
import { useSectionSave } from "../use-section-save.ts";
import { changeOf, personalInput, savedPersonal } from "./personal-values.ts";
import { useLocalGovernments } from "./use-local-governments.ts";

/** The state of the personal section: values, photo, problems and saving. `isShown`: whether it is the section on the screen. */
export const usePersonal = (
  applicant: FormApplicant,
  container: RefObject<HTMLElement | null>,
  isShown: boolean,
) => {
  const { timeZone } = usePortal();
  const photo = usePhoto(applicant.id);
  const { work, setDraft, wasRestored } = useDraft<PersonalChanges>(
    applicant.id,
    "application-personal",
    readChanges,
  );
  const [photoWasRestored] = useState(photo.photo !== null);
  const saved = savedPersonal(applicant);
  const changes = changesToSave(saved, work ?? {});
  const values = { ...saved, ...work };
  const areas = useLocalGovernments(isShown && isNigerian(values) && values.stateOfOrigin !== "");
  const input = personalInput(applicant, changes);
  const isUnsaved = Object.keys(changes).length > 0 || photo.photo !== null;
  const [send] = useSave(SavePersonalDetailsDocument);

  const save = async () => {
    const passport = photo.photo;
    const sent = work;
    const answer = await savedApplicant(
      send({ input, ...(passport && { passport }) }).then((data) => data.savePersonalDetails),
    );
    if (!("code" in answer)) {
      // Keeps what was typed since the request was sent.
      setDraft((now) => now && remainingChanges(sent ?? {}, now));
      if (passport) photo.clear();
    }
    return answer;
  };
  const saving = useSectionSave({
    section: "personal",
    container,
    isUnsaved: isUnsaved || Object.keys(input).length > 0,
    check: () => personalChangeProblems(saved, input, isoDayIn(new Date(), timeZone), areas.of),
    save,
  });
  const set = (field: string, text: string) => {
    const change = changeOf(values, field, text);
    setDraft((now) => remainingChanges(saved, { ...now, ...change }));
    for (const changed of Object.keys(change)) saving.forget(changed);
  };
  return {
    values,
    photo,
    areas,
    saving,
    set,
    isUnsaved,
    wasRestored: wasRestored || photoWasRestored,
    // The college merges single fields, so there are no conflicts.
    isOutdated: false,
    hasSavedValues: true,
    discard: () => {
      setDraft(null);
      photo.clear();
    },
  };
};

export type PersonalState = ReturnType<typeof usePersonal>;

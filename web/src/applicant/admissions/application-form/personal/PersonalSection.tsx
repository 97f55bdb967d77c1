import type { ReactNode } from "react";
import {
  bloodGroups,
  lengthLimits,
  maritalStatuses,
  type PersonalField,
  religions,
  sexes,
} from "../../../../../../rules/profiles/personal-details.ts";
import { PhotoField } from "../../../../person/profiles/photo/PhotoField.tsx";
import { profileTexts } from "../../../../person/profiles/profile-texts.ts";
import { SelectField } from "../../../../ui/SelectField.tsx";
import { TextAreaField } from "../../../../ui/TextAreaField.tsx";
import { TextField } from "../../../../ui/TextField.tsx";
import { formTexts } from "../form-texts.ts";
import styles from "../SectionForm.module.css";
import { SectionForm } from "../SectionForm.tsx";
import type { FormApplicant } from "../saved-section.ts";
import { DateField } from "./DateField.tsx";
import { PlaceFields } from "./PlaceFields.tsx";
import { hasMaidenName } from "./personal-values.ts";
import type { PersonalState } from "./use-personal.ts";

const labels = profileTexts.labels;
const hints = formTexts.personal;

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className={styles.group}>
    <legend className={styles.groupTitle}>{title}</legend>
    {children}
  </fieldset>
);

interface PersonalSectionProps {
  readonly work: PersonalState;
  readonly applicant: FormApplicant;
}

/** Photo, identity, origin, contact, parent or guardian. */
export const PersonalSection = ({ work, applicant }: PersonalSectionProps) => {
  const { values, photo, saving, set } = work;
  const choice = (field: PersonalField) => ({
    name: field,
    value: values[field],
    error: saving.problems[field],
    onChange: (text: string) => set(field, text),
  });
  // The input accepts more than the limit, so that a long paste is reported and not cut.
  const typing = (field: PersonalField) => ({
    ...choice(field),
    maxLength: lengthLimits[field] * 2,
  });
  const phone = { type: "tel", inputMode: "tel", hint: hints.phoneHint } as const;
  return (
    <SectionForm section="personal" work={work} preparing={photo.preparing}>
      <Group title={formTexts.review.photo}>
        <PhotoField
          state={photo}
          currentUrl={applicant.passportUrl}
          name={`${values.surname} ${values.firstName}`}
          error={saving.problems.passport}
        />
      </Group>
      <Group title={hints.identity}>
        <div className={styles.fields}>
          <TextField
            label={labels.surname}
            {...typing("surname")}
            hint={hints.namesHint}
            autoComplete="family-name"
          />
          <TextField label={labels.firstName} {...typing("firstName")} autoComplete="given-name" />
          <TextField
            label={formTexts.optional(labels.otherName)}
            {...typing("otherName")}
            autoComplete="additional-name"
          />
          <SelectField label={labels.sex} {...choice("sex")} choices={sexes} autoComplete="sex" />
          <DateField legend={labels.dateOfBirth} {...choice("dateOfBirth")} />
          <SelectField
            label={labels.maritalStatus}
            {...choice("maritalStatus")}
            choices={maritalStatuses}
          />
          {hasMaidenName(values) && (
            <TextField
              label={formTexts.optional(labels.maidenName)}
              {...typing("maidenName")}
              hint={hints.maidenHint}
              autoComplete="off"
            />
          )}
          <SelectField label={labels.religion} {...choice("religion")} choices={religions} />
          <SelectField
            label={formTexts.optional(labels.bloodGroup)}
            {...choice("bloodGroup")}
            choices={bloodGroups}
          />
        </div>
      </Group>
      <Group title={hints.origin}>
        <div className={styles.fields}>
          <PlaceFields work={work} fieldProps={choice} />
        </div>
      </Group>
      <Group title={hints.contact}>
        <div className={styles.fields}>
          <TextField label={labels.phone} {...typing("phone")} {...phone} autoComplete="tel" />
          <TextAreaField
            label={labels.address}
            {...typing("address")}
            autoComplete="street-address"
          />
          <TextAreaField
            label={labels.emergencyContact}
            {...typing("emergencyContact")}
            hint={hints.emergencyHint}
            autoComplete="off"
          />
        </div>
      </Group>
      <Group title={hints.guardian}>
        <div className={styles.fields}>
          <TextField label={labels.parentName} {...typing("parentName")} autoComplete="off" />
          <TextField
            label={labels.parentPhone}
            {...typing("parentPhone")}
            {...phone}
            autoComplete="off"
          />
          <TextAreaField
            label={labels.parentAddress}
            {...typing("parentAddress")}
            autoComplete="off"
          />
        </div>
      </Group>
    </SectionForm>
  );
};

import type { ReactNode } from "react";
import { PersonalItem } from "../../../../person/profiles/form/PersonalItem.tsx";
import { PhotoField } from "../../../../person/profiles/photo/PhotoField.tsx";
import styles from "../SectionForm.module.css";
import { SectionForm } from "../SectionForm.tsx";
import type { FormApplicant } from "../saved-section.ts";
import { PlaceItems } from "./PlaceItems.tsx";
import {
  anotherNationality,
  hasMaidenName,
  isUnlisted,
  listedNationality,
} from "./personal-values.ts";
import type { PersonalState } from "./use-personal.ts";

const phoneHint = "For example 0803 123 4567.";

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
const PersonalSection = ({ work, applicant }: PersonalSectionProps) => {
  const { values, photo, areas, saving } = work;
  const { nationality = "" } = saving.problems;
  const listed = isUnlisted(values)
    ? { value: anotherNationality, problem: "" }
    : { value: values.nationality, problem: nationality };
  return (
    <SectionForm
      section="personal"
      work={work}
      values={{ ...values, [listedNationality]: listed.value }}
      problems={{ ...saving.problems, [listedNationality]: listed.problem }}
      onChange={work.set}
      preparation={{ ...photo, problems: photo.problem ? ["passport"] : [] }}
    >
      <Group title="Passport photo">
        <PhotoField
          state={photo}
          currentUrl={applicant.passportUrl}
          name={`${values.surname} ${values.firstName}`}
          error={saving.problems.passport}
        />
      </Group>
      <Group title="Who you are">
        <div className={styles.fields}>
          <PersonalItem field="surname" hint="As on your certificates." />
          <PersonalItem field="firstName" />
          <PersonalItem field="otherName" isOptional />
          <PersonalItem field="sex" />
          <PersonalItem field="dateOfBirth" />
          <PersonalItem field="maritalStatus" />
          {hasMaidenName(values) && (
            <PersonalItem field="maidenName" isOptional hint="Your surname before you married." />
          )}
          <PersonalItem field="religion" />
          <PersonalItem field="bloodGroup" isOptional />
        </div>
      </Group>
      <Group title="Where you come from">
        <div className={styles.fields}>
          <PlaceItems
            nationality={values.nationality}
            stateOfOrigin={values.stateOfOrigin}
            areas={areas}
          />
        </div>
      </Group>
      <Group title="Contact">
        <div className={styles.fields}>
          <PersonalItem field="phone" hint={phoneHint} />
          <PersonalItem field="address" />
          <PersonalItem field="emergencyContact" hint="A name and a phone number." />
        </div>
      </Group>
      <Group title="Parent or guardian">
        <div className={styles.fields}>
          <PersonalItem field="parentName" />
          <PersonalItem field="parentPhone" hint={phoneHint} />
          <PersonalItem field="parentAddress" />
        </div>
      </Group>
    </SectionForm>
  );
};

export default PersonalSection;

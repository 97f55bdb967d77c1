import type { ReactNode } from "react";
import type { PersonalField } from "../../../../../../rules/profiles/personal-details.ts";
import { personalTexts } from "../../../../../../rules/texts.ts";
import { PersonalItem } from "../../../../person/profiles/form/PersonalItem.tsx";
import { fieldsIn, personalDetails } from "../../../../person/profiles/personal-details.ts";
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

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className={styles.group}>
    <legend className={styles.groupTitle}>{title}</legend>
    {children}
  </fieldset>
);

const Items = ({ fields }: { fields: readonly PersonalField[] }) => (
  <div className={styles.fields}>
    {fields.map((field) => (
      <PersonalItem
        key={field}
        field={field}
        isOptional={!(field in personalTexts.missing)}
        hint={personalDetails[field].hint}
      />
    ))}
  </div>
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
        <Items
          fields={fieldsIn("identity", "personal").filter(
            (field) => field !== "maidenName" || hasMaidenName(values),
          )}
        />
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
        <Items fields={fieldsIn("contact")} />
      </Group>
      <Group title="Parent or guardian">
        <Items fields={fieldsIn("guardian")} />
      </Group>
    </SectionForm>
  );
};

export default PersonalSection;

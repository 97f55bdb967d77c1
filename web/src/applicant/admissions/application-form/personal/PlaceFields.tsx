import { useState } from "react";
import { states } from "../../../../../../rules/nigeria/states.ts";
import { isNigerian } from "../../../../../../rules/profiles/personal-details.ts";
import { profileTexts } from "../../../../person/profiles/profile-texts.ts";
import { Button } from "../../../../ui/Button.tsx";
import { SelectField } from "../../../../ui/SelectField.tsx";
import { TextField } from "../../../../ui/TextField.tsx";
import { formTexts } from "../form-texts.ts";
import type { PersonalState } from "./use-personal.ts";

const nigerian = "Nigerian";

/** Neighbouring countries first, because most foreign applicants come from there. */
const nationalities = [
  nigerian,
  "Beninese",
  "Cameroonian",
  "Chadian",
  "Ghanaian",
  "Ivorian",
  "Nigerien",
  "Togolese",
];

const another = "another";

const labels = profileTexts.labels;

interface PlaceFieldsProps {
  readonly work: PersonalState;
  readonly fieldProps: (field: "nationality" | "stateOfOrigin" | "lga") => {
    readonly name: string;
    readonly value: string;
    readonly error: string | undefined;
    readonly onChange: (value: string) => void;
  };
}

/** Nationality and, for Nigerians, state of origin and LGA. */
export const PlaceFields = ({ work, fieldProps }: PlaceFieldsProps) => {
  const { values } = work;
  const isListed = nationalities.includes(values.nationality);
  const [isAnother, setAnother] = useState(!isListed);
  const nationality = fieldProps("nationality");
  const chooseNationality = (chosen: string) => {
    setAnother(chosen === another);
    work.set("nationality", chosen === another ? "" : chosen);
  };
  const choices = [
    ...nationalities,
    { value: another, label: formTexts.personal.nationalityOther },
  ];
  return (
    <>
      <SelectField
        label={labels.nationality}
        {...nationality}
        {...(isAnother && { value: another, error: undefined, name: "nationalityChoice" })}
        choices={choices}
        autoComplete="country-name"
        onChange={chooseNationality}
      />
      {isAnother && (
        <TextField
          label={formTexts.personal.nationalityName}
          {...nationality}
          autoComplete="off"
          maxLength={120}
        />
      )}
      {isNigerian(values) && !isAnother ? (
        <NigerianPlace {...{ work, fieldProps }} />
      ) : (
        <>
          <TextField
            label={formTexts.optional(labels.stateOfOrigin)}
            {...fieldProps("stateOfOrigin")}
            maxLength={120}
          />
          <TextField
            label={formTexts.optional(labels.lga)}
            {...fieldProps("lga")}
            maxLength={120}
          />
        </>
      )}
    </>
  );
};

const NigerianPlace = ({ work, fieldProps }: PlaceFieldsProps) => {
  const { values, areas } = work;
  const isStateChosen = values.stateOfOrigin !== "";
  const isLoading = isStateChosen && areas.status === "loading";
  const hasFailed = isStateChosen && areas.status === "failed";
  const hints = {
    loading: formTexts.personal.loadingAreas,
    failed: formTexts.personal.areasFailed,
    loaded: undefined,
  };
  return (
    <>
      <SelectField
        label={labels.stateOfOrigin}
        {...fieldProps("stateOfOrigin")}
        choices={states}
        onChange={work.setState}
      />
      <div>
        <SelectField
          label={labels.lga}
          {...fieldProps("lga")}
          hint={isStateChosen ? hints[areas.status] : formTexts.personal.stateFirst}
          choices={areas.of(values.stateOfOrigin) ?? []}
          aria-busy={isLoading || undefined}
        />
        {hasFailed && (
          <Button variant="plain" onClick={areas.retry}>
            {formTexts.personal.retryAreas}
          </Button>
        )}
      </div>
    </>
  );
};

import { Button, Form, Input, Select } from "antd";
import { states } from "../../../../../../rules/nigeria/states.ts";
import { PersonalItem } from "../../../../person/profiles/form/PersonalItem.tsx";
import { profileTexts } from "../../../../person/profiles/profile-texts.ts";
import { choice } from "../../../../ui/use-form-submit.ts";
import { formTexts } from "../form-texts.ts";
import {
  anotherNationality,
  hasNigerianPlace,
  isUnlisted,
  listedNationality,
  nationalities,
} from "./personal-values.ts";
import type { PersonalState } from "./use-personal.ts";

const nationalityOptions = [
  ...nationalities.map((value) => ({ value, label: value })),
  { value: anotherNationality, label: formTexts.personal.nationalityOther },
];

const stateOptions = states.map((value) => ({ value }));

const labels = profileTexts.labels;
const texts = formTexts.personal;

/** Nationality and, for Nigerians, state of origin and LGA from lists. */
export const PlaceItems = ({ work }: { work: PersonalState }) => (
  <>
    <Form.Item name={listedNationality} label={labels.nationality}>
      <Select showSearch={{ optionFilterProp: "label" }} options={nationalityOptions} />
    </Form.Item>
    {isUnlisted(work.values) && (
      <Form.Item name="nationality" label={texts.nationalityName}>
        <Input autoComplete="off" maxLength={120} />
      </Form.Item>
    )}
    {hasNigerianPlace(work.values) ? (
      <NigerianPlace work={work} />
    ) : (
      <>
        <PersonalItem field="stateOfOrigin" isOptional />
        <PersonalItem field="lga" isOptional />
      </>
    )}
  </>
);

const NigerianPlace = ({ work: { values, areas } }: { work: PersonalState }) => {
  const isStateChosen = values.stateOfOrigin !== "";
  const hints = {
    loading: texts.loadingAreas,
    failed: (
      <>
        {texts.areasFailed}{" "}
        <Button type="link" onClick={areas.retry}>
          {texts.retryAreas}
        </Button>
      </>
    ),
    loaded: undefined,
  };
  return (
    <>
      <Form.Item name="stateOfOrigin" label={labels.stateOfOrigin} {...choice}>
        <Select showSearch allowClear options={stateOptions} />
      </Form.Item>
      <Form.Item
        name="lga"
        label={labels.lga}
        extra={isStateChosen ? hints[areas.status] : texts.stateFirst}
        {...choice}
      >
        <Select
          showSearch
          allowClear
          loading={isStateChosen && areas.status === "loading"}
          options={areas.of(values.stateOfOrigin)?.map((value) => ({ value })) ?? []}
        />
      </Form.Item>
    </>
  );
};

import { Button, Form, Input, Select } from "antd";
import { memo } from "react";
import { states } from "../../../../../../rules/nigeria/states.ts";
import { PersonalItem } from "../../../../person/profiles/form/PersonalItem.tsx";
import { personalDetails } from "../../../../person/profiles/personal-details.ts";
import { choice } from "../../../../ui/use-form-submit.ts";
import {
  anotherNationality,
  hasNigerianPlace,
  isUnlisted,
  listedNationality,
  nationalities,
} from "./personal-values.ts";
import type { LocalGovernmentsState } from "./use-local-governments.ts";

const nationalityOptions = [
  ...nationalities.map((value) => ({ value, label: value })),
  { value: anotherNationality, label: "Another nationality" },
];

const stateOptions = states.map((value) => ({ value }));

interface PlaceItemsProps {
  readonly nationality: string;
  readonly stateOfOrigin: string;
  readonly areas: LocalGovernmentsState;
}

/** Nationality and, for Nigerians, state of origin and LGA from lists. */
export const PlaceItems = memo(({ nationality, stateOfOrigin, areas }: PlaceItemsProps) => (
  <>
    <Form.Item name={listedNationality} label={personalDetails.nationality.label}>
      <Select showSearch={{ optionFilterProp: "label" }} options={nationalityOptions} />
    </Form.Item>
    {isUnlisted({ nationality }) && (
      <Form.Item name="nationality" label="Which nationality">
        <Input autoComplete="off" maxLength={120} />
      </Form.Item>
    )}
    {hasNigerianPlace({ nationality }) ? (
      <NigerianPlace stateOfOrigin={stateOfOrigin} areas={areas} />
    ) : (
      <>
        <PersonalItem field="stateOfOrigin" isOptional />
        <PersonalItem field="lga" isOptional />
      </>
    )}
  </>
));

const NigerianPlace = ({ stateOfOrigin, areas }: Omit<PlaceItemsProps, "nationality">) => {
  const isStateChosen = stateOfOrigin !== "";
  const hints = {
    loading: "Loading the list of areas...",
    failed: (
      <>
        The list of areas could not be loaded. If trying again does not help, reload the page: what
        you typed is kept.{" "}
        <Button type="link" onClick={areas.retry}>
          Load the areas again
        </Button>
      </>
    ),
    loaded: undefined,
  };
  return (
    <>
      <Form.Item name="stateOfOrigin" label={personalDetails.stateOfOrigin.label} {...choice}>
        <Select showSearch allowClear options={stateOptions} />
      </Form.Item>
      <Form.Item
        name="lga"
        label={personalDetails.lga.label}
        extra={isStateChosen ? hints[areas.status] : "Choose your state of origin first."}
        {...choice}
      >
        <Select
          showSearch
          allowClear
          loading={isStateChosen && areas.status === "loading"}
          options={areas.of(stateOfOrigin)?.map((value) => ({ value })) ?? []}
        />
      </Form.Item>
    </>
  );
};

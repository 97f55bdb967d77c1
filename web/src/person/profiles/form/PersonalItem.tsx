import { Form, Input, Select } from "antd";
import { memo } from "react";
import {
  bloodGroups,
  lengthLimits,
  maritalStatuses,
  type PersonalField,
  religions,
  sexes,
} from "../../../../../rules/profiles/personal-details.ts";
import { choice } from "../../../ui/use-form-submit.ts";
import { profileTexts } from "../profile-texts.ts";

/** The fields whose values are chosen. All others are typed. */
const choices: Readonly<Partial<Record<PersonalField, readonly string[]>>> = {
  sex: sexes,
  maritalStatus: maritalStatuses,
  religion: religions,
  bloodGroup: bloodGroups,
};

const lines: ReadonlySet<PersonalField> = new Set(["address", "emergencyContact", "parentAddress"]);

const phones: ReadonlySet<PersonalField> = new Set(["phone", "parentPhone"]);

/** What a browser may fill in: the person's own details, not the guardian's. */
const autoComplete: Readonly<Partial<Record<PersonalField, string>>> = {
  surname: "family-name",
  firstName: "given-name",
  otherName: "additional-name",
  dateOfBirth: "bday",
  phone: "tel",
  address: "street-address",
  nationality: "country-name",
};

interface PersonalItemProps {
  readonly field: PersonalField;
  readonly isOptional?: boolean;
  readonly hint?: string;
}

/** One personal detail in an Ant Design form, with its label and the control for its kind of value. */
export const PersonalItem = memo(({ field, isOptional = false, hint }: PersonalItemProps) => {
  const label = profileTexts.labels[field];
  const item = {
    name: field,
    label: isOptional ? `${label} (optional)` : label,
    extra: hint,
  };
  const options = choices[field];
  if (options) {
    return (
      <Form.Item {...item} {...choice}>
        <Select allowClear options={options.map((value) => ({ value }))} />
      </Form.Item>
    );
  }
  const typing = {
    autoComplete: autoComplete[field] ?? "off",
    // The input accepts more than the limit, so that a long paste is reported and not cut.
    maxLength: lengthLimits[field] * 2,
  };
  const control = () => {
    if (lines.has(field)) return <Input.TextArea rows={2} {...typing} />;
    if (phones.has(field)) return <Input type="tel" inputMode="tel" {...typing} />;
    // The device's own date input: on a phone it is quicker than a calendar, and it knows the device's order of days.
    // It gives no value before the date is complete, so a half-typed date is not in the draft and a reload loses it. That
    // is accepted: it is a few digits, the field then shows that it is empty, and a missing date is reported.
    if (field === "dateOfBirth") return <Input type="date" autoComplete={typing.autoComplete} />;
    return <Input {...typing} />;
  };
  return <Form.Item {...item}>{control()}</Form.Item>;
});

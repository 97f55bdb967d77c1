import { Form, Input, Select } from "antd";
import { memo } from "react";
import {
  lengthLimits,
  type PersonalField,
} from "../../../../../rules/profiles/personal-details.ts";
import { choice } from "../../../ui/use-form-submit.ts";
import { personalDetails } from "../personal-details.ts";

interface PersonalItemProps {
  readonly field: PersonalField;
  readonly isOptional?: boolean;
  readonly hint?: string | undefined;
}

/** One personal detail in an Ant Design form, with its label and the control for its kind of value. */
export const PersonalItem = memo(({ field, isOptional = false, hint }: PersonalItemProps) => {
  const { label, choices, control, autoComplete = "off" } = personalDetails[field];
  const item = {
    name: field,
    label: isOptional ? `${label} (optional)` : label,
    extra: hint,
  };
  if (choices) {
    return (
      <Form.Item {...item} {...choice}>
        <Select allowClear options={choices.map((value) => ({ value }))} />
      </Form.Item>
    );
  }
  // The input accepts more than the limit, so that a long paste is reported and not cut.
  const typing = { autoComplete, maxLength: lengthLimits[field] * 2 };
  const input = () => {
    if (control === "lines") return <Input.TextArea rows={2} {...typing} />;
    if (control === "phone") return <Input type="tel" inputMode="tel" {...typing} />;
    // The device's own date input: on a phone it is quicker than a calendar, and it knows the device's order of days.
    // It gives no value before the date is complete, so a half-typed date is not in the draft and a reload loses it. That
    // is accepted: it is a few digits, the field then shows that it is empty, and a missing date is reported.
    if (control === "date") return <Input type="date" autoComplete={autoComplete} />;
    return <Input {...typing} />;
  };
  return <Form.Item {...item}>{input()}</Form.Item>;
});

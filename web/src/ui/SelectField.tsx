import type { SelectHTMLAttributes } from "react";
import { texts } from "../texts.ts";
import { Field } from "./Field.tsx";

/** A choice with its value and, if different, its label. */
export type Choice = string | { readonly value: string; readonly label: string };

interface SelectFieldProps
  extends Omit<
    SelectHTMLAttributes<HTMLSelectElement>,
    "id" | "className" | "onChange" | "value" | "children"
  > {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** Empty if nothing is chosen. A value that is none of the choices is added to them. */
  readonly value: string;
  readonly choices: readonly Choice[];
  readonly onChange: (value: string) => void;
}

const choiceValue = (choice: Choice): string =>
  typeof choice === "string" ? choice : choice.value;
const choiceLabel = (choice: Choice): string =>
  typeof choice === "string" ? choice : choice.label;

/** A native select box with a label. */
export const SelectField = (props: SelectFieldProps) => {
  const { label, hint, error, value, choices, onChange, ...select } = props;
  const isKnown = value === "" || choices.some((choice) => choiceValue(choice) === value);
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <select
          {...select}
          {...control}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          <option value="">{texts.choose}</option>
          {!isKnown && <option>{value}</option>}
          {choices.map((choice) => (
            <option key={choiceValue(choice)} value={choiceValue(choice)}>
              {choiceLabel(choice)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
};

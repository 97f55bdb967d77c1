import type { InputHTMLAttributes } from "react";
import { Field } from "./Field.tsx";

interface TextFieldProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, "id" | "className" | "onChange" | "value"> {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export const TextField = ({ label, hint, error, onChange, ...input }: TextFieldProps) => (
  <Field label={label} hint={hint} error={error}>
    {(control) => (
      <input
        type="text"
        {...input}
        {...control}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    )}
  </Field>
);

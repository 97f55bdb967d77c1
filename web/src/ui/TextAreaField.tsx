import type { TextareaHTMLAttributes } from "react";
import { Field } from "./Field.tsx";

interface TextAreaFieldProps
  extends Omit<
    TextareaHTMLAttributes<HTMLTextAreaElement>,
    "id" | "className" | "onChange" | "value"
  > {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A multi-line text input with a label. */
export const TextAreaField = ({ label, hint, error, onChange, ...area }: TextAreaFieldProps) => (
  <Field label={label} hint={hint} error={error}>
    {(control) => (
      <textarea
        rows={2}
        {...area}
        {...control}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    )}
  </Field>
);

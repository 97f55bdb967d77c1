import { useId } from "react";
import { FieldError, FieldHint } from "../../../ui/FieldNotes.tsx";
import styles from "./RecordForm.module.css";

interface CheckboxFieldProps {
  readonly label: string;
  readonly name?: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
}

export const CheckboxField = ({
  label,
  name,
  hint,
  error,
  value,
  onChange,
}: CheckboxFieldProps) => {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div>
      <label className={styles.tick}>
        <input
          type="checkbox"
          name={name}
          checked={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        {label}
      </label>
      <FieldHint id={`${id}-hint`} text={hint} />
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
};

import { type ReactNode, useId } from "react";
import styles from "./Field.module.css";
import { FieldError, FieldHint } from "./FieldNotes.tsx";

/** The attributes that connect a control to its label, hint and error. */
export interface ControlProps {
  readonly id: string;
  readonly className: string | undefined;
  readonly "aria-invalid": true | undefined;
  readonly "aria-describedby": string | undefined;
}

interface FieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly children: (control: ControlProps) => ReactNode;
}

/** A control with label, hint and error. The error is announced when it appears. */
export const Field = ({ label, hint, error, children }: FieldProps) => {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  // The hint and the error can be the same text, which is shown once.
  const shownHint = hint === error ? undefined : hint;
  const describedBy = [shownHint && hintId, error && errorId].filter(Boolean).join(" ");
  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        className: styles.control,
        "aria-invalid": error ? true : undefined,
        "aria-describedby": describedBy || undefined,
      })}
      <FieldHint id={hintId} text={shownHint} />
      <FieldError id={errorId} text={error} />
    </div>
  );
};

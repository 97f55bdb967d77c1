import { type ReactNode, useId } from "react";
import styles from "./FieldGroup.module.css";
import { FieldError, FieldHint } from "./FieldNotes.tsx";

interface FieldGroupProps {
  readonly legend: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly children: ReactNode;
}

/** A group of controls with legend, hint and error. The error is announced when it appears. */
export const FieldGroup = ({ legend, hint, error, children }: FieldGroupProps) => {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(" ");
  return (
    <fieldset className={styles.group} aria-describedby={describedBy || undefined}>
      <legend className={styles.legend}>{legend}</legend>
      {children}
      <FieldHint id={hintId} text={hint} />
      <FieldError id={errorId} text={error} />
    </fieldset>
  );
};

import styles from "./Field.module.css";
import { Icon } from "./Icon.tsx";

interface NoteProps {
  /** The id that the control's `aria-describedby` refers to. */
  readonly id: string;
  readonly text: string | undefined;
}

/** The hint of a control. Renders nothing without a text. */
export const FieldHint = ({ id, text }: NoteProps) =>
  text && (
    <p id={id} className={styles.hint}>
      {text}
    </p>
  );

/** The error of a control, announced when it appears. */
export const FieldError = ({ id, text }: NoteProps) => (
  <div aria-live="polite">
    {text && (
      <p id={id} className={styles.error}>
        <Icon name="warning" size={16} />
        {text}
      </p>
    )}
  </div>
);

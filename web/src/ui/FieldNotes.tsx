import styles from "./Field.module.css";
import { Icon } from "./Icon.tsx";

interface NoteProps {
  /** What the control's `aria-describedby` names. */
  readonly id: string;
  readonly text: string | undefined;
}

/** What helps to fill in a control; nothing without a text. */
export const FieldHint = ({ id, text }: NoteProps) =>
  text && (
    <p id={id} className={styles.hint}>
      {text}
    </p>
  );

/** What is wrong with a control, announced when it appears. */
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

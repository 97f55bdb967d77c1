import { FieldGroup } from "../../../ui/FieldGroup.tsx";
import styles from "./RadioGroup.module.css";

interface RadioGroupProps<Value extends string> {
  readonly legend: string;
  readonly name: string;
  readonly value: Value | "";
  readonly choices: readonly (readonly [value: Value, label: string])[];
  readonly error?: string | undefined;
  readonly onChange: (value: Value) => void;
}

/** A question with a few answers, each large enough for a thumb. */
export const RadioGroup = <Value extends string>(props: RadioGroupProps<Value>) => {
  const { legend, name, value, choices, error, onChange } = props;
  return (
    <FieldGroup legend={legend} error={error}>
      <div className={styles.choices}>
        {choices.map(([choice, label]) => (
          <label key={choice} className={styles.choice}>
            <input
              type="radio"
              name={name}
              value={choice}
              checked={value === choice}
              onChange={() => onChange(choice)}
            />
            {label}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
};

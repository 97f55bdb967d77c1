import { Form, Radio } from "antd";
import { useId } from "react";
import styles from "./SectionForm.module.css";

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
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <Form.Item
      layout="vertical"
      label={<span id={id}>{legend}</span>}
      help={error && <span id={errorId}>{error}</span>}
      validateStatus={error ? "error" : ""}
    >
      <Radio.Group
        aria-labelledby={id}
        aria-describedby={error && errorId}
        className={styles.choices ?? ""}
        name={name}
        value={value}
        options={choices.map(([choice, label]) => ({ value: choice, label }))}
        onChange={(event) => onChange(event.target.value)}
      />
    </Form.Item>
  );
};

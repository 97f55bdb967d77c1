import { type ReactNode, useId, useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { Field } from "../../../ui/Field.tsx";
import { FieldError, FieldHint } from "../../../ui/FieldNotes.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { coursesTexts } from "../texts.ts";
import styles from "./MultiSelectField.module.css";

export interface Pick {
  readonly value: string;
  readonly label: string;
}

interface MultiSelectFieldProps {
  readonly legend: string;
  /** The label of the input. */
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly choices: readonly Pick[];
  readonly picked: readonly string[];
  readonly onChange: (picked: readonly string[]) => void;
  /** Extra content for each selected item. */
  readonly beside?: (value: string) => ReactNode;
}

/** A multi-select for long lists. An item is typed or chosen from the browser's suggestions, then added. */
export const MultiSelectField = (props: MultiSelectFieldProps) => {
  const { legend, label, hint, error, choices, picked, onChange, beside } = props;
  const id = useId();
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const labelOf = (value: string) =>
    choices.find((choice) => choice.value === value)?.label ?? value;
  const open = choices.filter(({ value }) => !picked.includes(value));

  const type = (text: string) => {
    setTyped(text);
    setProblem(null);
  };
  const add = () => {
    const text = typed.trim().toLowerCase();
    const starting = open.filter((choice) => choice.label.toLowerCase().startsWith(text));
    const exact = starting.find((choice) => choice.label.toLowerCase() === text);
    const found = exact ?? (text !== "" && starting.length === 1 ? starting[0] : undefined);
    if (found === undefined) {
      setProblem(coursesTexts.picks.unknown);
      return;
    }
    type("");
    onChange([...picked, found.value]);
  };
  return (
    <fieldset className={styles.group} aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{legend}</legend>
      <FieldHint id={`${id}-hint`} text={hint} />
      {picked.length === 0 && <p>{coursesTexts.picks.nothing}</p>}
      <ul className={styles.picked}>
        {picked.map((value) => (
          <li key={value}>
            <span>{labelOf(value)}</span>
            {beside?.(value)}
            <Button
              variant="plain"
              aria-label={coursesTexts.remove(labelOf(value))}
              onClick={() => onChange(picked.filter((one) => one !== value))}
            >
              <Icon name="close" />
            </Button>
          </li>
        ))}
      </ul>
      <div className={styles.add}>
        <Field label={label} error={problem ?? undefined}>
          {(control) => (
            <input
              {...control}
              list={`${id}-choices`}
              value={typed}
              autoComplete="off"
              onChange={(event) => type(event.currentTarget.value)}
              onKeyDown={(event) => {
                if (event.key !== "Enter") return;
                // Enter adds the item and must not submit the form.
                event.preventDefault();
                add();
              }}
            />
          )}
        </Field>
        <datalist id={`${id}-choices`}>
          {open.map((choice) => (
            <option key={choice.value} value={choice.label} />
          ))}
        </datalist>
        <Button variant="secondary" aria-label={`${coursesTexts.add}: ${label}`} onClick={add}>
          {coursesTexts.add}
        </Button>
      </div>
      <FieldError id={`${id}-error`} text={error} />
    </fieldset>
  );
};

import { useState } from "react";
import { texts } from "../../../../texts.ts";
import { FieldGroup } from "../../../../ui/FieldGroup.tsx";
import { formTexts } from "../form-texts.ts";
import styles from "./DateField.module.css";
import { type DateParts, dateOf, months, partsOf } from "./date-parts.ts";

interface DateFieldProps {
  readonly legend: string;
  /** An ISO date, possibly incomplete. */
  readonly value: string;
  readonly error: string | undefined;
  readonly name: string;
  readonly onChange: (value: string) => void;
}

/**
 * A date of birth in three parts. This is quicker on a phone than a calendar, and a month by name is not confused with
 * the day.
 */
export const DateField = ({ legend, value, error, name, onChange }: DateFieldProps) => {
  const [typed, setTyped] = useState(() => partsOf(value));
  // Keeps the typed parts unless the value was changed from outside.
  const parts = dateOf(typed) === value ? typed : partsOf(value);
  const set = (change: Partial<DateParts>) => {
    const changed = { ...parts, ...change };
    setTyped(changed);
    onChange(dateOf(changed));
  };
  const { day, month, year } = formTexts.personal;
  const invalid = error ? true : undefined;
  return (
    <FieldGroup legend={legend} hint={formTexts.personal.dateHint} error={error}>
      <div className={styles.parts} data-invalid={invalid}>
        <label>
          {day}
          <input
            name={name}
            inputMode="numeric"
            autoComplete="bday-day"
            maxLength={2}
            aria-invalid={invalid}
            value={parts.day}
            onChange={(event) => set({ day: event.currentTarget.value })}
          />
        </label>
        <label>
          {month}
          <select
            name={`${name}.month`}
            autoComplete="bday-month"
            aria-invalid={invalid}
            value={parts.month}
            onChange={(event) => set({ month: event.currentTarget.value })}
          >
            <option value="">{texts.choose}</option>
            {months.map((one) => (
              <option key={one.value} value={one.value}>
                {one.label}
              </option>
            ))}
          </select>
        </label>
        <label>
          {year}
          <input
            name={`${name}.year`}
            inputMode="numeric"
            autoComplete="bday-year"
            maxLength={4}
            aria-invalid={invalid}
            value={parts.year}
            onChange={(event) => set({ year: event.currentTarget.value })}
          />
        </label>
      </div>
    </FieldGroup>
  );
};

import { type ReactNode, useEffect, useEffectEvent, useId, useState } from "react";
import { classNames } from "../../../lib/class-names.ts";
import { Button } from "../../../ui/Button.tsx";
import { Field } from "../../../ui/Field.tsx";
import type { Choice } from "../../../ui/SelectField.tsx";
import styles from "./FilterBar.module.css";
import { type FilterKinds, type FilterValues, maxSearch, writeFilter } from "./list-params.ts";
import { listTexts } from "./list-texts.ts";
import type { ListState } from "./use-list-state.ts";

/** The debounce of typed filters. */
const debounceMs = 350;

interface FilterField<Kinds> {
  readonly name: keyof Kinds & string;
  readonly label: string;
  /** The choices of a select filter. `flag` filters have yes and no. */
  readonly choices?: readonly Choice[];
  /** The type of the native input of other filters. */
  readonly type?: "date" | "number" | "text" | "flag";
}

interface FilterBarProps<Sort extends string, Kinds extends FilterKinds> {
  readonly list: ListState<Sort, Kinds>;
  /** The searched fields: `Name, number or email`. Without it there is no search. */
  readonly search?: string;
  readonly fields?: readonly FilterField<Kinds>[];
  /** Shown beside the filters, such as exports. */
  readonly children?: ReactNode;
}

interface DebouncedInputProps {
  readonly label: string;
  readonly type: "search" | "text" | "number" | "date";
  readonly value: string;
  readonly onSettle: (value: string) => void;
}

/** A text input that reports its value after a debounce and follows changes of the URL. */
const DebouncedInput = ({ label, type, value, onSettle }: DebouncedInputProps) => {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    if (typed.trim() !== value) setTyped(value);
  }
  const settle = useEffectEvent(onSettle);
  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(() => settle(typed.trim()), debounceMs);
    return () => clearTimeout(timer);
  }, [typed, value]);
  return (
    <Field label={label}>
      {(control) => (
        <input
          {...control}
          type={type}
          value={typed}
          maxLength={maxSearch}
          autoComplete="off"
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      )}
    </Field>
  );
};

const flagChoices: readonly Choice[] = [
  { value: "yes", label: listTexts.yes },
  { value: "no", label: listTexts.no },
];

const asOption = (choice: Choice) =>
  typeof choice === "string" ? { value: choice, label: choice } : choice;

/** A list's search and filters. They are kept in the URL. */
export const FilterBar = <Sort extends string, Kinds extends FilterKinds>(
  props: FilterBarProps<Sort, Kinds>,
) => {
  const { list, search, fields = [], children } = props;
  const values: FilterValues<FilterKinds> = list.filters;
  const [isOpen, setOpen] = useState(false);
  const fieldsId = useId();
  const count = Object.values(list.filters).filter((value) => value !== null).length;
  const set = ({ name, type }: FilterField<Kinds>, text: string) => {
    const value =
      text === ""
        ? null
        : type === "flag"
          ? text === "yes"
          : type === "number"
            ? Number(text)
            : text;
    list.setFilters({ [name]: value } as Partial<FilterValues<Kinds>>);
  };
  return (
    <search className={styles.bar}>
      {search && (
        <div className={styles.search}>
          <DebouncedInput
            label={search}
            type="search"
            value={list.search}
            onSettle={list.setSearch}
          />
        </div>
      )}
      {fields.length > 0 && (
        <div className={styles.toggle}>
          <Button
            variant="secondary"
            aria-expanded={isOpen}
            aria-controls={fieldsId}
            onClick={() => setOpen(!isOpen)}
          >
            {listTexts.filters(count)}
          </Button>
        </div>
      )}
      <div id={fieldsId} className={classNames(styles.fields, isOpen && styles.open)}>
        {fields.map((field) => {
          const value = writeFilter(values[field.name] ?? null);
          const choices = field.type === "flag" ? flagChoices : field.choices;
          return (
            <div key={field.name} className={styles.filter}>
              {choices ? (
                <Field label={field.label}>
                  {(control) => (
                    <select
                      {...control}
                      value={value}
                      onChange={(event) => set(field, event.currentTarget.value)}
                    >
                      <option value="">{listTexts.any}</option>
                      {choices.map(asOption).map((choice) => (
                        <option key={choice.value} value={choice.value}>
                          {choice.label}
                        </option>
                      ))}
                    </select>
                  )}
                </Field>
              ) : (
                <DebouncedInput
                  label={field.label}
                  type={field.type === "flag" ? "text" : (field.type ?? "text")}
                  value={value}
                  onSettle={(text) => set(field, text)}
                />
              )}
            </div>
          );
        })}
      </div>
      <div className={styles.end}>
        {list.isNarrowed && (
          <Button variant="plain" onClick={list.clear}>
            {listTexts.clear}
          </Button>
        )}
        {children}
      </div>
    </search>
  );
};

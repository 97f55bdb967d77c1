import { type FormEvent, type RefObject, useRef, useState } from "react";
import { failureOf } from "../../../lib/failure.ts";
import { type Refusal, splitRefusal } from "../../../lib/refusal.ts";
import { kitTexts } from "../kit-texts.ts";
import type { RecordValue, RecordValues, RecordVersion } from "./record-values.ts";

export interface RecordRefusal extends Refusal {
  /** `CHANGED_ELSEWHERE` if the record has a newer revision. */
  readonly code: string;
}

interface RecordFormOptions<Values extends RecordValues> {
  /** The initial values. A new record has the revision 0. */
  readonly initial: RecordVersion<Values>;
  /** Validates on the client. */
  readonly check?: (values: Values) => Errors;
  /** Sends the values with the revision they are based on. Resolves to the refusal or null. */
  readonly save: (values: Values, revision: number) => Promise<RecordRefusal | null>;
  /** Loads the current record. Required if there is a revision. */
  readonly reload?: () => Promise<RecordVersion<Values> | null>;
  readonly onSaved: () => void;
}

/** The messages by field. */
type Errors = Readonly<Record<string, string | undefined>>;

type NamesOf<Values, Kind> = {
  [Name in keyof Values]: Values[Name] extends Kind ? Name : never;
}[keyof Values] &
  string;

interface FieldProps<Value> {
  readonly name: string;
  readonly value: Value;
  readonly error?: string;
  readonly hint?: string;
  readonly onChange: (value: Value) => void;
}

export interface RecordForm<Values extends RecordValues> {
  readonly values: Values;
  readonly set: <Name extends keyof Values & string>(name: Name, value: Values[Name]) => void;
  /** The props for `TextField`, `TextAreaField` and `SelectField`. */
  readonly text: (name: NamesOf<Values, string>) => FieldProps<string>;
  /** The props for `CheckboxField`. */
  readonly tick: (name: NamesOf<Values, boolean>) => FieldProps<boolean>;
  readonly errors: Errors;
  readonly banner: string | null;
  /** True while the record is newer than the edit's base. */
  readonly isOutdated: boolean;
  readonly loadNewer: () => void;
  readonly keepMine: () => void;
  readonly busy: boolean;
  readonly isDirty: boolean;
  readonly element: RefObject<HTMLFormElement | null>;
  readonly onSubmit: (event: FormEvent) => void;
}

/**
 * The form of one record. A refusal's messages show at their fields. On an edit conflict the typed values stay, each
 * differing field shows the current value, and the person chooses.
 */
export const useRecordForm = <Values extends RecordValues>(
  options: RecordFormOptions<Values>,
): RecordForm<Values> => {
  const { initial, check, save, reload, onSaved } = options;
  const [base, setBase] = useState(initial);
  const [values, setValues] = useState(initial.values);
  const [newer, setNewer] = useState<RecordVersion<Values> | null>(null);
  const [errors, setErrors] = useState<Errors>({});
  const [banner, setBanner] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const names = Object.keys(initial.values) as (keyof Values & string)[];

  const showErrors = (found: Errors) => {
    setErrors(found);
    const first = names.find((name) => found[name]);
    const control = first && element.current?.elements.namedItem(first);
    if (control instanceof HTMLElement) control.focus();
  };
  const send = async (revision: number) => {
    setBusy(true);
    setBanner(null);
    try {
      const refusal = await save(values, revision);
      if (!refusal) {
        onSaved();
        return;
      }
      const current = refusal.code === "CHANGED_ELSEWHERE" ? await reload?.() : null;
      if (current) {
        setNewer(current);
        return;
      }
      const placed = splitRefusal(refusal, names);
      setBanner(placed.banner);
      showErrors(placed.fields);
    } catch (error) {
      setBanner(failureOf(error).message);
    } finally {
      setBusy(false);
    }
  };
  const submit = (revision: number) => {
    if (busy) return;
    const found = check?.(values) ?? {};
    showErrors(found);
    if (Object.values(found).some(Boolean)) return;
    void send(revision);
  };

  const set = (name: string, value: RecordValue) => {
    setValues((current) => ({ ...current, [name]: value }));
    setErrors((current) => ({ ...current, [name]: undefined }));
  };
  /** A field's error and, on a conflict, its current value. */
  const notes = (name: string) => {
    const error = errors[name];
    const now = newer?.values[name];
    const differs = now !== undefined && now !== values[name];
    const nowText = typeof now === "boolean" ? (now ? kitTexts.yes : kitTexts.no) : now;
    return { ...(error && { error }), ...(differs && { hint: kitTexts.isNow(nowText ?? "") }) };
  };
  return {
    values,
    set,
    text: (name) => ({
      ...notes(name),
      name,
      value: String(values[name]),
      onChange: (value) => set(name, value),
    }),
    tick: (name) => ({
      ...notes(name),
      name,
      value: values[name] === true,
      onChange: (value) => set(name, value),
    }),
    errors,
    banner,
    isOutdated: newer !== null,
    loadNewer: () => {
      if (!newer) return;
      setBase(newer);
      setValues(newer.values);
      setErrors({});
      setNewer(null);
    },
    keepMine: () => {
      if (!newer) return;
      setBase(newer);
      setNewer(null);
      submit(newer.revision);
    },
    busy,
    isDirty: names.some((name) => values[name] !== base.values[name]),
    element,
    onSubmit: (event) => {
      event.preventDefault();
      submit(base.revision);
    },
  };
};

import { type FormEvent, type RefObject, useRef, useState } from "react";
import { failureOf } from "../../../lib/failure.ts";
import { type Refusal, splitRefusal } from "../../../lib/refusal.ts";
import { kitTexts } from "../kit-texts.ts";
import type { RecordValue, RecordValues, RecordVersion } from "./record-values.ts";

export interface RecordRefusal extends Refusal {
  /** `CHANGED_ELSEWHERE` where the record has another revision by now. */
  readonly code: string;
}

interface RecordFormOptions<Values extends RecordValues> {
  /** What the form starts with. A new record has the revision 0. */
  readonly initial: RecordVersion<Values>;
  /** What the client can tell by itself to be wrong. */
  readonly check?: (values: Values) => Errors;
  /** Sends what was typed with the revision it is based on; answers the refusal, or null when it was saved. */
  readonly save: (values: Values, revision: number) => Promise<RecordRefusal | null>;
  /** Asks for the record as it is now; needed where there is a revision. */
  readonly reload?: () => Promise<RecordVersion<Values> | null>;
  readonly onSaved: () => void;
}

/** Field by field what is wrong. */
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
  /** For `TextField`, `TextAreaField`, `SelectField`: spread it. */
  readonly text: (name: NamesOf<Values, string>) => FieldProps<string>;
  /** For `CheckField`: spread it. */
  readonly tick: (name: NamesOf<Values, boolean>) => FieldProps<boolean>;
  readonly errors: Errors;
  readonly banner: string | null;
  /** True while the record is another than the one the edit is based on. */
  readonly isOutdated: boolean;
  readonly loadNewer: () => void;
  readonly keepMine: () => void;
  readonly busy: boolean;
  readonly isDirty: boolean;
  readonly element: RefObject<HTMLFormElement | null>;
  readonly onSubmit: (event: FormEvent) => void;
}

/**
 * The form of one record. A refusal's words go to their fields. Where somebody else changed the record meanwhile,
 * what was typed stays, each field that differs says what is there now, and the person chooses.
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
  /** A field's error, and where somebody else changed it what it is now. */
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

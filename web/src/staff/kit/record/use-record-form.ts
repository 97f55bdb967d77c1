import { Form, type FormProps } from "antd";
import { type ReactNode, useId, useRef, useState } from "react";
import { failureOf } from "../../../lib/failure.ts";
import { type Refusal, splitRefusal } from "../../../lib/refusal.ts";
import { useUnloadWarning } from "../../../lib/use-unload-warning.ts";
import { texts } from "../../../texts.ts";

export interface RecordRefusal extends Refusal {
  /** `CHANGED_ELSEWHERE` if the record has a newer revision. */
  readonly code: string;
}

/** A record as form values, and the revision that an edit is based on. */
export interface RecordVersion<Values> {
  /** Keyed by the server's field paths: `title`, `fee`, `dates.opensAt`. */
  readonly values: Values;
  readonly revision: number;
}

interface RecordFormOptions<Values extends object> {
  /** The initial values. A new record has the revision 0. */
  readonly initial: RecordVersion<Values>;
  /** Validates on the client. */
  readonly check?: (values: Values) => Errors;
  /** Sends the values with the revision they are based on. Resolves to the refusal or null. */
  readonly save: (values: Values, revision: number) => Promise<RecordRefusal | null>;
  /** Loads the current record. Required if there is a revision. Fields that it lacks keep what was typed. */
  readonly reload?: (typed: Values) => Promise<RecordVersion<Values> | null>;
  readonly onSaved: () => void;
}

/** The messages by field. */
type Errors = Readonly<Record<string, string | undefined>>;

type Name<Values> = keyof Values & string;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const asChoice = (value: unknown) => ({
  value: value === "" ? undefined : value,
  placeholder: texts.choose,
});

/** A cleared `Select` has no value. */
const asText = (value: unknown) => value ?? "";

const shown = (value: unknown): string =>
  typeof value === "boolean" ? (value ? "Yes" : "No") : String(value);

/**
 * The form of one record. A refusal's messages show at their fields. On an edit conflict the typed values stay, each
 * differing field shows the current value, and the person chooses. The browser asks before it discards typed values.
 */
export const useRecordForm = <Values extends object>(options: RecordFormOptions<Values>) => {
  const { initial, check, save, reload, onSaved } = options;
  const [instance] = Form.useForm();
  const formName = useId();
  const [base, setBase] = useState(initial);
  const [newer, setNewer] = useState<RecordVersion<Values> | null>(null);
  const [banner, setBanner] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const isUnderWay = useRef(false);
  const isSaved = useRef(false);

  const typedValues = (): Values => instance.getFieldsValue(true);
  useUnloadWarning(() => {
    const typed = typedValues();
    const names = Object.keys(base.values) as Name<Values>[];
    return !isSaved.current && names.some((name) => !isSame(typed[name], base.values[name]));
  });

  /** The fields on the screen, by the server's paths. */
  const fieldsShown = () =>
    instance.getFieldsError().map(({ name }) => ({ name, path: name.join(".") }));

  const showErrors = (found: Errors) => {
    const fields = fieldsShown();
    instance.setFields(
      fields.map(({ name, path }) => ({ name, errors: found[path] ? [found[path]] : [] })),
    );
    const first = fields.find(({ path }) => found[path]);
    if (first) instance.focusField(first.name);
  };
  const send = async (values: Values, revision: number) => {
    isUnderWay.current = true;
    setBusy(true);
    setBanner(null);
    try {
      const refusal = await save(values, revision);
      if (!refusal) {
        isSaved.current = true;
        onSaved();
        return;
      }
      const current = refusal.code === "CHANGED_ELSEWHERE" ? await reload?.(values) : null;
      if (current) {
        setNewer(current);
        return;
      }
      const placed = splitRefusal(
        refusal,
        fieldsShown().map(({ path }) => path),
      );
      setBanner(placed.banner);
      showErrors(placed.fields);
    } catch (error) {
      setBanner(failureOf(error).message);
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  };
  const submit = (revision: number) => {
    if (isUnderWay.current) return;
    const values = typedValues();
    const found = check?.(values) ?? {};
    showErrors(found);
    if (Object.values(found).some(Boolean)) return;
    void send(values, revision);
  };

  /** The props of a field's `Form.Item`. On a conflict the field's current value takes the place of the hint. */
  const item = (name: Name<Values>, hint?: ReactNode) => {
    const now = newer?.values[name];
    const isComparable = typeof now === "string" || typeof now === "boolean";
    const differs = isComparable && now !== instance.getFieldValue(name);
    return { name, extra: differs ? `Now: ${shown(now) || "empty"}` : hint };
  };
  return {
    instance,
    item,
    /** The same for a `Select` whose empty value means that nothing is chosen. */
    choice: (name: Name<Values>, hint?: ReactNode) => ({
      ...item(name, hint),
      getValueProps: asChoice,
      normalize: asText,
    }),
    /** The same for a `Checkbox`. */
    tick: (name: Name<Values>, hint?: ReactNode) => ({
      ...item(name, hint),
      valuePropName: "checked",
    }),
    banner,
    /** True while the record is newer than the edit's base. */
    isOutdated: newer !== null,
    loadNewer: () => {
      if (!newer) return;
      setBase(newer);
      instance.setFieldsValue(newer.values);
      showErrors({});
      setNewer(null);
    },
    keepMine: () => {
      if (!newer) return;
      setBase(newer);
      setNewer(null);
      submit(newer.revision);
    },
    busy,
    /** The props of the `Form`. */
    props: {
      form: instance,
      name: formName,
      layout: "vertical",
      requiredMark: false,
      initialValues: initial.values,
      // Typing clears a field's error, which Ant Design does only for errors of rules.
      onValuesChange: (changed: object) =>
        instance.setFields(
          fieldsShown()
            .filter(({ name }) => String(name[0]) in changed)
            .map(({ name }) => ({ name, errors: [] })),
        ),
      onFinish: () => submit(base.revision),
    } satisfies FormProps,
  };
};

export type RecordForm<Values extends object> = ReturnType<typeof useRecordForm<Values>>;

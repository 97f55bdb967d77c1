import { type FormEvent, useRef, useState } from "react";
import { failureOf } from "./failure.ts";
import { type FieldErrors, type Refusal, splitRefusal } from "./refusal.ts";

type Values<Name extends string> = Readonly<Record<Name, string>>;

interface FormOptions<Name extends string> {
  /** The error message of each empty field, in screen order; null if the field is optional. */
  readonly required: Readonly<Record<Name, string | null>>;
  /** Validates the trimmed values. An empty required field is reported first. */
  readonly check?: (values: Values<NoInfer<Name>>) => FieldErrors<NoInfer<Name>>;
  /** Sends the trimmed values. Resolves to the server's refusal or null. */
  readonly submit: (values: Values<Name>) => Promise<Refusal | null>;
  /** The message if the gateway cannot be reached. */
  readonly networkText: string;
  /** The initial values. Default: empty. */
  readonly initial?: Readonly<Record<string, string>>;
}

/**
 * A form of text fields. Values are trimmed before they are validated and sent. Typing clears a field's error, and a
 * submit with errors focuses the first one. Server messages show at their fields, the rest in `banner`.
 */
export const useForm = <Name extends string>(options: FormOptions<Name>) => {
  const { required, submit, networkText } = options;
  const names = Object.keys(required) as Name[];
  const [values, setValues] = useState<Readonly<Record<string, string>>>(options.initial ?? {});
  const [errors, setErrors] = useState<Readonly<Record<string, string | undefined>>>({});
  const [banner, setBanner] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const showErrors = (found: FieldErrors<Name>) => {
    setErrors({ ...found });
    const first = names.find((name) => found[name]);
    const control = first && form.current?.elements.namedItem(first);
    if (control instanceof HTMLElement) control.focus();
  };

  const send = async (trimmed: Values<Name>) => {
    try {
      const refusal = await submit(trimmed);
      if (!refusal) return;
      const placed = splitRefusal(refusal, names);
      setBanner(placed.banner);
      showErrors(placed.fields);
    } catch (error) {
      const { code, message } = failureOf(error);
      setBanner(code === "NETWORK" ? networkText : message);
    }
  };

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const entries = names.map((name) => [name, (values[name] ?? "").trim()] as const);
    const trimmed = Object.fromEntries(entries) as Values<Name>;
    const missing = entries
      .filter(([name, value]) => value === "" && required[name] !== null)
      .map(([name]) => [name, required[name]] as const);
    const found = { ...options.check?.(trimmed), ...Object.fromEntries(missing) };
    setBanner(null);
    showErrors(found as FieldErrors<Name>);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    void send(trimmed).finally(() => setBusy(false));
  };

  const field = (name: Name) => ({
    name,
    required: required[name] !== null,
    value: values[name] ?? "",
    error: errors[name],
    onChange: (value: string) => {
      setValues((current) => ({ ...current, [name]: value }));
      setErrors((current) => ({ ...current, [name]: undefined }));
    },
  });

  return { props: { ref: form, onSubmit, noValidate: true }, field, banner, busy };
};

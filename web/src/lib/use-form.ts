import { type FormEvent, useRef, useState } from "react";

/** Field by field, what to say when it is left empty. */
type Required<Name extends string> = Readonly<Record<Name, string>>;

type Values<Name extends string> = Readonly<Record<Name, string>>;

const mapNames = <Name extends string>(
  required: Required<Name>,
  value: (name: Name) => string,
): Values<Name> => {
  const names = Object.keys(required) as Name[];
  return Object.fromEntries(names.map((name) => [name, value(name)])) as Values<Name>;
};

/**
 * A small form of required texts. Values are trimmed before they are judged and sent; a field's error goes as soon as
 * the person types in it; a refused submit puts the focus on the first field that is wrong. `refusals` are the
 * server's words about single fields, shown until that field is edited.
 */
export const useForm = <Name extends string>(
  required: Required<Name>,
  onSubmit: (values: Values<Name>) => void,
  busy: boolean,
) => {
  const names = Object.keys(required) as Name[];
  const [values, setValues] = useState(() => mapNames(required, () => ""));
  const [errors, setErrors] = useState<Partial<Record<Name, string>>>({});
  const form = useRef<HTMLFormElement>(null);

  const showErrors = (found: Partial<Record<Name, string>>) => {
    setErrors(found);
    const first = names.find((name) => found[name]);
    const control = first && form.current?.elements.namedItem(first);
    if (control instanceof HTMLElement) control.focus();
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const trimmed = mapNames(required, (name) => values[name].trim());
    const missing = names.filter((name) => trimmed[name] === "");
    const found: Partial<Record<Name, string>> = {};
    for (const name of missing) found[name] = required[name];
    showErrors(found);
    if (missing.length === 0) onSubmit(trimmed);
  };

  const field = (name: Name) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (value: string) => {
      setValues((current) => ({ ...current, [name]: value }));
      setErrors(({ [name]: _edited, ...rest }) => rest as Partial<Record<Name, string>>);
    },
  });

  return { props: { ref: form, onSubmit: submit }, field, showErrors, values };
};

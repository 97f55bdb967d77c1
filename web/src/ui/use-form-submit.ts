import { Form, type FormInstance } from "antd";
import { useId, useState } from "react";
import { failureOf } from "../lib/failure.ts";
import { type Refusal, splitRefusal } from "../lib/refusal.ts";
import { useOnce } from "../lib/use-once.ts";
import { texts } from "../texts.ts";

interface FormSubmitOptions<Values> {
  /** Sends the values, with texts trimmed. Resolves to the server's refusal or null. */
  readonly submit: (values: Values) => Promise<Refusal | null>;
  /** The message if the gateway cannot be reached. Default: the failure's own. */
  readonly networkText?: string;
}

/** The rule of a field that must not be empty or blank. */
export const required = (message: string) => ({ required: true, whitespace: true, message });

/** The item of a Select whose empty value means that nothing is chosen. */
export const choice = {
  getValueProps: (value?: string) => ({ value: value || undefined, placeholder: texts.choose }),
  normalize: (value?: string) => value ?? "",
};

const trimmed = <Values extends object>(values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === "string" ? value.trim() : value,
    ]),
  ) as Values;

/**
 * The submission of an Ant Design form. `props` go to its `Form`. A refusal's messages show at their fields, the rest
 * in `banner`. The first field with an error takes the focus. A second submission waits for the first.
 */
export const useFormSubmit = <Values extends object>({
  submit,
  networkText,
}: FormSubmitOptions<Values>) => {
  const [form] = Form.useForm<Values>();
  const id = useId();
  const [banner, setBanner] = useState<string | null>(null);

  const showRefusal = (refusal: Refusal) => {
    const names = Object.keys(form.getFieldsValue());
    const placed = splitRefusal(refusal, names);
    setBanner(placed.banner);
    const fields = names.filter((name) => placed.fields[name]);
    form.setFields(fields.map((name) => fieldErrors<Values>(name, [placed.fields[name] ?? ""])));
    const first = fields[0];
    if (first !== undefined) form.focusField(first as FieldName<Values>);
  };

  const [send, busy] = useOnce(async (values: Values) => {
    setBanner(null);
    try {
      const refusal = await submit(trimmed(values));
      if (refusal) showRefusal(refusal);
    } catch (error) {
      const { code, message } = failureOf(error);
      setBanner(code === "NETWORK" && networkText ? networkText : message);
    }
  });

  return {
    form,
    props: {
      form,
      // Field ids begin with the form's name, so that two forms on a page do not share one.
      name: id,
      layout: "vertical",
      requiredMark: false,
      // The messages are ours, not the browser's.
      noValidate: true,
      validateTrigger: "onSubmit",
      // Ant Design shows a field's error without announcing it.
      "aria-live": "polite",
      scrollToFirstError: { focus: true, block: "nearest" },
      // A field's error goes when its value changes. With this trigger Ant Design would keep it.
      onValuesChange: (changed: Partial<Values>) =>
        form.setFields(Object.keys(changed).map((name) => fieldErrors<Values>(name, []))),
      onFinish: (values: Values) => void send(values),
      onFinishFailed: () => setBanner(null),
    },
    banner,
    busy,
  } as const;
};

type FieldName<Values> = Parameters<FormInstance<Values>["focusField"]>[0];

type FieldData<Values> = Parameters<FormInstance<Values>["setFields"]>[0][number];

const fieldErrors = <Values>(name: string, errors: readonly string[]) =>
  ({ name, errors }) as unknown as FieldData<Values>;

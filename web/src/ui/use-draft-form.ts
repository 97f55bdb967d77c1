import { Form } from "antd";
import { useEffect } from "react";

interface DraftFormOptions {
  /** The form's name. The fields' ids begin with it. */
  readonly name: string;
  readonly values: Readonly<Record<string, string>>;
  readonly problems: Readonly<Record<string, string | undefined>>;
  readonly onChange: (field: string, value: string) => void;
}

/**
 * The props of an Ant Design form whose values and problems live elsewhere: in a draft, which outlives the form on the
 * screen.
 */
export const useDraftForm = ({ name, values, problems, onChange }: DraftFormOptions) => {
  const [form] = Form.useForm<Readonly<Record<string, string>>>();
  // Only what differs: to set a field renders it, and a form can have forty.
  useEffect(() => {
    const differing = Object.entries(values).filter(
      ([field, value]) =>
        form.getFieldValue(field) !== value ||
        (form.getFieldError(field)[0] ?? "") !== (problems[field] ?? ""),
    );
    form.setFields(
      differing.map(([field, value]) => ({
        name: field,
        value,
        errors: problems[field] ? [problems[field]] : [],
      })),
    );
  });
  return {
    form,
    name,
    layout: "vertical",
    requiredMark: false,
    // The messages are ours, not the browser's.
    noValidate: true,
    // Ant Design shows a field's error without announcing it.
    "aria-live": "polite",
    initialValues: values,
    onValuesChange: (changed: Readonly<Partial<Record<string, string>>>) => {
      for (const [field, value] of Object.entries(changed)) onChange(field, value ?? "");
    },
  } as const;
};

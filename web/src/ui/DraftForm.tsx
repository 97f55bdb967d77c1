import { Form, type FormProps } from "antd";
import { createContext, memo, type ReactNode, useContext, useEffect, useState } from "react";
import { useStableCallback } from "../lib/use-stable-callback.ts";

type Values = Readonly<Record<string, string>>;

interface DraftFormProps {
  /** The form's name. The fields' ids begin with it. */
  readonly name: string;
  readonly className: string | undefined;
  readonly values: Values;
  readonly problems: Readonly<Record<string, string | undefined>>;
  readonly onChange: (field: string, value: string) => void;
  readonly onFinish: () => void;
  readonly children: ReactNode;
}

const Content = createContext<ReactNode>(null);

const ShownContent = () => useContext(Content);

// Whenever Ant Design's Form renders, all its items do. With the same props it renders once, and its content, which
// changes with every key press, comes by a context.
const StillForm = memo((props: FormProps<Values>) => (
  <Form {...props} layout="vertical" requiredMark={false}>
    <ShownContent />
  </Form>
));

/**
 * An Ant Design form whose values and problems live elsewhere: in a draft, which outlives the form on the screen. A key
 * press renders the field that it changes, and those items that are not memoized.
 */
export const DraftForm = (props: DraftFormProps) => {
  const { name, className = "", values, problems, onChange, onFinish, children } = props;
  const [form] = Form.useForm<Values>();
  const [initialValues] = useState(values);
  const change = useStableCallback((changed: Readonly<Partial<Values>>) => {
    for (const [field, value] of Object.entries(changed)) onChange(field, value ?? "");
  });
  const finish = useStableCallback(onFinish);
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
  return (
    <Content value={children}>
      <StillForm
        form={form}
        name={name}
        className={className}
        // The messages are ours, not the browser's.
        noValidate
        // Ant Design shows a field's error without announcing it.
        aria-live="polite"
        initialValues={initialValues}
        onValuesChange={change}
        onFinish={finish}
      />
    </Content>
  );
};

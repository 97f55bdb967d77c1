import { Alert, Button, Form } from "antd";
import type { ReactNode } from "react";
import type { Refusal } from "../lib/refusal.ts";
import { texts } from "../texts.ts";
import { useFormSubmit } from "../ui/use-form-submit.ts";
import styles from "./PublicPage.module.css";

type Answer =
  | { readonly __typename: "Acknowledgement"; readonly message: string }
  | ({ readonly __typename: "Refusal" } & Refusal);

interface PublicFormProps<Values> {
  readonly initialValues: Values;
  readonly send: (values: Values) => Promise<Answer | undefined>;
  readonly onDone: (message: string, values: Values) => void;
  /** The message if the gateway cannot be reached. Default: the failure's own. */
  readonly networkText?: string;
  /** Shown above the fields. */
  readonly notice?: ReactNode;
  /** The fields. */
  readonly children: ReactNode;
  readonly button: { readonly label: string; readonly busy: string; readonly type?: "default" };
}

/** A form of a public page whose answer is a message: fields, button, and above them what was refused. */
export const PublicForm = <Values extends object>(props: PublicFormProps<Values>) => {
  const { initialValues, send, onDone, networkText, notice, children, button } = props;
  const {
    busy,
    banner,
    props: form,
  } = useFormSubmit<Values>({
    submit: async (values) => {
      const answer = await send(values);
      if (answer?.__typename !== "Acknowledgement") {
        return answer ?? { message: texts.failures.unknown, fields: [] };
      }
      onDone(answer.message, values);
      return null;
    },
    ...(networkText && { networkText }),
  });
  return (
    <Form {...form} initialValues={initialValues}>
      {(banner || notice) && (
        <div className={styles.above}>
          {banner && <Alert type="error" showIcon title={banner} />}
          {notice}
        </div>
      )}
      {children}
      <Button type={button.type ?? "primary"} htmlType="submit" block>
        {busy ? button.busy : button.label}
      </Button>
    </Form>
  );
};

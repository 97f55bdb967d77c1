import { Alert, Button, Form, Input } from "antd";
import { Link } from "react-router-dom";
import { signUpProblems } from "../../../../../rules/admissions/sign-up.ts";
import { emailTexts, personalTexts } from "../../../../../rules/texts.ts";
import type { Refusal } from "../../../lib/refusal.ts";
import { paths } from "../../../paths.ts";
import { texts } from "../../../texts.ts";
import { PasswordInput } from "../../../ui/PasswordInput.tsx";
import { required, useFormSubmit } from "../../../ui/use-form-submit.ts";
import styles from "../../PublicPage.module.css";
import { type Admission, openSessions } from "./admission-options.ts";
import { NativeSelect } from "./NativeSelect.tsx";
import { requirementText } from "./requirement-text.ts";
import { SessionSummary } from "./SessionSummary.tsx";
import { signUpTexts as labels } from "./sign-up-texts.ts";
import type { SignUpForm as FormValues } from "./use-sign-up.ts";

const missing = {
  surname: personalTexts.missing.surname,
  firstName: personalTexts.missing.firstName,
  email: emailTexts.missing,
  phone: personalTexts.missing.phone,
  password: texts.login.passwordRequired,
} as const;

const nameInput = { autoCapitalize: "words", spellCheck: false, maxLength: 120 };

interface SignUpFormProps {
  readonly admission: Admission;
  readonly submit: (values: FormValues) => Promise<Refusal | null>;
  /** Whether the last refusal was a duplicate email or phone. */
  readonly hasApplied: boolean;
}

const empty: FormValues = {
  sessionId: "",
  courseCode: "",
  surname: "",
  firstName: "",
  otherName: "",
  email: "",
  phone: "",
  password: "",
};

export const SignUpForm = ({ admission, submit, hasApplied }: SignUpFormProps) => {
  const sessions = openSessions(admission);
  const only = sessions.length === 1 ? sessions[0] : undefined;
  const { form, props, banner, busy } = useFormSubmit({
    submit: (values: FormValues) => submit(only ? { ...values, sessionId: only.id } : values),
    networkText: labels.network,
  });
  const sessionId = Form.useWatch("sessionId", form);
  const courseCode = Form.useWatch("courseCode", form);
  const chosen = only ?? sessions.find(({ id }) => id === sessionId);

  /** What the college asks of a field, after its being there at all. */
  const rulesOf = (name: keyof typeof missing | "otherName") => [
    ...(name === "otherName" ? [] : [required(missing[name])]),
    {
      validator: async (_rule: unknown, value: string) => {
        if (value.trim() === "") return;
        const problem = signUpProblems(form.getFieldsValue())[name];
        if (problem) throw new Error(problem);
      },
    },
  ];
  return (
    <Form {...props} initialValues={empty}>
      {!only && (
        <Form.Item
          name="sessionId"
          label={labels.session}
          rules={[required(labels.sessionRequired)]}
        >
          <NativeSelect
            choices={sessions.map(({ id, title, name }) => [id, `${title} ${name}`] as const)}
          />
        </Form.Item>
      )}
      {chosen && <SessionSummary session={chosen} />}
      <Form.Item
        name="courseCode"
        label={labels.course}
        extra={requirementText(admission.courses.find(({ code }) => code === courseCode))}
        rules={[required(labels.courseRequired)]}
      >
        <NativeSelect choices={admission.courses.map(({ code, name }) => [code, name] as const)} />
      </Form.Item>
      <Form.Item name="surname" label={labels.surname} rules={rulesOf("surname")}>
        <Input autoComplete="family-name" {...nameInput} />
      </Form.Item>
      <Form.Item name="firstName" label={labels.firstName} rules={rulesOf("firstName")}>
        <Input autoComplete="given-name" {...nameInput} />
      </Form.Item>
      <Form.Item name="otherName" label={labels.otherName} rules={rulesOf("otherName")}>
        <Input autoComplete="additional-name" {...nameInput} />
      </Form.Item>
      <Form.Item
        name="email"
        label={labels.email}
        extra={labels.emailHint}
        rules={rulesOf("email")}
      >
        <Input type="email" autoComplete="email" maxLength={300} />
      </Form.Item>
      <Form.Item
        name="phone"
        label={labels.phone}
        extra={labels.phoneHint}
        rules={rulesOf("phone")}
      >
        <Input type="tel" autoComplete="tel" maxLength={40} />
      </Form.Item>
      <Form.Item
        name="password"
        label={labels.password}
        extra={labels.passwordHint}
        rules={rulesOf("password")}
      >
        <PasswordInput autoComplete="new-password" />
      </Form.Item>
      {banner && (
        <div className={styles.above}>
          <Alert
            type="error"
            showIcon
            title={banner}
            description={
              hasApplied && (
                <span className={styles.links}>
                  <Link to={paths.applicant.login}>{labels.logIn}</Link>
                  <Link to={paths.notVerified}>{labels.newLink}</Link>
                  <Link to={paths.applicant.forgotPassword}>{labels.forgotPassword}</Link>
                </span>
              )
            }
          />
        </div>
      )}
      <Button type="primary" htmlType="submit" block>
        {busy ? labels.submitting : labels.submit}
      </Button>
      <p className={styles.links}>
        <Link to={paths.applicant.login}>{labels.haveNumber}</Link>
      </p>
    </Form>
  );
};

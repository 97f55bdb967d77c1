import { useMutation } from "@apollo/client/react";
import { Alert, Button, Form, Input } from "antd";
import { useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { signUpProblems } from "../../../../../rules/admissions/sign-up.ts";
import { emailTexts, personalTexts, subjectGroups } from "../../../../../rules/texts.ts";
import {
  SignUpDocument,
  type SignUpOptionsQuery_admission,
  type SignUpOptionsQuery_admission_courses,
} from "../../../gql/public-admissions.ts";
import { formatClosing } from "../../../lib/dates.ts";
import { formatMoney } from "../../../lib/money.ts";
import { paths } from "../../../paths.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { texts } from "../../../texts.ts";
import { Facts } from "../../../ui/Facts.tsx";
import { PasswordInput } from "../../../ui/PasswordInput.tsx";
import { required, useFormSubmit } from "../../../ui/use-form-submit.ts";
import styles from "../../PublicPage.module.css";
import { NativeSelect } from "./NativeSelect.tsx";
import signUpStyles from "./SignUp.module.css";

const missing = {
  surname: personalTexts.missing.surname,
  firstName: personalTexts.missing.firstName,
  email: emailTexts.missing,
  phone: personalTexts.missing.phone,
  password: texts.login.passwordRequired,
} as const;

const nameInput = { autoCapitalize: "words", spellCheck: false, maxLength: 120 };

const empty = {
  sessionId: "",
  courseCode: "",
  programmeCode: "",
  surname: "",
  firstName: "",
  otherName: "",
  email: "",
  phone: "",
  password: "",
};

/** The O-level requirements of a course as a sentence; undefined if there are none. */
const requirementText = (
  course: SignUpOptionsQuery_admission_courses | undefined,
): string | undefined => {
  if (!course?.olevelRequirement) return undefined;
  const { credits, subjects, sittings } = course.olevelRequirement;
  const names = subjectGroups(subjects);
  return `Needs ${credits} O-level ${credits === 1 ? "credit" : "credits"} from ${
    sittings === 1 ? "one sitting" : `at most ${sittings} sittings`
  }.${names && ` They must include: ${names}.`}`;
};

export const SignUpForm = ({ sessions, courses }: SignUpOptionsQuery_admission) => {
  const { currencySymbol, timeZone } = usePortal();
  const navigate = useNavigate();
  const [signUp] = useMutation(SignUpDocument, { fetchPolicy: "no-cache" });
  /** Whether the last refusal was a duplicate email or phone. */
  const [hasApplied, setHasApplied] = useState(false);
  // The one that closes first comes first.
  const open = sessions
    .filter(({ isOpen }) => isOpen)
    .sort((a, b) => Date.parse(a.closesAt) - Date.parse(b.closesAt));
  const only = open.length === 1 ? open[0] : undefined;
  const { form, props, banner, busy } = useFormSubmit({
    submit: async ({ otherName, programmeCode, ...values }: typeof empty) => {
      const { data } = await signUp({
        variables: {
          input: {
            ...values,
            ...(otherName && { otherName }),
            ...(programmes.length > 0 && { programmeCode }),
            ...(only && { sessionId: only.id }),
          },
        },
      });
      const answer = data?.signUp;
      if (answer?.__typename === "SignedUp") {
        const { applicationNo } = answer;
        navigate(paths.signUp, { replace: true, state: { applicationNo, email: values.email } });
        return null;
      }
      setHasApplied(answer?.code === "ALREADY_APPLIED");
      return answer ?? { message: texts.failures.unknown, fields: [] };
    },
    networkText:
      "The portal could not be reached. Everything you typed is still here: check your network connection and sign up again.",
  });
  const sessionId = Form.useWatch("sessionId", form);
  const courseCode = Form.useWatch("courseCode", form);
  const course = courses.find(({ code }) => code === courseCode);
  const programmes = course?.programmes ?? [];
  const chosen = only ?? open.find(({ id }) => id === sessionId);

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
          label="Application Session"
          rules={[required("Choose an application session.")]}
        >
          <NativeSelect
            choices={open.map(({ id, title, name }) => [id, `${title} ${name}`] as const)}
          />
        </Form.Item>
      )}
      {chosen && (
        <section className={signUpStyles.session}>
          <h2>
            {chosen.title} {chosen.name}
          </h2>
          <p>{chosen.announcement}</p>
          <Facts
            facts={[
              ["Screening fee", formatMoney(chosen.screeningFee, currencySymbol)],
              ["Closes", formatClosing(chosen.closesAt, timeZone)],
            ]}
          />
        </section>
      )}
      <Form.Item
        name="courseCode"
        label="Preferred Course of Study"
        extra={requirementText(course)}
        rules={[required("Choose a course of study.")]}
      >
        <NativeSelect choices={courses.map(({ code, name }) => [code, name] as const)} />
      </Form.Item>
      {programmes.length > 0 && (
        <Form.Item
          key={courseCode}
          name="programmeCode"
          label="Programme"
          preserve={false}
          rules={[required("Choose a programme.")]}
        >
          <NativeSelect choices={programmes.map(({ code, name }) => [code, name] as const)} />
        </Form.Item>
      )}
      <Form.Item name="surname" label="Surname" rules={rulesOf("surname")}>
        <Input autoComplete="family-name" {...nameInput} />
      </Form.Item>
      <Form.Item name="firstName" label="First Name" rules={rulesOf("firstName")}>
        <Input autoComplete="given-name" {...nameInput} />
      </Form.Item>
      <Form.Item name="otherName" label="Other Name (optional)" rules={rulesOf("otherName")}>
        <Input autoComplete="additional-name" {...nameInput} />
      </Form.Item>
      <Form.Item
        name="email"
        label="Email"
        extra="We send a link to it. Use an address that only you can read."
        rules={rulesOf("email")}
      >
        <Input type="email" autoComplete="email" maxLength={300} />
      </Form.Item>
      <Form.Item name="phone" label="Phone" extra="Such as 0803 123 4567." rules={rulesOf("phone")}>
        <Input type="tel" autoComplete="tel" maxLength={40} />
      </Form.Item>
      <Form.Item
        name="password"
        label="Password"
        extra="At least 8 characters, and not your surname. Capital and small letters count as the same."
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
                  <Link to={paths.applicant.login}>Log in</Link>
                  <Link to={paths.notVerified}>Get a new link</Link>
                  <Link to={paths.applicant.forgotPassword}>Forgot password?</Link>
                </span>
              )
            }
          />
        </div>
      )}
      <Button type="primary" htmlType="submit" block>
        {busy ? "Signing up..." : "Sign up"}
      </Button>
      <p className={styles.links}>
        <Link to={paths.applicant.login}>I have an application number</Link>
      </p>
    </Form>
  );
};

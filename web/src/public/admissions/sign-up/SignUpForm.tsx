import { Link } from "react-router-dom";
import { signUpProblems } from "../../../../../rules/admissions/sign-up.ts";
import { emailTexts, personalTexts } from "../../../../../rules/texts.ts";
import type { Refusal } from "../../../lib/refusal.ts";
import { useForm } from "../../../lib/use-form.ts";
import { paths } from "../../../paths.ts";
import { texts } from "../../../texts.ts";
import { Button } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { PasswordField } from "../../../ui/PasswordField.tsx";
import { SelectField } from "../../../ui/SelectField.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import styles from "../../PublicPage.module.css";
import { type Admission, openSessions } from "./admission-options.ts";
import { requirementText } from "./requirement-text.ts";
import { SessionSummary } from "./SessionSummary.tsx";
import { signUpTexts as labels } from "./sign-up-texts.ts";
import type { SignUpForm as FormValues } from "./use-sign-up.ts";

const required = {
  sessionId: labels.sessionRequired,
  courseCode: labels.courseRequired,
  surname: personalTexts.missing.surname,
  firstName: personalTexts.missing.firstName,
  otherName: null,
  email: emailTexts.missing,
  phone: personalTexts.missing.phone,
  password: texts.login.passwordRequired,
};

interface SignUpFormProps {
  readonly admission: Admission;
  readonly submit: (values: FormValues) => Promise<Refusal | null>;
  /** Whether the last refusal was a duplicate email or phone. */
  readonly hasApplied: boolean;
}

export const SignUpForm = ({ admission, submit, hasApplied }: SignUpFormProps) => {
  const sessions = openSessions(admission);
  const only = sessions.length === 1 ? sessions[0] : undefined;
  const form = useForm({
    required,
    check: signUpProblems,
    submit,
    networkText: labels.network,
    initial: { sessionId: only?.id ?? "" },
  });
  const session = form.field("sessionId");
  const course = form.field("courseCode");
  const chosen = sessions.find(({ id }) => id === session.value);
  const name = { autoCapitalize: "words", spellCheck: false, maxLength: 120 };
  return (
    <form className={styles.form} {...form.props}>
      {!only && (
        <SelectField
          label={labels.session}
          choices={sessions.map(({ id, title, name: year }) => ({
            value: id,
            label: `${title} ${year}`,
          }))}
          {...session}
        />
      )}
      {chosen && <SessionSummary session={chosen} />}
      <SelectField
        label={labels.course}
        hint={requirementText(admission.courses.find(({ code }) => code === course.value))}
        choices={admission.courses.map(({ code, name: label }) => ({ value: code, label }))}
        {...course}
      />
      <TextField
        label={labels.surname}
        autoComplete="family-name"
        {...name}
        {...form.field("surname")}
      />
      <TextField
        label={labels.firstName}
        autoComplete="given-name"
        {...name}
        {...form.field("firstName")}
      />
      <TextField
        label={labels.otherName}
        autoComplete="additional-name"
        {...name}
        {...form.field("otherName")}
      />
      <TextField
        label={labels.email}
        hint={labels.emailHint}
        type="email"
        autoComplete="email"
        maxLength={300}
        {...form.field("email")}
      />
      <TextField
        label={labels.phone}
        hint={labels.phoneHint}
        type="tel"
        autoComplete="tel"
        maxLength={40}
        {...form.field("phone")}
      />
      <PasswordField
        label={labels.password}
        hint={labels.passwordHint}
        autoComplete="new-password"
        {...form.field("password")}
      />
      {form.banner && (
        <Notice kind="error">
          <p>{form.banner}</p>
          {hasApplied && (
            <p className={styles.links}>
              <Link to={paths.applicant.login}>{labels.logIn}</Link>
              <Link to={paths.notVerified}>{labels.newLink}</Link>
              <Link to={paths.applicant.forgotPassword}>{labels.forgotPassword}</Link>
            </p>
          )}
        </Notice>
      )}
      <Button type="submit" wide busy={form.busy}>
        {form.busy ? labels.submitting : labels.submit}
      </Button>
      <p className={styles.links}>
        <Link to={paths.applicant.login}>{labels.haveNumber}</Link>
      </p>
    </form>
  );
};

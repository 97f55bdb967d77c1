import { useQuery } from "@apollo/client/react";
import { Alert, Button, Form, Input } from "antd";
import { useState } from "react";
import { Link, Navigate, useLocation, useSearchParams } from "react-router-dom";
import { PublicAnnouncementsDocument } from "../../../gql/public-accounts.ts";
import { callLink, whatsappLink } from "../../../lib/contact-links.ts";
import { readStateText } from "../../../lib/history-state.ts";
import { paths } from "../../../paths.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { pathAfterLogin, type ViewerRole } from "../../../session/login-path.ts";
import { roleOfPage } from "../../../session/role-of-page.ts";
import { useSessionEnd } from "../../../session/SessionProvider.tsx";
import { useFetchedSession } from "../../../session/use-session.ts";
import { texts } from "../../../texts.ts";
import { titles } from "../../../titles.ts";
import { Announcements } from "../../../ui/Announcements.tsx";
import { BusyOverlay } from "../../../ui/BusyOverlay.tsx";
import { Card } from "../../../ui/Card.tsx";
import { PageHeading } from "../../../ui/PageHeading.tsx";
import { PasswordInput } from "../../../ui/PasswordInput.tsx";
import { required, useFormSubmit } from "../../../ui/use-form-submit.ts";
import { SendLink } from "../../admissions/verification-link/SendLink.tsx";
import pageStyles from "../../PublicPage.module.css";
import styles from "./Login.module.css";
import { type Credentials, useSignIn } from "./use-sign-in.ts";

const labels = texts.login;

const logins = {
  Student: {
    link: labels.toStudent,
    path: paths.student.login,
    title: titles.studentLogin,
    lead: labels.lead,
    forgotPassword: paths.student.forgotPassword,
  },
  Applicant: {
    link: labels.toApplicant,
    path: paths.applicant.login,
    title: titles.applicantLogin,
    lead: labels.applicantLead,
    forgotPassword: paths.applicant.forgotPassword,
  },
} as const;

const Support = () => {
  const { supportPhone, supportWhatsapp } = usePortal();
  return (
    <p className={styles.support}>
      {texts.support.title}{" "}
      <a href={callLink(supportPhone)}>
        {texts.support.call} {supportPhone}
      </a>
      <a href={whatsappLink(supportWhatsapp)}>{texts.support.whatsapp}</a>
    </p>
  );
};

const LoginForm = ({ role }: { role: ViewerRole }) => {
  const { state } = useLocation();
  const signIn = useSignIn(role);
  const [unverified, setUnverified] = useState<string | null>(null);
  const { props, banner, busy } = useFormSubmit({
    submit: async (credentials: Credentials) => {
      setUnverified(null);
      const refusal = await signIn(credentials);
      if (refusal?.code === "EMAIL_NOT_VERIFIED") setUnverified(credentials.username);
      return refusal;
    },
    networkText: labels.network,
  });
  const isApplicant = role === "Applicant";
  return (
    <Form {...props} initialValues={{ username: readStateText(state, "username"), password: "" }}>
      {(banner || unverified) && (
        <div className={pageStyles.above}>
          {banner && <Alert type="error" showIcon title={banner} />}
          {unverified && <SendLink key={unverified} identifier={unverified} />}
        </div>
      )}
      <Form.Item
        name="username"
        label={labels.registrationId}
        extra={labels.examples[role]}
        rules={[required(labels.registrationIdRequired)]}
      >
        <Input
          autoComplete="username"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          maxLength={64}
        />
      </Form.Item>
      <Form.Item
        name="password"
        label={labels.password}
        rules={[required(labels.passwordRequired)]}
      >
        <PasswordInput autoComplete="current-password" />
      </Form.Item>
      <Button type="primary" htmlType="submit" block>
        {busy && !isApplicant ? labels.submitting : labels.submit}
      </Button>
      {busy && isApplicant && <BusyOverlay text={labels.submitting} />}
      <p className={pageStyles.links}>
        <Link to={logins[role].forgotPassword}>{labels.forgotPassword}</Link>
      </p>
    </Form>
  );
};

/** The public announcements. They stand below the form, so that they shift nothing when they load. */
const PublicAnnouncements = () => {
  const { data } = useQuery(PublicAnnouncementsDocument);
  return <Announcements of={data?.announcements} />;
};

/** The login of students and applicants. The path or `?for=applicant` selects the role. */
export default function LoginPage() {
  const { session } = useFetchedSession();
  const { end } = useSessionEnd();
  const [search] = useSearchParams();
  const role = roleOfPage(useLocation());
  if (session.status === "signedIn") {
    return <Navigate replace to={pathAfterLogin(search, session.viewer)} />;
  }
  return (
    <div className={pageStyles.page}>
      <Card key={role}>
        <div className={pageStyles.page}>
          <nav className={styles.roles} aria-label={labels.roles}>
            {(["Student", "Applicant"] as const).map((name) => (
              <Link
                key={name}
                to={logins[name].path}
                aria-current={name === role ? "page" : undefined}
              >
                {logins[name].link}
              </Link>
            ))}
          </nav>
          <PageHeading>{logins[role].title}</PageHeading>
          <p className={pageStyles.lead}>{logins[role].lead}</p>
          {end === "expired" && (
            <Alert role="status" type="warning" showIcon title={texts.failures.sessionExpired} />
          )}
          <LoginForm role={role} />
          <Support />
        </div>
      </Card>
      <PublicAnnouncements />
    </div>
  );
}

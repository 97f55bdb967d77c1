import { useQuery } from "@apollo/client/react";
import { Alert } from "antd";
import { useState } from "react";
import { Link, Navigate, useLocation, useSearchParams } from "react-router-dom";
import { PublicAnnouncementsDocument } from "../../../gql/public-accounts.ts";
import { callLink, whatsappLink } from "../../../lib/contact-links.ts";
import { readStateText } from "../../../lib/history-state.ts";
import type { Refusal } from "../../../lib/refusal.ts";
import { paths } from "../../../paths.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { pathAfterLogin, type ViewerRole } from "../../../session/login-path.ts";
import { roleOfPage } from "../../../session/role-of-page.ts";
import { useSessionEnd } from "../../../session/SessionProvider.tsx";
import { useFetchedSession } from "../../../session/use-session.ts";
import { texts } from "../../../texts.ts";
import { titles } from "../../../titles.ts";
import { Announcements } from "../../../ui/Announcements.tsx";
import { Card } from "../../../ui/Card.tsx";
import { PageHeading } from "../../../ui/PageHeading.tsx";
import { SendLink } from "../../admissions/verification-link/SendLink.tsx";
import pageStyles from "../../PublicPage.module.css";
import styles from "./Login.module.css";
import { LoginForm } from "./LoginForm.tsx";
import { type Credentials, useSignIn } from "./use-sign-in.ts";

const headings = {
  Applicant: { title: titles.applicantLogin, lead: texts.login.applicantLead },
  Student: { title: titles.studentLogin, lead: texts.login.lead },
};

const logins = [
  ["Student", paths.student.login, texts.login.toStudent],
  ["Applicant", paths.applicant.login, texts.login.toApplicant],
] as const;

const RoleLinks = ({ role }: { role: ViewerRole }) => (
  <nav className={styles.roles} aria-label={texts.login.roles}>
    {logins.map(([name, path, label]) => (
      <Link key={name} to={path} aria-current={name === role ? "page" : undefined}>
        {label}
      </Link>
    ))}
  </nav>
);

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

const Login = ({ role }: { role: ViewerRole }) => {
  const { state } = useLocation();
  const { end } = useSessionEnd();
  const signIn = useSignIn(role);
  const [unverified, setUnverified] = useState<string | null>(null);
  const submit = async (credentials: Credentials): Promise<Refusal | null> => {
    setUnverified(null);
    const refusal = await signIn(credentials);
    if (refusal?.code === "EMAIL_NOT_VERIFIED") setUnverified(credentials.username);
    return refusal;
  };
  return (
    <Card>
      <div className={pageStyles.page}>
        <RoleLinks role={role} />
        <PageHeading>{headings[role].title}</PageHeading>
        <p className={pageStyles.lead}>{headings[role].lead}</p>
        {end === "expired" && (
          <Alert role="status" type="warning" showIcon title={texts.failures.sessionExpired} />
        )}
        <LoginForm
          role={role}
          username={readStateText(state, "username")}
          submit={submit}
          remedy={unverified && <SendLink key={unverified} identifier={unverified} />}
        />
        <Support />
      </div>
    </Card>
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
  const [search] = useSearchParams();
  const role = roleOfPage(useLocation());
  if (session.status === "signedIn") {
    return <Navigate replace to={pathAfterLogin(search, session.viewer)} />;
  }
  return (
    <div className={pageStyles.page}>
      <Login key={role} role={role} />
      <PublicAnnouncements />
    </div>
  );
}

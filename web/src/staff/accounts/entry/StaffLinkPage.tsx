import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import { useLocation } from "react-router-dom";
import { StaffLinkDocument } from "../../../gql/staff-accounts.ts";
import { failureOf } from "../../../lib/failure.ts";
import { staffAreas } from "../../../session/staff-areas.ts";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { Card } from "../../../ui/Card.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { PageHeading } from "../../../ui/PageHeading.tsx";
import { Waiting } from "../../../ui/Waiting.tsx";
import { ChoosePasswordForm } from "./ChoosePasswordForm.tsx";
import styles from "./Entry.module.css";
import { entryTexts } from "./entry-texts.ts";

const labels = entryTexts.link;

const InvalidLink = ({ message }: { message: string }) => (
  <Card>
    <div className={styles.page}>
      <PageHeading>{labels.deadTitle}</PageHeading>
      <p>{message}</p>
      <ButtonLink type="primary" to={staffAreas.SUPER_ADMIN}>
        {labels.toLogin}
      </ButtonLink>
    </div>
  </Card>
);

const Link = ({ token }: { token: string }) => {
  const { data, error, refetch } = useQuery(StaffLinkDocument, {
    variables: { token },
    fetchPolicy: "no-cache",
  });
  if (error) {
    return (
      <ErrorState
        message={failureOf(error).message}
        onRetry={() => void refetch().catch(() => {})}
      />
    );
  }
  const link = data?.staffLink;
  if (!link) return <Waiting text={labels.checking} />;
  if (link.__typename === "Refusal") return <InvalidLink message={link.message} />;
  const isJoining = link.purpose === "JOIN";
  return (
    <Card>
      <div className={styles.page}>
        <PageHeading>{isJoining ? labels.joinTitle : labels.newTitle}</PageHeading>
        <p className={styles.lead}>
          {isJoining ? labels.joinLead(entryTexts.roles[link.role]) : labels.newLead}
        </p>
        <ChoosePasswordForm token={token} owner={link} />
      </div>
    </Card>
  );
};

/** The page of a link mailed to a staff member: choose a password to join or to continue. */
export default function StaffLinkPage() {
  const { hash } = useLocation();
  // The token is read once, because the address loses it when the link is used.
  const [token] = useState(() => hash.slice(1));
  return /^[\w-]{20,100}$/.test(token) ? (
    <Link token={token} />
  ) : (
    <InvalidLink message={labels.missing} />
  );
}

import type { FragmentType } from "@apollo/client";
import { useFragment, useQuery } from "@apollo/client/react";
import { Alert, Button, Card, Flex, Typography } from "antd";
import { type ReactNode, useId } from "react";
import {
  CorrectionsDocument,
  type OwnCorrectionsFragment,
  OwnCorrectionsFragmentDoc,
  WithdrawCorrectionDocument,
} from "../../../gql/person-profiles.ts";
import { formatMoment } from "../../../lib/dates.ts";
import { failureOf } from "../../../lib/failure.ts";
import { useSave } from "../../../lib/use-save.ts";
import { paths } from "../../../paths.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { titles } from "../../../titles.ts";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { useFeedback } from "../../../ui/Feedback.tsx";
import { PageHeading } from "../../../ui/PageHeading.tsx";
import { StatusTag } from "../../../ui/StatusTag.tsx";
import { personalDetails } from "../personal-details.ts";
import { ProfileSkeleton } from "../view/ProfileSkeleton.tsx";
import styles from "./Correction.module.css";
import { CorrectionForm } from "./CorrectionForm.tsx";

const statuses = {
  PENDING: ["waiting", "Waiting for ICT support"],
  APPROVED: ["good", "Corrected"],
  REFUSED: ["bad", "Not corrected"],
  WITHDRAWN: ["neutral", "Withdrawn"],
} as const;

const details: Readonly<Record<string, { readonly label: string }>> = personalDetails;

/** The person's requests and their results. A pending request can be withdrawn. */
const Requests = ({ requests }: Pick<OwnCorrectionsFragment, "requests">) => {
  const titleId = useId();
  const { timeZone } = usePortal();
  const { alert } = useFeedback();
  const [withdraw, loading] = useSave(WithdrawCorrectionDocument);
  const withdrawRequest = async () => {
    try {
      const { withdrawCorrection: answer } = await withdraw({});
      if (answer.__typename === "Refusal") alert(answer.message);
    } catch (cause) {
      alert(failureOf(cause).message);
    }
  };
  return (
    <Card role="region" aria-labelledby={titleId}>
      <h2 id={titleId}>Your requests</h2>
      <ul className={styles.requests}>
        {requests.map(({ id, status, changes, requestedAt, reason }) => (
          <li key={id}>
            <StatusTag kind={statuses[status][0]}>{statuses[status][1]}</StatusTag>
            {reason && <p>{reason}</p>}
            {changes.map(({ field, before, after }) => (
              <p key={field}>
                {`${details[field]?.label ?? field}: ${before || "nothing"} → ${after || "nothing"}`}
              </p>
            ))}
            <Typography.Text type="secondary">
              {formatMoment(requestedAt, timeZone)}
            </Typography.Text>
            {status === "PENDING" && (
              <div>
                <Button
                  aria-disabled={loading || undefined}
                  onClick={() => void (loading || withdrawRequest())}
                >
                  {loading ? "Withdrawing..." : "Withdraw the request"}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
};

interface CorrectionsProps {
  readonly from: FragmentType<OwnCorrectionsFragment>;
  /** The form of a request. */
  readonly children: ReactNode;
}

/** The form, or why nothing can be requested now, and the requests that were made. */
const Corrections = ({ from, children }: CorrectionsProps) => {
  const { data, complete } = useFragment({ fragment: OwnCorrectionsFragmentDoc, from });
  if (!complete) return null;
  const { obstacle, requests } = data;
  return (
    <>
      {obstacle ? <Alert role="status" type="info" showIcon title={obstacle} /> : children}
      {requests.length > 0 && <Requests requests={requests} />}
    </>
  );
};

/** Where a student or an applicant requests corrections of values they cannot change themselves. */
export default function CorrectionPage() {
  const { data, error, refetch } = useQuery(CorrectionsDocument, {
    fetchPolicy: "network-only",
    errorPolicy: "all",
  });
  const viewer = data?.viewer && data.viewer.__typename !== "Staff" ? data.viewer : null;
  const body = () => {
    if (!viewer) {
      if (!error) return <ProfileSkeleton />;
      const retry = () => void refetch().catch(() => undefined);
      return <ErrorState message={failureOf(error).message} onRetry={retry} />;
    }
    if (!data?.ownCorrections) {
      return (
        <Alert
          role="status"
          type="warning"
          showIcon
          title="Corrections cannot be asked for here. Please go to ICT support."
        />
      );
    }
    return (
      <Corrections from={data.ownCorrections}>
        <CorrectionForm owner={viewer.id} stored={{ ...viewer.profile, ...viewer }} />
      </Corrections>
    );
  };
  return (
    <>
      <PageHeading>{titles.correction}</PageHeading>
      {body()}
      {viewer && (
        <Flex>
          <ButtonLink
            type="link"
            to={paths[viewer.__typename === "Student" ? "student" : "applicant"].profile}
          >
            Back to the profile
          </ButtonLink>
        </Flex>
      )}
    </>
  );
}

import { Alert, Button, Flex } from "antd";
import { useState } from "react";
import { Link, useParams } from "react-router-dom";
import { ProfileFileDocument, SuspendProfileDocument } from "../../gql/staff-profiles.ts";
import { formatMoment } from "../../lib/dates.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { StatusTag } from "../../ui/StatusTag.tsx";
import { LinkDialog } from "../accounts/access/LinkDialog.tsx";
import { ConfirmWithReason } from "../kit/ConfirmWithReason.tsx";
import { FactGrid } from "../kit/FactGrid.tsx";
import { QueryBoundary } from "../kit/QueryBoundary.tsx";
import { SectionCard } from "../kit/SectionCard.tsx";
import { StaffPage } from "../kit/StaffPage.tsx";
import { useChange } from "../kit/use-change.ts";
import { useStaffQuery } from "../kit/use-staff-query.ts";
import { useBreadcrumbLabel } from "../shell/breadcrumb-labels.tsx";
import { useStaffPath } from "../shell/role-context.ts";
import styles from "./Profile.module.css";
import { personalFacts, profileFieldLabels } from "./personal-facts.ts";
import { RequestList } from "./RequestList.tsx";
import { fullName, profileTexts } from "./texts.ts";

const yesNo = (value: boolean): string => (value ? profileTexts.yes : profileTexts.no);

export default function ProfilePage() {
  const { profileId = "" } = useParams();
  const { timeZone } = usePortal();
  const to = useStaffPath();
  const [asking, setAsking] = useState<"suspend" | "handOut" | null>(null);
  const suspend = useChange(SuspendProfileDocument, (data) => data.suspendProfile);
  const query = useStaffQuery(ProfileFileDocument, { id: profileId });
  const profile = query.data?.profile;
  const viewer = query.data?.viewer;
  const may = viewer?.__typename === "Staff" ? viewer.permissions : null;
  useBreadcrumbLabel("profileId", profile && `${profile.number} · ${fullName(profile)}`);
  const close = () => setAsking(null);
  const confirmSuspend = async (reason: string) => {
    const isSuspended = !profile?.isSuspended;
    const refusal = await suspend({ id: profileId, isSuspended, reason });
    query.reload();
    return refusal;
  };
  return (
    <StaffPage
      isRecord
      title={profile ? fullName(profile) : profileTexts.titles.profile}
      status={profile?.isSuspended && <StatusTag kind="bad">{profileTexts.suspended}</StatusTag>}
      lead={profile && `${profileTexts.kinds[profile.kind]} ${profile.number}`}
      actions={
        profile && (
          <>
            {may?.canManageStudents && (
              <Button onClick={() => setAsking("suspend")}>
                {profile.isSuspended ? "Restore" : "Suspend"}
              </Button>
            )}
            {may?.canResetPasswords && !profile.isSuspended && (
              <Button onClick={() => setAsking("handOut")}>{profileTexts.handOut}</Button>
            )}
            {may?.canEditProfiles && (
              <ButtonLink type="primary" to={to(`update-profiles/${profileId}`)}>
                Correct
              </ButtonLink>
            )}
          </>
        )
      }
    >
      <QueryBoundary query={query}>
        {({ profile: one }) =>
          one === null ? (
            <Alert type="warning" showIcon title="There is no such profile." />
          ) : (
            <>
              <SectionCard title="Details">
                <Flex wrap gap="1rem 1.5rem" align="start">
                  {one.photoUrl && (
                    <img className={styles.photo} src={one.photoUrl} alt={fullName(one)} />
                  )}
                  <Flex vertical flex="1 1 16rem">
                    <FactGrid
                      columns={2}
                      facts={[
                        [profileTexts.department, one.department],
                        [profileTexts.level, one.level === null ? null : String(one.level)],
                        ...personalFacts(one, profileFieldLabels),
                      ]}
                    />
                  </Flex>
                </Flex>
              </SectionCard>
              <SectionCard title="Account">
                <FactGrid
                  facts={[
                    [profileTexts.email, one.email],
                    [
                      "Email verified",
                      one.isEmailVerified === null ? null : yesNo(one.isEmailVerified),
                    ],
                    ["Account since", formatMoment(one.createdAt, timeZone)],
                    ["Last log-in", one.lastSignInAt && formatMoment(one.lastSignInAt, timeZone)],
                    [
                      "Other account",
                      one.other && (
                        <Link key="other" to={to(`profiles/${one.other.id}`)}>
                          {`${profileTexts.kinds[one.other.kind]} ${one.other.number}`}
                        </Link>
                      ),
                    ],
                    [
                      profileTexts.kinds[one.kind],
                      <Link
                        key="record"
                        to={to(
                          `${one.kind === "STUDENT" ? "students" : "applicants"}/${one.recordId}`,
                        )}
                      >
                        {one.number}
                      </Link>,
                    ],
                  ]}
                />
              </SectionCard>
              <RequestList profile={one} />
            </>
          )
        }
      </QueryBoundary>
      {asking === "handOut" && profile && (
        <LinkDialog id={profile.id} name={fullName(profile)} onClose={close} />
      )}
      {asking === "suspend" && profile && (
        <ConfirmWithReason
          title={profile.isSuspended ? "Restore this account" : "Suspend this account"}
          action={profile.isSuspended ? "Restore" : "Suspend"}
          onConfirm={confirmSuspend}
          onDone={close}
          onClose={close}
        >
          <p>
            {profile.isSuspended
              ? "Its owner can log in again."
              : "Its owner is logged out everywhere at once, and cannot log in until it is restored."}
          </p>
        </ConfirmWithReason>
      )}
    </StaffPage>
  );
}

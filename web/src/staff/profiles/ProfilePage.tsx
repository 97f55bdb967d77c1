import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { Link, useParams } from "react-router-dom";
import { ProfileFileDocument, SuspendProfileDocument } from "../../gql/staff-profiles.ts";
import { formatCalendarDate, formatMoment } from "../../lib/dates.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { Button, ButtonLink } from "../../ui/Button.tsx";
import { useFeedback } from "../../ui/Feedback.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { StatusTag } from "../../ui/StatusTag.tsx";
import { LinkDialog } from "../accounts/access/LinkDialog.tsx";
import { ConfirmWithReason } from "../kit/ConfirmWithReason.tsx";
import { FactGrid } from "../kit/FactGrid.tsx";
import { QueryBoundary } from "../kit/QueryBoundary.tsx";
import { SectionCard } from "../kit/SectionCard.tsx";
import { StaffPage } from "../kit/StaffPage.tsx";
import { useStaffQuery } from "../kit/use-staff-query.ts";
import { useBreadcrumbLabel } from "../shell/breadcrumb-labels.tsx";
import { useStaffPath } from "../shell/role-context.ts";
import styles from "./Profile.module.css";
import { fullName } from "./ProfileList.tsx";
import { RequestList } from "./RequestList.tsx";
import { profileTexts } from "./texts.ts";

const texts = profileTexts.profiles;

const yesNo = (value: boolean): string => (value ? profileTexts.yes : profileTexts.no);

export default function ProfilePage() {
  const { profileId = "" } = useParams();
  const { timeZone } = usePortal();
  const client = useApolloClient();
  const { toast } = useFeedback();
  const to = useStaffPath();
  const [isSuspending, setSuspending] = useState(false);
  const [isHandingOut, setHandingOut] = useState(false);
  const query = useStaffQuery(ProfileFileDocument, { id: profileId });
  const profile = query.data?.profile;
  const viewer = query.data?.viewer;
  const may = viewer?.__typename === "Staff" ? viewer.permissions : null;
  useBreadcrumbLabel("profileId", profile && `${profile.number} · ${fullName(profile)}`);
  const suspend = async (reason: string) => {
    const { data } = await client.mutate({
      mutation: SuspendProfileDocument,
      variables: { id: profileId, isSuspended: !profile?.isSuspended, reason },
    });
    const answer = data?.suspendProfile;
    if (answer?.__typename === "Acknowledgement") toast("success", answer.message);
    return answer?.__typename === "Refusal" ? answer : null;
  };
  return (
    <StaffPage
      title={profile ? fullName(profile) : texts.one}
      lead={profile && `${profileTexts.kinds[profile.kind]} ${profile.number}`}
      actions={
        profile && (
          <>
            {may?.canManageStudents && (
              <Button variant="secondary" onClick={() => setSuspending(true)}>
                {profile.isSuspended ? texts.restore : texts.suspend}
              </Button>
            )}
            {may?.canResetPasswords && !profile.isSuspended && (
              <Button variant="secondary" onClick={() => setHandingOut(true)}>
                {profileTexts.access.handOut}
              </Button>
            )}
            {may?.canEditProfiles && (
              <ButtonLink to={to(`update-profiles/${profileId}`)}>{texts.correct}</ButtonLink>
            )}
          </>
        )
      }
    >
      <QueryBoundary query={query}>
        {({ profile: one }) =>
          one === null ? (
            <Notice kind="warning">{texts.notFound}</Notice>
          ) : (
            <>
              <SectionCard title={texts.details}>
                <div className={styles.details}>
                  {one.photoUrl && (
                    <img
                      className={styles.photo}
                      src={one.photoUrl}
                      alt={texts.photo(fullName(one))}
                    />
                  )}
                  <FactGrid
                    facts={[
                      [profileTexts.department, one.department],
                      [profileTexts.level, one.level === null ? null : String(one.level)],
                      [
                        profileTexts.fields.dateOfBirth ?? "",
                        one.dateOfBirth && formatCalendarDate(one.dateOfBirth),
                      ],
                      [profileTexts.fields.sex ?? "", one.sex],
                      [profileTexts.fields.maritalStatus ?? "", one.maritalStatus],
                      [profileTexts.fields.maidenName ?? "", one.maidenName],
                      [profileTexts.fields.nationality ?? "", one.nationality],
                      [profileTexts.fields.stateOfOrigin ?? "", one.stateOfOrigin],
                      [profileTexts.fields.lga ?? "", one.lga],
                      [profileTexts.phone, one.phone],
                      [texts.fields.address, one.address],
                      [texts.fields.religion, one.religion],
                      [texts.fields.bloodGroup, one.bloodGroup],
                      [texts.fields.emergencyContact, one.emergencyContact],
                      [texts.fields.parentName, one.parentName],
                      [texts.fields.parentPhone, one.parentPhone],
                      [texts.fields.parentAddress, one.parentAddress],
                    ]}
                  />
                </div>
              </SectionCard>
              <SectionCard
                title={texts.account}
                actions={
                  one.isSuspended && <StatusTag kind="bad">{profileTexts.suspended}</StatusTag>
                }
              >
                <FactGrid
                  facts={[
                    [profileTexts.email, one.email],
                    [
                      texts.emailVerified,
                      one.isEmailVerified === null ? null : yesNo(one.isEmailVerified),
                    ],
                    [texts.since, formatMoment(one.createdAt, timeZone)],
                    [
                      texts.lastSignIn,
                      one.lastSignInAt && formatMoment(one.lastSignInAt, timeZone),
                    ],
                    [
                      texts.other,
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
              <SectionCard title={texts.requests}>
                <RequestList requests={one.requests} />
              </SectionCard>
            </>
          )
        }
      </QueryBoundary>
      {isHandingOut && profile && (
        <LinkDialog id={profile.id} name={fullName(profile)} onClose={() => setHandingOut(false)} />
      )}
      {isSuspending && profile && (
        <ConfirmWithReason
          title={profile.isSuspended ? texts.restoreTitle : texts.suspendTitle}
          action={profile.isSuspended ? texts.restore : texts.suspend}
          onConfirm={suspend}
          onDone={() => {
            setSuspending(false);
            query.reload();
          }}
          onClose={() => setSuspending(false)}
        >
          <p>{profile.isSuspended ? texts.restoreHint : texts.suspendHint}</p>
        </ConfirmWithReason>
      )}
    </StaffPage>
  );
}

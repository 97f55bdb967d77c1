import { Alert } from "antd";
import { ApplicantProfileDocument } from "../../gql/applicant-profiles.ts";
import { paths } from "../../paths.ts";
import { ProfileEditor } from "../../person/profiles/form/ProfileEditor.tsx";
import { ProfileSkeleton } from "../../person/profiles/view/ProfileSkeleton.tsx";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { titles } from "../../titles.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { PageHeading } from "../../ui/PageHeading.tsx";
import { texts } from "../texts.ts";
import { useApplicantQuery } from "../use-applicant-query.ts";
import { applicantProfile } from "./applicant-profile.ts";
import { useUpdateProfile } from "./use-update-profile.ts";

/** The details that a submitted applicant can change. Before submission it links to the form. */
export default function ProfileEditPage() {
  // The form needs the current data. The cache may be older than a change on another device.
  const { applicant, failure, reload, reloading } = useApplicantQuery(
    ApplicantProfileDocument,
    "network-only",
  );
  const { timeZone } = usePortal();
  const [save, busy] = useUpdateProfile();
  return (
    <>
      <PageHeading>{titles.updateProfile}</PageHeading>
      {!applicant && failure && (
        <ErrorState message={failure.message} onRetry={reload} retrying={reloading} />
      )}
      {!applicant && !failure && <ProfileSkeleton />}
      {applicant && !applicant.isSubmitted && (
        <Alert
          role="status"
          type="info"
          showIcon
          title={texts.profileEdit.formFirstTitle}
          description={texts.profileEdit.formFirst}
          action={
            <ButtonLink type="primary" to={paths.applicant.applicationForm}>
              {texts.goToForm}
            </ButtonLink>
          }
        />
      )}
      {applicant?.isSubmitted && (
        <ProfileEditor
          key={applicant.id}
          person={applicant}
          kind={applicantProfile(timeZone)}
          save={save}
          busy={busy}
        />
      )}
    </>
  );
}

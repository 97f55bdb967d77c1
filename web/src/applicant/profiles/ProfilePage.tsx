import { ApplicantProfileDocument } from "../../gql/applicant-profiles.ts";
import { paths } from "../../paths.ts";
import { EditProfileButton } from "../../person/profiles/view/EditProfileButton.tsx";
import { ProfileSkeleton } from "../../person/profiles/view/ProfileSkeleton.tsx";
import { ProfileView } from "../../person/profiles/view/ProfileView.tsx";
import { titles } from "../../titles.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { PageHeading } from "../../ui/PageHeading.tsx";
import { useApplicantQuery } from "../use-applicant-query.ts";

export default function ProfilePage() {
  const { applicant, failure, reload, reloading } = useApplicantQuery(ApplicantProfileDocument);
  return (
    <>
      <PageHeading>{titles.profile}</PageHeading>
      {!applicant && !failure && <ProfileSkeleton />}
      {!applicant && failure && (
        <ErrorState message={failure.message} onRetry={reload} retrying={reloading} />
      )}
      {applicant && (
        <ProfileView
          person={applicant}
          number="applicationNo"
          edit={
            <>
              <EditProfileButton to={paths.applicant.updateProfile} />
              <ButtonLink to={paths.applicant.correction}>{titles.correction}</ButtonLink>
            </>
          }
        />
      )}
    </>
  );
}

import { Alert } from "antd";
import { paths } from "../../paths.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { titles } from "../../titles.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { PageHeading } from "../../ui/PageHeading.tsx";
import { ProfileEditor } from "./form/ProfileEditor.tsx";
import { applicantProfile, studentProfile } from "./form/profile-kind.ts";
import { useOwnProfile, useUpdateProfile } from "./use-own-profile.ts";
import { ProfileSkeleton } from "./view/ProfileSkeleton.tsx";

/** The details that a student or an applicant can change. Before submission an applicant is sent to the form. */
export default function ProfileEditPage() {
  // The form needs the current data. The cache may be older than a change on another device.
  const { viewer, failure, reload, reloading } = useOwnProfile("network-only");
  const { timeZone } = usePortal();
  const [save, busy] = useUpdateProfile(viewer?.__typename ?? "Student");
  const body = () => {
    if (!viewer) {
      if (!failure) return <ProfileSkeleton />;
      return <ErrorState message={failure.message} onRetry={reload} retrying={reloading} />;
    }
    if (viewer.__typename === "Applicant" && !viewer.isSubmitted) {
      return (
        <Alert
          role="status"
          type="info"
          showIcon
          title="Your details are in the application form"
          description="Until you submit your application, you change your details, your photo included, in the form."
          action={
            <ButtonLink type="primary" to={paths.applicant.applicationForm}>
              Go to Application Form
            </ButtonLink>
          }
        />
      );
    }
    const kind = viewer.__typename === "Student" ? studentProfile : applicantProfile(timeZone);
    return <ProfileEditor key={viewer.id} person={viewer} {...{ kind, save, busy }} />;
  };
  return (
    <>
      <PageHeading>{titles.updateProfile}</PageHeading>
      {body()}
    </>
  );
}

import { useMutation } from "@apollo/client/react";
import { Alert } from "antd";
import {
  OwnProfileDocument,
  UpdateApplicantProfileDocument,
  UpdateStudentProfileDocument,
} from "../../gql/person-profiles.ts";
import { failureOf } from "../../lib/failure.ts";
import type { Refusal } from "../../lib/refusal.ts";
import { paths } from "../../paths.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { useViewerQuery } from "../../session/use-viewer-query.ts";
import { titles } from "../../titles.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { PageHeading } from "../../ui/PageHeading.tsx";
import { ProfileEditor } from "./form/ProfileEditor.tsx";
import type { PersonalChanges } from "./form/personal-changes.ts";
import { applicantProfile, studentProfile } from "./form/profile-kind.ts";
import { useOwnProfile } from "./use-own-profile.ts";
import { ProfileSkeleton } from "./view/ProfileSkeleton.tsx";
import { profileRoles } from "./view/profile-entries.ts";

/** The details that a student or an applicant can change. Before submission an applicant is sent to the form. */
export default function ProfileEditPage() {
  // The form needs the current data. The cache may be older than a change on another device.
  const { viewer, failure, reload, reloading } = useViewerQuery(
    OwnProfileDocument,
    profileRoles,
    "network-only",
  );
  const person = useOwnProfile(viewer, null);
  const { timeZone } = usePortal();
  const [updateStudent, student] = useMutation(UpdateStudentProfileDocument);
  const [updateApplicant, applicant] = useMutation(UpdateApplicantProfileDocument);
  const save = async (input: PersonalChanges, passport: File | null): Promise<Refusal | null> => {
    const variables = passport ? { input, passport } : { input };
    try {
      const result =
        viewer?.__typename === "Student"
          ? (await updateStudent({ variables })).data?.updateProfile
          : (await updateApplicant({ variables })).data?.savePersonalDetails;
      if (result && result.__typename !== "Refusal") return null;
      return { message: result?.message ?? "", fields: result?.fields ?? [] };
    } catch (error) {
      return { message: failureOf(error).message, fields: [] };
    }
  };
  const body = () => {
    if (!viewer || !person) {
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
    return (
      <ProfileEditor
        key={viewer.id}
        from={viewer}
        initial={person}
        kind={viewer.__typename === "Student" ? studentProfile : applicantProfile(timeZone)}
        save={save}
        busy={student.loading || applicant.loading}
      />
    );
  };
  return (
    <>
      <PageHeading>{titles.updateProfile}</PageHeading>
      {body()}
    </>
  );
}

import { StudentProfileFormDocument } from "../../../gql/student-profiles.ts";
import { ProfileEditor } from "../../../person/profiles/form/ProfileEditor.tsx";
import { ProfileSkeleton } from "../../../person/profiles/view/ProfileSkeleton.tsx";
import { titles } from "../../../titles.ts";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { PageHeading } from "../../../ui/PageHeading.tsx";
import { useStudentQuery } from "../../use-student-query.ts";
import { studentProfile } from "./student-profile.ts";
import { useUpdateProfile } from "./use-update-profile.ts";

export default function ProfileEditPage() {
  // The form needs the current data. The cache may be older than a change on another device.
  const { student, failure, reload, reloading } = useStudentQuery(
    StudentProfileFormDocument,
    "network-only",
  );
  const [save, busy] = useUpdateProfile();
  return (
    <>
      <PageHeading>{titles.updateProfile}</PageHeading>
      {student && (
        <ProfileEditor
          key={student.id}
          person={student}
          kind={studentProfile}
          save={save}
          busy={busy}
        />
      )}
      {!student && failure && (
        <ErrorState message={failure.message} onRetry={reload} retrying={reloading} />
      )}
      {!student && !failure && <ProfileSkeleton />}
    </>
  );
}

import { StudentProfileDocument } from "../../gql/student-profiles.ts";
import { ProfileSkeleton } from "../../person/profiles/view/ProfileSkeleton.tsx";
import { titles } from "../../titles.ts";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { PageHeading } from "../../ui/PageHeading.tsx";
import { useStudentQuery } from "../use-student-query.ts";
import { ProfileDetails } from "./ProfileDetails.tsx";

export default function ProfilePage() {
  const { student, failure, reload, reloading } = useStudentQuery(StudentProfileDocument);
  return (
    <>
      <PageHeading>{titles.profile}</PageHeading>
      {!student && !failure && <ProfileSkeleton />}
      {!student && failure && (
        <ErrorState message={failure.message} onRetry={reload} retrying={reloading} />
      )}
      {student && <ProfileDetails student={student} />}
    </>
  );
}

import { StudentProfileDocument } from "../../gql/student.ts";
import { ProfileSkeleton } from "../../person/profiles/view/ProfileSkeleton.tsx";
import { titles } from "../../titles.ts";
import { ErrorPart } from "../../ui/ErrorPart.tsx";
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
        <ErrorPart message={failure.message} onRetry={reload} retrying={reloading} />
      )}
      {student && <ProfileDetails student={student} />}
    </>
  );
}

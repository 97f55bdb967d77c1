import { useQuery } from "@apollo/client/react";
import { StudentProfileFormDocument } from "../../gql/student.ts";
import { failureOf } from "../../lib/failure.ts";
import { texts } from "../../texts.ts";
import { ErrorPart } from "../../ui/ErrorPart.tsx";
import { PageHeading } from "../../ui/PageHeading.tsx";
import { ProfileSkeleton } from "../profile/ProfileSkeleton.tsx";
import { ProfileEditor } from "./ProfileEditor.tsx";

/** The student's profile, to be changed. */
export default function ProfileEditPage() {
  // A form must start from what the college has now: what the cache has may be from before another device's change.
  const { data, error, refetch, loading } = useQuery(StudentProfileFormDocument, {
    fetchPolicy: "network-only",
    notifyOnNetworkStatusChange: true,
  });
  const student = data?.viewer?.__typename === "Student" ? data.viewer : null;
  return (
    <>
      <PageHeading>{texts.profileForm.title}</PageHeading>
      {student && <ProfileEditor key={student.id} student={student} />}
      {!student && error && (
        <ErrorPart
          message={failureOf(error).message}
          onRetry={() => void refetch().catch(() => undefined)}
          retrying={loading}
        />
      )}
      {!student && !error && <ProfileSkeleton />}
    </>
  );
}

import { Button } from "antd";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { OwnProfileDocument } from "../../gql/person-profiles.ts";
import { paths } from "../../paths.ts";
import { useViewerQuery } from "../../session/use-viewer-query.ts";
import { titles } from "../../titles.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { ModalDialog } from "../../ui/ModalDialog.tsx";
import { PageHeading } from "../../ui/PageHeading.tsx";
import { CouncilIndexing } from "../students/CouncilIndexing.tsx";
import { IdCard } from "../students/IdCard.tsx";
import { useOwnProfile } from "./use-own-profile.ts";
import { ProfileSkeleton } from "./view/ProfileSkeleton.tsx";
import { ProfileView } from "./view/ProfileView.tsx";
import { profileRoles } from "./view/profile-entries.ts";

/** Opens the profile form at `to` after a confirmation. */
const EditProfileButton = ({ to }: { to: string }) => {
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const refuse = () => setAsking(false);
  return (
    <>
      <Button type="primary" onClick={() => setAsking(true)}>
        Edit Profile
      </Button>
      {asking && (
        <ModalDialog
          title="Are you sure you want to proceed?"
          onClose={refuse}
          actions={
            <>
              <Button onClick={refuse}>No</Button>
              <Button type="primary" onClick={() => void navigate(to)}>
                Yes
              </Button>
            </>
          }
        />
      )}
    </>
  );
};

/** The profile of a student or an applicant. */
export default function ProfilePage() {
  const { viewer, failure, reload, reloading } = useViewerQuery(OwnProfileDocument, profileRoles);
  const person = useOwnProfile(viewer, null);
  const own = paths[viewer?.__typename === "Applicant" ? "applicant" : "student"];
  return (
    <>
      <PageHeading>{titles.profile}</PageHeading>
      {!person && !failure && <ProfileSkeleton />}
      {!person && failure && (
        <ErrorState message={failure.message} onRetry={reload} retrying={reloading} />
      )}
      {person && (
        <ProfileView
          person={person}
          number={viewer?.__typename === "Applicant" ? "applicationNo" : "matricNumber"}
          edit={
            <>
              <EditProfileButton to={own.updateProfile} />
              <ButtonLink to={own.correction}>{titles.correction}</ButtonLink>
            </>
          }
        />
      )}
      {viewer?.__typename === "Student" && (
        <>
          <IdCard />
          <CouncilIndexing />
        </>
      )}
    </>
  );
}

import { ProfileList } from "./ProfileList.tsx";
import { profileTexts } from "./texts.ts";

/** The list of profiles, to be corrected. */
export default function EditProfilesPage() {
  return (
    <ProfileList
      title={profileTexts.profiles.editTitle}
      empty={profileTexts.profiles.empty}
      link={({ id }) => `update-profiles/${id}`}
    />
  );
}

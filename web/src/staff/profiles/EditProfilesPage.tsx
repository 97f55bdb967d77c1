import { ProfileList } from "./ProfileList.tsx";
import { peopleTexts } from "./texts.ts";

/** The list of profiles, to be corrected. */
export default function EditProfilesPage() {
  return (
    <ProfileList
      title={peopleTexts.profiles.editTitle}
      empty={peopleTexts.profiles.empty}
      link={({ id }) => `update-profiles/${id}`}
    />
  );
}

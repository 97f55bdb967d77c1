import { ProfileList } from "./ProfileList.tsx";
import { peopleTexts } from "./texts.ts";

/** Everybody's profiles, to be corrected. */
export default function EditProfilesPage() {
  return (
    <ProfileList
      title={peopleTexts.profiles.editTitle}
      empty={peopleTexts.profiles.empty}
      link={({ id }) => `update-profiles/${id}`}
    />
  );
}

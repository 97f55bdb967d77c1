import { ProfileList } from "./ProfileList.tsx";
import { profileTexts } from "./texts.ts";

/** The list of profiles, read-only. */
export default function ProfilesPage() {
  return (
    <ProfileList
      title={profileTexts.profiles.title}
      empty={profileTexts.profiles.empty}
      link={({ id }) => `profiles/${id}`}
    />
  );
}

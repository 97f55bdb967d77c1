import { ProfileList } from "./ProfileList.tsx";
import { peopleTexts } from "./texts.ts";

/** The list of profiles, read-only. */
export default function ProfilesPage() {
  return (
    <ProfileList
      title={peopleTexts.profiles.title}
      empty={peopleTexts.profiles.empty}
      link={({ id }) => `profiles/${id}`}
    />
  );
}

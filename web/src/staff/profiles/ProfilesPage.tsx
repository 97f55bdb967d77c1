import { ProfileList } from "./ProfileList.tsx";
import { peopleTexts } from "./texts.ts";

/** Everybody's profiles, to be read. */
export default function ProfilesPage() {
  return (
    <ProfileList
      title={peopleTexts.profiles.title}
      empty={peopleTexts.profiles.empty}
      link={({ id }) => `profiles/${id}`}
    />
  );
}

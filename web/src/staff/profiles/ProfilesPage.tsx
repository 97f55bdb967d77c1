import { useLocation } from "react-router-dom";
import { useStaffPath } from "../shell/role-context.ts";
import { ProfileList } from "./ProfileList.tsx";
import { profileTexts } from "./texts.ts";

const { edit, profiles } = profileTexts.titles;

/** The accounts, to be read or, on the screen of its own name, to be corrected. */
export default function ProfilesPage() {
  const isEditing = useLocation().pathname === useStaffPath()("update-profiles");
  return (
    <ProfileList
      title={isEditing ? edit : profiles}
      link={({ id }) => `${isEditing ? "update-profiles" : "profiles"}/${id}`}
    />
  );
}

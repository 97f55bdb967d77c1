import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import {
  type ProfileDetails_StudentFragment,
  ProfileDetails_StudentFragmentDoc,
} from "../../gql/student-profiles.ts";
import { paths } from "../../paths.ts";
import { EditProfileButton } from "../../person/profiles/view/EditProfileButton.tsx";
import { ProfileView } from "../../person/profiles/view/ProfileView.tsx";
import { titles } from "../../titles.ts";
import { ButtonLink } from "../../ui/Button.tsx";

interface ProfileDetailsProps {
  readonly student: FragmentType<ProfileDetails_StudentFragment>;
}

/** All details of the student, with the edit button above and below. */
export const ProfileDetails = ({ student }: ProfileDetailsProps) => {
  const { data, complete } = useFragment({
    fragment: ProfileDetails_StudentFragmentDoc,
    from: student,
  });
  if (!complete) return null;
  return (
    <ProfileView
      person={data}
      number="matricNumber"
      edit={
        <>
          <EditProfileButton to={paths.student.updateProfile} />{" "}
          <ButtonLink variant="secondary" to={paths.student.correction}>
            {titles.correction}
          </ButtonLink>
        </>
      }
    />
  );
};

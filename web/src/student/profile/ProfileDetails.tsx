import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { useId } from "react";
import {
  type ProfileDetails_StudentFragment,
  ProfileDetails_StudentFragmentDoc,
} from "../../gql/student.ts";
import { Card } from "../../ui/Card.tsx";
import { DetailList } from "./DetailList.tsx";
import { EditProfileButton } from "./EditProfileButton.tsx";
import { Passport } from "./Passport.tsx";
import styles from "./Profile.module.css";
import { type ProfileGroup, profileGroups } from "./profile-entries.ts";

const GroupCard = ({ group: { title, entries } }: { group: ProfileGroup }) => {
  const titleId = useId();
  return (
    <Card labelledBy={titleId}>
      <h2 id={titleId} className={styles.groupTitle}>
        {title}
      </h2>
      <DetailList entries={entries} />
    </Card>
  );
};

interface ProfileDetailsProps {
  readonly student: FragmentType<ProfileDetails_StudentFragment>;
}

/** Everything the college knows of the student, with the way to change it above and below. */
export const ProfileDetails = ({ student }: ProfileDetailsProps) => {
  const { data, complete } = useFragment({
    fragment: ProfileDetails_StudentFragmentDoc,
    from: student,
  });
  if (!complete) return null;
  return (
    <>
      <Card>
        <div className={styles.head}>
          <Passport url={data.passportUrl} name={`${data.surname} ${data.firstName}`} />
          <div className={styles.who}>
            <p className={styles.name}>
              {[data.surname, data.firstName, data.otherName].filter(Boolean).join(" ")}
            </p>
            <p>{data.matricNumber}</p>
            <EditProfileButton />
          </div>
        </div>
      </Card>
      {profileGroups(data).map((group) => (
        <GroupCard key={group.title} group={group} />
      ))}
      <div>
        <EditProfileButton />
      </div>
    </>
  );
};

import { type ReactNode, useId } from "react";
import { Card } from "../../../ui/Card.tsx";
import { DetailList } from "./DetailList.tsx";
import { Passport } from "./Passport.tsx";
import styles from "./Profile.module.css";
import type { NumberName, Person } from "./person.ts";
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

interface ProfileViewProps {
  readonly person: Person;
  readonly number: NumberName;
  /** The edit button, shown above and below. */
  readonly edit: ReactNode;
}

/** All details of a person, with the edit button above and below. */
export const ProfileView = ({ person, number, edit }: ProfileViewProps) => (
  <>
    <Card>
      <div className={styles.head}>
        <Passport url={person.passportUrl} name={`${person.surname} ${person.firstName}`} />
        <div className={styles.who}>
          <p className={styles.name}>
            {[person.surname, person.firstName, person.otherName].filter(Boolean).join(" ")}
          </p>
          <p>{person[number]}</p>
          {edit}
        </div>
      </div>
    </Card>
    {profileGroups(person, number).map((group) => (
      <GroupCard key={group.title} group={group} />
    ))}
    <div>{edit}</div>
  </>
);

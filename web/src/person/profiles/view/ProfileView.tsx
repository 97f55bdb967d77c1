import { Card, Descriptions, Flex, Typography } from "antd";
import { type ReactNode, useId } from "react";
import { BreakableEmail } from "../../../ui/BreakableEmail.tsx";
import { Passport } from "./Passport.tsx";
import {
  type NumberName,
  type Person,
  type ProfileEntry,
  profileGroups,
} from "./profile-entries.ts";

interface DetailListProps {
  readonly entries: readonly Omit<ProfileEntry, "name">[];
}

/** Labels with their values, or a note that a value is missing. */
export const DetailList = ({ entries }: DetailListProps) => (
  <Descriptions
    column={{ xs: 1, md: 2 }}
    colon={false}
    items={entries.map(({ label, value, isGiven }) => ({
      key: label,
      label,
      children: (
        <Typography.Text italic={!isGiven} {...(!isGiven && { type: "secondary" })}>
          <BreakableEmail text={value} />
        </Typography.Text>
      ),
    }))}
  />
);

interface GroupCardProps extends DetailListProps {
  readonly title: string;
}

const GroupCard = ({ title, entries }: GroupCardProps) => {
  const titleId = useId();
  return (
    <Card role="region" aria-labelledby={titleId}>
      <Flex vertical gap="middle">
        <h2 id={titleId}>{title}</h2>
        <DetailList entries={entries} />
      </Flex>
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
      <Flex wrap gap="large" align="center">
        <Passport url={person.passportUrl} name={`${person.surname} ${person.firstName}`} />
        <Flex vertical gap="small" align="start">
          <Typography.Text strong>
            {[person.surname, person.firstName, person.otherName].filter(Boolean).join(" ")}
          </Typography.Text>
          <span>{person[number]}</span>
          <Flex wrap gap="small">
            {edit}
          </Flex>
        </Flex>
      </Flex>
    </Card>
    {profileGroups(person, number).map((group) => (
      <GroupCard key={group.title} {...group} />
    ))}
    <Flex wrap gap="small">
      {edit}
    </Flex>
  </>
);

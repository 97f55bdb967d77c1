import type { StaffMembersQuery } from "../../gql/staff-staff.ts";

export type Member = StaffMembersQuery["staffMembers"]["rows"][number];

export const nameOf = ({
  surname,
  firstName,
}: {
  readonly surname: string;
  readonly firstName: string;
}): string => `${surname} ${firstName}`;

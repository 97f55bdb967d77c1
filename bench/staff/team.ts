import { type StaffRole, staffRoles } from "../../contract/staff/role.ts";
import { type StaffClient, signInStaff } from "./staff-client.ts";

/** One of each role, signed in. */
export type Team = Readonly<Record<StaffRole, StaffClient>>;

export const signInTeam = async (url: string): Promise<Team> => ({
  SUPER_ADMIN: await signInStaff(url, "SUPER_ADMIN"),
  ICT_SUPPORT: await signInStaff(url, "ICT_SUPPORT"),
  LECTURER: await signInStaff(url, "LECTURER"),
  EXAM_OFFICER: await signInStaff(url, "EXAM_OFFICER"),
  BURSARY_OFFICER: await signInStaff(url, "BURSARY_OFFICER"),
});

export const signOutTeam = async (team: Team): Promise<void> => {
  for (const role of staffRoles) await team[role].close();
};

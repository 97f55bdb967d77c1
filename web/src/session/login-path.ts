import { safeReturnPath } from "../lib/return-path.ts";
import { paths } from "../paths.ts";
import { isStaffLogin, type StaffRole, staffAreas, staffRoleOfPath } from "./staff-areas.ts";

/** The role of a person who is not staff, by its schema type. */
export type ViewerRole = "Applicant" | "Student";

/** A signed-in person, as far as routing needs it. */
export type Person =
  | { readonly __typename: ViewerRole }
  | { readonly __typename: "Staff"; readonly role: StaffRole };

const parameter = "next";

/** The role whose area contains a path; undefined for shared paths. */
const areaOf = (path: string): ViewerRole | StaffRole | undefined => {
  if (/^\/(?:applicant(?:[/?#]|$)|payment(?:[?#]|$))/.test(path)) return "Applicant";
  if (/^\/student(?:[/?#]|$)/.test(path)) return "Student";
  return staffRoleOfPath(path);
};

export const dashboardOf = (person: Person): string => {
  if (person.__typename === "Staff") return `${staffAreas[person.role]}/dashboard`;
  return person.__typename === "Applicant" ? paths.applicant.dashboard : paths.student.dashboard;
};

export const plainLoginPath = (role: Person["__typename"]): string =>
  ({
    Applicant: paths.applicant.login,
    Student: paths.student.login,
    Staff: staffAreas.SUPER_ADMIN,
  })[role];

/** The login for the role that can see `next`, with `next` as the return path. */
export const loginPath = (next: string): string => {
  if (areaOf(next) === "Applicant") {
    return `${paths.login}?${new URLSearchParams({ for: "applicant", [parameter]: next })}`;
  }
  const login = staffRoleOfPath(next) ? plainLoginPath("Staff") : paths.student.login;
  return `${login}?${new URLSearchParams({ [parameter]: next })}`;
};

/**
 * The path after signing in: the return path if it is inside the portal and not in another role's area, else the
 * dashboard.
 */
export const pathAfterLogin = (search: URLSearchParams, person: Person): string => {
  const wanted = safeReturnPath(search.get(parameter));
  const own = person.__typename === "Staff" ? person.role : person.__typename;
  const isOpen = wanted !== null && (areaOf(wanted) ?? own) === own && !isStaffLogin(wanted);
  return isOpen ? wanted : dashboardOf(person);
};

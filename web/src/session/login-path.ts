import { safeReturnPath } from "../lib/return-path.ts";
import { paths } from "../paths.ts";
import { isStaffLogin, type StaffRole, staffAreas, staffRoleOfPath } from "./staff-areas.ts";

/** What a person is here who is none of the staff, as the schema names it. */
export type ViewerRole = "Applicant" | "Student";

/** Whoever can be signed in, as far as it decides where they belong. */
export type Person =
  | { readonly __typename: ViewerRole }
  | { readonly __typename: "Staff"; readonly role: StaffRole };

const parameter = "next";

/** Whose area a path is in; undefined for paths that are anybody's. */
const areaOf = (path: string): ViewerRole | StaffRole | undefined => {
  if (/^\/(?:applicant(?:[/?#]|$)|payment(?:[?#]|$))/.test(path)) return "Applicant";
  if (/^\/student(?:[/?#]|$)/.test(path)) return "Student";
  return staffRoleOfPath(path);
};

/** Where this person begins. */
export const dashboardOf = (person: Person): string => {
  if (person.__typename === "Staff") return `${staffAreas[person.role]}/dashboard`;
  return person.__typename === "Applicant" ? paths.applicant.dashboard : paths.student.dashboard;
};

/** The login of these people, with nowhere to go on to. */
export const plainLoginPath = (role: Person["__typename"]): string =>
  ({
    Applicant: paths.applicant.login,
    Student: paths.student.login,
    Staff: staffAreas.SUPER_ADMIN,
  })[role];

/** The login for whoever can see `next`, with `next` to go on to afterwards. */
export const loginPath = (next: string): string => {
  if (areaOf(next) === "Applicant") {
    return `${paths.login}?${new URLSearchParams({ for: "applicant", [parameter]: next })}`;
  }
  const login = staffRoleOfPath(next) ? plainLoginPath("Staff") : paths.student.login;
  return `${login}?${new URLSearchParams({ [parameter]: next })}`;
};

/**
 * Where to go after signing in: where the person wanted to go, if that is inside the portal and not in the area of
 * another role, else the dashboard.
 */
export const pathAfterLogin = (search: URLSearchParams, person: Person): string => {
  const wanted = safeReturnPath(search.get(parameter));
  const own = person.__typename === "Staff" ? person.role : person.__typename;
  const isOpen = wanted !== null && (areaOf(wanted) ?? own) === own && !isStaffLogin(wanted);
  return isOpen ? wanted : dashboardOf(person);
};

import { safeReturnPath } from "../lib/return-path.ts";
import { paths } from "../paths.ts";

/** What a person is here, as the schema names it. */
export type ViewerRole = "Applicant" | "Student";

const parameter = "next";

/** Whose area a path is in; undefined for paths that are anybody's. */
const areaOf = (path: string): ViewerRole | undefined => {
  if (/^\/(?:applicant(?:[/?#]|$)|payment(?:[?#]|$))/.test(path)) return "Applicant";
  if (/^\/student(?:[/?#]|$)/.test(path)) return "Student";
  return undefined;
};

/** Where somebody of this role begins. */
export const dashboardOf = (role: ViewerRole): string =>
  role === "Applicant" ? paths.applicant.dashboard : paths.student.dashboard;

/** The login of this role, with nowhere to go on to. */
export const plainLoginPath = (role: ViewerRole): string =>
  role === "Applicant" ? paths.applicant.login : paths.student.login;

/** The login for whoever can see `next`, with `next` to go on to afterwards. */
export const loginPath = (next: string): string =>
  areaOf(next) === "Applicant"
    ? `${paths.login}?${new URLSearchParams({ for: "applicant", [parameter]: next })}`
    : `${paths.student.login}?${new URLSearchParams({ [parameter]: next })}`;

/**
 * Where to go after signing in: where the person wanted to go, if that is inside the portal and not in the area of the
 * other role, else the dashboard.
 */
export const afterLogin = (search: URLSearchParams, role: ViewerRole): string => {
  const wanted = safeReturnPath(search.get(parameter));
  const isOpen = wanted !== null && (areaOf(wanted) ?? role) === role;
  return isOpen ? wanted : dashboardOf(role);
};

import { safeReturnPath } from "../lib/return-path.ts";
import { paths } from "../paths.ts";

const parameter = "next";

/** The login, with where to go on to afterwards. */
export const loginPath = (next: string): string =>
  `${paths.student.login}?${new URLSearchParams({ [parameter]: next })}`;

/** Where to go after signing in: where the person wanted to go, if that is inside the portal, else the dashboard. */
export const afterLogin = (search: URLSearchParams): string =>
  safeReturnPath(search.get(parameter)) ?? paths.student.dashboard;

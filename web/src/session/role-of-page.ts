import type { Location } from "react-router-dom";
import { paths } from "../paths.ts";
import type { ViewerRole } from "./login-path.ts";

const applicantPages =
  /^\/(?:applicant|signup|verify-email|not-verified|payment|payment-success)(?:\/|$)/i;

/** The role of a public page, by its path or `?for=applicant` at the common login. */
export const roleOfPage = ({
  pathname,
  search,
}: Pick<Location, "pathname" | "search">): ViewerRole => {
  const isCommonLogin = pathname.replace(/\/$/, "") === paths.login;
  const isAsked = new URLSearchParams(search).get("for") === "applicant";
  return applicantPages.test(pathname) || (isCommonLogin && isAsked) ? "Applicant" : "Student";
};

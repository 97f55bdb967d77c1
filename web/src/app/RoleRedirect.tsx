import { Navigate, useLocation } from "react-router-dom";
import { failureOf } from "../lib/failure.ts";
import { paths } from "../paths.ts";
import { dashboardOf, loginPath, type ViewerRole } from "../session/login-path.ts";
import { useFetchedSession } from "../session/use-session.ts";
import { texts } from "../texts.ts";
import { ErrorState } from "../ui/ErrorState.tsx";
import { Waiting } from "../ui/Waiting.tsx";

/** Paths without a role prefix. Each redirects to the same screen of the signed-in role. */
export const sharedPaths: Readonly<Record<string, Readonly<Record<ViewerRole, string>>>> = {
  "/dashboard": { Applicant: paths.applicant.dashboard, Student: paths.student.dashboard },
  "/profile": { Applicant: paths.applicant.profile, Student: paths.student.profile },
  "/profile/update-profile": {
    Applicant: paths.applicant.updateProfile,
    Student: paths.student.updateProfile,
  },
};

/** Redirects to the path of the signed-in role, or to the login. */
export const RoleRedirect = ({ to }: { to: Readonly<Record<ViewerRole, string>> }) => {
  const { session, error, askAgain } = useFetchedSession();
  const { pathname, search, hash } = useLocation();
  if (session.status === "signedIn") {
    const { viewer } = session;
    if (viewer.__typename === "Staff") return <Navigate replace to={dashboardOf(viewer)} />;
    const target = { pathname: to[viewer.__typename], search, hash };
    return <Navigate replace to={target} />;
  }
  if (session.status === "signedOut") {
    return <Navigate replace to={loginPath(`${pathname}${search}${hash}`)} />;
  }
  if (error) return <ErrorState message={failureOf(error).message} onRetry={askAgain} />;
  return <Waiting text={texts.loading} />;
};

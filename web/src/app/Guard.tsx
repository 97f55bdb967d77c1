import { Navigate, Outlet, useLocation } from "react-router-dom";
import { paths } from "../paths.ts";
import { dashboardOf, loginPath, plainLoginPath, type ViewerRole } from "../session/login-path.ts";
import { useSessionEnd } from "../session/SessionProvider.tsx";
import { useSession } from "../session/use-session.ts";
import type { AppRoute } from "./routes.ts";

const RoleGuard = ({ role }: { role: ViewerRole }) => {
  const session = useSession();
  const { end, matricNumber } = useSessionEnd();
  const { pathname, search, hash } = useLocation();
  if (session.status === "signedOut") {
    const wanted = `${pathname}${search}${hash}`;
    if (end === "matriculated") {
      const state = { username: matricNumber };
      return <Navigate replace to={plainLoginPath("Student")} state={state} />;
    }
    return <Navigate replace to={end === "left" ? plainLoginPath(role) : loginPath(wanted)} />;
  }
  if (session.status === "signedIn") {
    const { viewer } = session;
    if (viewer.__typename !== role) return <Navigate replace to={dashboardOf(viewer.__typename)} />;
    if (role === "Student" && viewer.mustChangePassword) {
      const isThere = pathname === paths.student.changePassword;
      if (!isThere) return <Navigate replace to={paths.student.changePassword} />;
    }
  }
  return <Outlet />;
};

const roles = { applicant: "Applicant", student: "Student" } as const;

/**
 * Keeps people off screens that are not theirs: who is signed out is led to the login, who is signed in as another role to
 * their own dashboard. While it is not known who is signed in, the screen itself is asking; the gateway refuses on its
 * own account, whatever is drawn here.
 */
export const Guard = ({ audience }: Pick<AppRoute, "audience">) =>
  audience === "public" ? <Outlet /> : <RoleGuard role={roles[audience]} />;

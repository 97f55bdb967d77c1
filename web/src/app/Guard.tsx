import { Navigate, Outlet, useLocation } from "react-router-dom";
import { paths } from "../paths.ts";
import { loginPath } from "../session/login-path.ts";
import { useSessionEnd } from "../session/SessionProvider.tsx";
import { useSession } from "../session/use-session.ts";
import type { AppRoute } from "./routes.ts";

const StudentGuard = () => {
  const session = useSession();
  const { end } = useSessionEnd();
  const { pathname, search, hash } = useLocation();
  if (session.status === "signedOut") {
    const wanted = `${pathname}${search}${hash}`;
    return <Navigate replace to={end === "left" ? paths.student.login : loginPath(wanted)} />;
  }
  if (session.status === "signedIn" && session.viewer.mustChangePassword) {
    const isThere = pathname === paths.student.changePassword;
    if (!isThere) return <Navigate replace to={paths.student.changePassword} />;
  }
  return <Outlet />;
};

/**
 * Keeps people off screens that are not theirs. While it is not known who is signed in, the screen itself is asking;
 * the gateway refuses on its own account, whatever is drawn here.
 */
export const Guard = ({ audience }: Pick<AppRoute, "audience">) =>
  audience === "public" ? <Outlet /> : <StudentGuard />;

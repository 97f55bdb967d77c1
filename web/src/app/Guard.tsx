import type { ReactNode } from "react";
import { Navigate, Outlet, useLocation } from "react-router-dom";
import { paths } from "../paths.ts";
import {
  dashboardOf,
  loginPath,
  type Person,
  plainLoginPath,
  type ViewerRole,
} from "../session/login-path.ts";
import { useSessionEnd } from "../session/SessionProvider.tsx";
import type { StaffRole } from "../session/staff-areas.ts";
import { useSession } from "../session/use-session.ts";
import type { AppRoute } from "./route.ts";

type Role = ViewerRole | StaffRole;

const roleOf = (person: Person): Role =>
  person.__typename === "Staff" ? person.role : person.__typename;

interface RoleGuardProps {
  readonly role: Role;
  readonly children?: ReactNode;
}

/**
 * Renders its children only for people of `role`. Others are redirected: signed-out people to the login, other roles to
 * their own dashboard. It renders while the session is unknown, because the screen's own query finds that out. The
 * gateway enforces access in any case.
 */
export const RoleGuard = ({ role, children = <Outlet /> }: RoleGuardProps) => {
  const session = useSession();
  const { end, matricNumber } = useSessionEnd();
  const { pathname, search, hash } = useLocation();
  if (session.status === "signedOut") {
    const wanted = `${pathname}${search}${hash}`;
    if (end === "matriculated") {
      const state = { username: matricNumber };
      return <Navigate replace to={plainLoginPath("Student")} state={state} />;
    }
    const kind = role === "Applicant" || role === "Student" ? role : "Staff";
    return <Navigate replace to={end === "left" ? plainLoginPath(kind) : loginPath(wanted)} />;
  }
  if (session.status === "signedIn") {
    const { viewer } = session;
    if (roleOf(viewer) !== role) return <Navigate replace to={dashboardOf(viewer)} />;
    if (role === "Student" && viewer.mustChangePassword) {
      const isThere = pathname === paths.student.changePassword;
      if (!isThere) return <Navigate replace to={paths.student.changePassword} />;
    }
  }
  return children;
};

const roles = { applicant: "Applicant", student: "Student" } as const;

export const Guard = ({ audience }: Pick<AppRoute, "audience">) =>
  audience === "public" ? <Outlet /> : <RoleGuard role={roles[audience]} />;

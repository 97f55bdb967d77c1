import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { isScreenOf, useStaffPath, useStaffRoutes } from "../shell/role-context.ts";

interface ScreenLinkProps {
  /** A path of the route table, with its query. */
  readonly path: string;
  readonly children: ReactNode;
}

/** A link to a screen, or plain text for a role that does not have it. */
export const ScreenLink = ({ path, children }: ScreenLinkProps) => {
  const routes = useStaffRoutes();
  const to = useStaffPath();
  return isScreenOf(routes, path.replace(/\?.*/, "")) ? (
    <Link to={to(path)}>{children}</Link>
  ) : (
    <span>{children}</span>
  );
};

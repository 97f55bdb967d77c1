import { Breadcrumb } from "antd";
import { useContext, useEffect } from "react";
import { Link, useLocation } from "react-router-dom";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { staffAreas } from "../../session/staff-areas.ts";
import { staffTexts } from "../texts.ts";
import { BreadcrumbContext } from "./breadcrumb-labels.tsx";
import { crumbsOf } from "./crumbs.ts";
import { useStaffPath, useStaffRole, useStaffRoutes } from "./role-context.ts";

/**
 * The screens above the current one, whose own name is the heading. When a record is loaded, its label is added to the
 * document title.
 */
export const Breadcrumbs = () => {
  const role = useStaffRole();
  const routes = useStaffRoutes();
  const to = useStaffPath();
  const [labels] = useContext(BreadcrumbContext);
  const { pathname } = useLocation();
  const trail = crumbsOf(routes, pathname.slice(staffAreas[role].length + 1), labels);
  const { collegeShortName } = usePortal();
  const here = trail.at(-1)?.label;
  const record = Object.values(labels).find((label) => label === here);
  useEffect(() => {
    if (record) document.title = `${record} · ${collegeShortName}`;
  }, [record, collegeShortName]);
  const home = { label: staffTexts.roleNames[role], path: "dashboard", isScreen: true };
  return (
    <Breadcrumb
      aria-label="Breadcrumbs"
      items={[home, ...trail.slice(0, -1)].map(({ label, path, isScreen }) => ({
        key: path,
        title: isScreen ? <Link to={to(path)}>{label}</Link> : label,
      }))}
    />
  );
};

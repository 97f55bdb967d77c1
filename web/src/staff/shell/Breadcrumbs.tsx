import { useEffect } from "react";
import { Link, useLocation } from "react-router-dom";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { staffAreas } from "../../session/staff-areas.ts";
import { staffTexts } from "../texts.ts";
import styles from "./Breadcrumbs.module.css";
import { useBreadcrumbLabels } from "./breadcrumb-labels.tsx";
import { crumbsOf } from "./crumbs.ts";
import { useStaffPath, useStaffRole, useStaffRoutes } from "./role-context.ts";

/** The breadcrumbs of the current path. When a record is loaded, its label is added to the document title. */
export const Breadcrumbs = () => {
  const role = useStaffRole();
  const routes = useStaffRoutes();
  const to = useStaffPath();
  const labels = useBreadcrumbLabels();
  const { pathname } = useLocation();
  const path = pathname.slice(staffAreas[role].length + 1);
  const home = { label: staffTexts.roleNames[role], path: "", isScreen: true };
  const trail = [home, ...crumbsOf(routes, path, labels)];
  const { collegeShortName } = usePortal();
  const here = trail.at(-1)?.label;
  const record = Object.values(labels).find((label) => label === here);
  useEffect(() => {
    if (record) document.title = `${record} · ${collegeShortName}`;
  }, [record, collegeShortName]);
  return (
    <nav className={styles.trail} aria-label={staffTexts.breadcrumbs}>
      <ol>
        {trail.map((crumb, index) => {
          const isHere = index === trail.length - 1;
          return (
            <li key={crumb.path}>
              {isHere || !crumb.isScreen ? (
                <span aria-current={isHere ? "page" : undefined}>{crumb.label}</span>
              ) : (
                <Link to={to(crumb.path || "dashboard")}>{crumb.label}</Link>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
};

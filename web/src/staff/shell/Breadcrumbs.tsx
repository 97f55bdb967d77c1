import { Breadcrumb } from "antd";
import { useContext, useEffect } from "react";
import { Link, matchPath, useLocation } from "react-router-dom";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { staffAreas } from "../../session/staff-areas.ts";
import type { StaffRoute } from "../staff-route.ts";
import { staffTexts } from "../texts.ts";
import { BreadcrumbContext } from "./breadcrumb-labels.tsx";
import { useStaffPath, useStaffRole, useStaffRoutes } from "./role-context.ts";

const segmentToWords = (segment: string): string => {
  const words = segment.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

/**
 * The breadcrumbs of `path`, such as `applicants/7/file` under the role's area: one per segment. A segment is named by
 * its screen, a parameter by `labels` or its value, and others by their own words. `isScreen` is false if there is no
 * screen at the path.
 */
export const crumbsOf = (
  routes: readonly Pick<StaffRoute, "path" | "title">[],
  path: string,
  labels: Readonly<Record<string, string>>,
) => {
  const segments = path.split("/").filter(Boolean);
  const here = routes.find((route) => matchPath(`/${route.path}`, `/${path}`));
  const pattern = here?.path.split("/") ?? [];
  return segments.map((segment, index) => {
    const partial = segments.slice(0, index + 1).join("/");
    const route = routes.find((candidate) => matchPath(`/${candidate.path}`, `/${partial}`));
    const parameter = pattern[index]?.startsWith(":") ? pattern[index].slice(1) : null;
    const label =
      parameter === null
        ? (route?.title ?? segmentToWords(decoded(segment)))
        : (labels[parameter] ?? decoded(segment));
    return { label, path: partial, isScreen: route !== undefined };
  });
};

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

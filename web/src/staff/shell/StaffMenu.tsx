import { useEffect, useRef } from "react";
import { NavLink, useLocation } from "react-router-dom";
import { staffTexts } from "../texts.ts";
import { menuOf, menuPaths } from "./menu-of.ts";
import { useStaffPath, useStaffRole, useStaffRoutes } from "./role-context.ts";
import { StaffIcon } from "./StaffIcon.tsx";
import styles from "./StaffMenu.module.css";

// The braces drop the return value: newer browsers return a promise, which React would take for a cleanup function.
const showCurrent = (menu: HTMLElement | null, _pathname: string): void => {
  menu?.querySelector('[aria-current="page"]')?.scrollIntoView?.({ block: "nearest" });
};

/** The menu of the role in sections. `onLeave` is called when an entry is opened. */
export const StaffMenu = ({ onLeave }: { onLeave?: () => void }) => {
  const role = useStaffRole();
  const routes = useStaffRoutes();
  const to = useStaffPath();
  const groups = menuOf(role, routes);
  const paths = menuPaths(role, routes);
  /** Whether another entry is below this path. Each entry must be current only for its own path. */
  const isAbove = (path: string) => paths.some((other) => other.startsWith(`${path}/`));
  const menu = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // A long menu scrolls on its own, and the current entry may be out of sight.
  useEffect(() => showCurrent(menu.current, pathname), [pathname]);
  return (
    <nav
      ref={menu}
      className={styles.menu}
      aria-label={staffTexts.menu(staffTexts.roleNames[role])}
    >
      {groups.map(({ section, entries }) => (
        <div key={section}>
          {staffTexts.sections[section] && (
            <p className={styles.heading} id={`menu-${section}`}>
              {staffTexts.sections[section]}
            </p>
          )}
          <ul aria-labelledby={staffTexts.sections[section] ? `menu-${section}` : undefined}>
            {entries.map(({ path, title, icon }) => (
              <li key={path}>
                <NavLink to={to(path)} end={isAbove(path)} onClick={onLeave}>
                  <StaffIcon name={icon} />
                  {title}
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
};

import { useEffect, useRef } from "react";
import { NavLink, useLocation } from "react-router-dom";
import { staffTexts } from "../texts.ts";
import { menuOf, menuPaths } from "./menu-of.ts";
import { useStaffPath, useStaffRole, useStaffRoutes } from "./role-context.ts";
import { StaffIcon } from "./StaffIcon.tsx";
import styles from "./StaffMenu.module.css";

// In braces: newer browsers answer with a promise, which an effect would hand to React as its clean-up.
const showCurrent = (menu: HTMLElement | null, _pathname: string): void => {
  menu?.querySelector('[aria-current="page"]')?.scrollIntoView?.({ block: "nearest" });
};

/** The role's screens, a long list in sections. `onLeave` is called when one is gone to. */
export const StaffMenu = ({ onLeave }: { onLeave?: () => void }) => {
  const role = useStaffRole();
  const routes = useStaffRoutes();
  const to = useStaffPath();
  const groups = menuOf(role, routes);
  const paths = menuPaths(role, routes);
  /** True where another entry is under this one: each is current for itself. */
  const isAbove = (path: string) => paths.some((other) => other.startsWith(`${path}/`));
  const menu = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // A long menu scrolls by itself, and a load may begin at an entry below.
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

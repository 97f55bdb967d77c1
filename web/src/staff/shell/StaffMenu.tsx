import { NavLink } from "react-router-dom";
import { routesOf } from "../routes.ts";
import { staffTexts } from "../texts.ts";
import { menuOf } from "./menu-of.ts";
import { useStaffPath, useStaffRole } from "./role-context.ts";
import { StaffIcon } from "./StaffIcon.tsx";
import styles from "./StaffMenu.module.css";

/** The role's screens, a long list in sections. `onLeave` is called when one is gone to. */
export const StaffMenu = ({ onLeave }: { onLeave?: () => void }) => {
  const role = useStaffRole();
  const to = useStaffPath();
  return (
    <nav className={styles.menu} aria-label={staffTexts.menu(staffTexts.roleNames[role])}>
      {menuOf(routesOf(role)).map(({ section, entries }) => (
        <div key={section}>
          {staffTexts.sections[section] && (
            <p className={styles.heading} id={`menu-${section}`}>
              {staffTexts.sections[section]}
            </p>
          )}
          <ul aria-labelledby={staffTexts.sections[section] ? `menu-${section}` : undefined}>
            {entries.map(({ path, title, icon }) => (
              <li key={path}>
                <NavLink to={to(path)} onClick={onLeave}>
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

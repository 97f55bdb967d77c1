import { NavLink } from "react-router-dom";
import { texts } from "../../texts.ts";
import { Icon } from "../../ui/Icon.tsx";
import { routes } from "../routes.ts";
import styles from "./SideMenu.module.css";

/** The student's screens: a side menu, and on a phone a bar at the bottom, in reach of a thumb. */
export const SideMenu = () => (
  <nav className={styles.menu} aria-label={texts.shell.studentMenu}>
    <ul>
      {routes.map(
        ({ path, title, audience, menu }) =>
          menu &&
          audience === "student" && (
            <li key={path}>
              <NavLink to={path}>
                <Icon name={menu} />
                <span>{title}</span>
              </NavLink>
            </li>
          ),
      )}
    </ul>
  </nav>
);

import { NavLink } from "react-router-dom";
import type { ViewerRole } from "../../session/login-path.ts";
import { texts } from "../../texts.ts";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./SideMenu.module.css";
import { useViewerRoutes } from "./use-viewer-routes.ts";

const names: Readonly<Record<ViewerRole, string>> = {
  Applicant: texts.shell.applicantMenu,
  Student: texts.shell.studentMenu,
};

/** The side menu. On a phone it is a bar at the bottom. */
export const SideMenu = ({ viewerRole }: { viewerRole: ViewerRole }) => (
  <nav className={styles.menu} aria-label={names[viewerRole]}>
    <ul>
      {useViewerRoutes(viewerRole).map(
        ({ path, title, menu, menuTitle }) =>
          menu && (
            <li key={path}>
              <NavLink to={path}>
                <Icon name={menu} />
                <span>{menuTitle ?? title}</span>
              </NavLink>
            </li>
          ),
      )}
    </ul>
  </nav>
);

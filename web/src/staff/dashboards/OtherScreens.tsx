import { Link } from "react-router-dom";
import { SectionCard } from "../kit/SectionCard.tsx";
import { menuPaths } from "../shell/menu-of.ts";
import { useStaffPath, useStaffRole, useStaffRoutes } from "../shell/role-context.ts";
import styles from "./OtherScreens.module.css";
import { dashboardTexts } from "./texts.ts";

/** Links to the role's screens that its menu does not list. */
export const OtherScreens = () => {
  const role = useStaffRole();
  const to = useStaffPath();
  const routes = useStaffRoutes();
  const inMenu = menuPaths(role, routes);
  const others = routes.filter(
    ({ path }) => !path.includes(":") && path !== "account" && !inMenu.includes(path),
  );
  if (others.length === 0) return null;
  return (
    <SectionCard title={dashboardTexts.otherScreens}>
      <ul className={styles.links}>
        {others.map(({ path, title }) => (
          <li key={path}>
            <Link to={to(path)}>{title}</Link>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
};

import {
  AccountBookOutlined,
  ApartmentOutlined,
  CheckCircleOutlined,
  CreditCardOutlined,
  FileDoneOutlined,
  FormOutlined,
  HomeOutlined,
  LogoutOutlined,
  MenuOutlined,
  ReadOutlined,
  ScheduleOutlined,
  UserOutlined,
} from "@ant-design/icons";
import { Button, Drawer } from "antd";
import { type ReactNode, useState } from "react";
import { Link, matchPath, useLocation } from "react-router-dom";
import { classNames } from "../../lib/class-names.ts";
import type { ViewerRole } from "../../session/login-path.ts";
import { useSignOut } from "../../session/sign-out.ts";
import { texts } from "../../texts.ts";
import { NavMenu } from "../../ui/NavMenu.tsx";
import type { MenuIcon } from "../route.ts";
import styles from "./Navigation.module.css";
import { useViewerRoutes } from "./use-viewer-routes.ts";

const icons: Readonly<Record<MenuIcon, ReactNode>> = {
  home: <HomeOutlined aria-hidden />,
  person: <UserOutlined aria-hidden />,
  form: <FormOutlined aria-hidden />,
  schedule: <ScheduleOutlined aria-hidden />,
  check: <CheckCircleOutlined aria-hidden />,
  card: <CreditCardOutlined aria-hidden />,
  fees: <AccountBookOutlined aria-hidden />,
  courses: <ReadOutlined aria-hidden />,
  bed: <ApartmentOutlined aria-hidden />,
  results: <FileDoneOutlined aria-hidden />,
};

/** A screen below an entry's path belongs to the entry. */
const isAtEntry = (path: string, pathname: string): boolean =>
  matchPath({ path, end: false }, pathname) !== null;

const useEntries = (viewerRole: ViewerRole) =>
  useViewerRoutes(viewerRole).flatMap(({ path, title, menu, menuTitle, isOnBar }) =>
    menu ? [{ path, label: menuTitle ?? title, icon: icons[menu], isOnBar }] : [],
  );

interface NavigationProps {
  readonly viewerRole: ViewerRole;
}

interface EntryMenuProps {
  readonly label: string;
  readonly entries: ReturnType<typeof useEntries>;
  readonly onNavigate?: () => void;
}

const EntryMenu = ({ label, entries, onNavigate }: EntryMenuProps) => {
  const { pathname } = useLocation();
  const current = entries.find(({ path }) => isAtEntry(path, pathname))?.path;
  return (
    <NavMenu
      label={label}
      current={current}
      items={entries.map(({ path, label: text, icon }) => ({
        key: path,
        icon,
        label: (
          <Link to={path} aria-current={path === current ? "page" : undefined} onClick={onNavigate}>
            {text}
          </Link>
        ),
      }))}
    />
  );
};

export const SideMenu = ({ viewerRole }: NavigationProps) => (
  <EntryMenu label={`${viewerRole} menu`} entries={useEntries(viewerRole)} />
);

/** The bar at the bottom of a phone: the entries that are used most, and a drawer with all of them. */
export const BottomBar = ({ viewerRole }: NavigationProps) => {
  const entries = useEntries(viewerRole);
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  const [signOut, signingOut] = useSignOut();
  const close = () => setOpen(false);
  return (
    <nav className={styles.bar} aria-label={`${viewerRole} menu`}>
      <ul>
        {entries
          .filter(({ isOnBar }) => isOnBar)
          .map(({ path, label, icon }) => (
            <li key={path}>
              <Link to={path} aria-current={isAtEntry(path, pathname) ? "page" : undefined}>
                {icon}
                {label}
              </Link>
            </li>
          ))}
        <li>
          <Button
            type="text"
            className={classNames(styles.more)}
            aria-haspopup="dialog"
            aria-expanded={open}
            onClick={() => setOpen(true)}
          >
            <MenuOutlined aria-hidden />
            More
          </Button>
        </li>
      </ul>
      <Drawer
        open={open}
        onClose={close}
        title={texts.shell.menu}
        placement="right"
        size="min(20rem, 85vw)"
        destroyOnHidden
        footer={
          <Button
            block
            icon={<LogoutOutlined aria-hidden />}
            loading={signingOut}
            onClick={() => signOut()}
          >
            {signingOut ? texts.shell.signingOut : texts.shell.signOut}
          </Button>
        }
      >
        <EntryMenu label="All pages" entries={entries} onNavigate={close} />
      </Drawer>
    </nav>
  );
};

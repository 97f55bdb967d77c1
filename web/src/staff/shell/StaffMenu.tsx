import { useQuery } from "@apollo/client/react";
import { Badge, Flex } from "antd";
import { useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { WaitingBadgesDocument } from "../../gql/staff-shell.ts";
import { type NavItem, NavMenu } from "../../ui/NavMenu.tsx";
import { type MenuSection, menuSections } from "../staff-route.ts";
import { staffTexts } from "../texts.ts";
import { menuIcons } from "./menu-icons.ts";
import { menuOf } from "./menu-of.ts";
import { useStaffPath, useStaffRole, useStaffRoutes } from "./role-context.ts";

/** The number of items that wait for a decision, by the path of the screen that handles them. */
const useWaiting = (): Readonly<Record<string, number>> => {
  // Only what the dashboard has loaded: a menu must not cost a request on each screen.
  const { data } = useQuery(WaitingBadgesDocument, { fetchPolicy: "cache-only" });
  const waiting = data?.adminDashboard?.waiting;
  if (!waiting) return {};
  return {
    applicants: waiting.undecided + waiting.untested,
    ssce: waiting.uncheckedSittings + waiting.changedSittings,
    "hostels/applications": waiting.pendingHostelApplications,
    payments: waiting.refusedPayments,
    "counter-receipts": waiting.waitingVoids,
    refunds: waiting.askedRefunds + waiting.approvedRefunds,
    "bank-rows": waiting.waitingRows,
    "change-requests": waiting.changeRequests,
  };
};

/** A section and an entry may have the same name. */
const groupKey = (section: MenuSection): string => `group-${section}`;

const Count = ({ of: count }: { of: number }) => (
  <>
    <Badge count={count} size="small" aria-hidden="true" />{" "}
    <span className="visually-hidden">{`${count} waiting`}</span>
  </>
);

/** The menu of the role. A long one is in groups, of which one is open. `onLeave` is called when an entry is opened. */
export const StaffMenu = ({ onLeave }: { onLeave?: () => void }) => {
  const role = useStaffRole();
  const to = useStaffPath();
  const { pathname } = useLocation();
  const groups = menuOf(role, useStaffRoutes());
  const waiting = useWaiting();
  // The entry with the longest path, because entries stand below others: `hostels/rooms` below `hostels`.
  const current = groups
    .flatMap(({ section, entries }) => entries.map(({ path }) => ({ section, path })))
    .filter(({ path }) => `${pathname}/`.startsWith(`${to(path)}/`))
    .sort((one, other) => other.path.length - one.path.length)[0];
  // The group that the person opened, until the next screen.
  const [opened, setOpened] = useState({ pathname, group: current?.section });
  const group = opened.pathname === pathname ? opened.group : current?.section;

  const items = groups.flatMap(({ section, entries }): NavItem[] => {
    const links = entries.map(({ path, title, icon }): NavItem => {
      const Icon = menuIcons[icon];
      const count = waiting[path] ?? 0;
      return {
        key: path,
        icon: <Icon aria-hidden="true" />,
        label: (
          <Link to={to(path)} aria-current={path === current?.path ? "page" : undefined}>
            {title}
          </Link>
        ),
        ...(count > 0 && { extra: <Count of={count} /> }),
      };
    });
    const title = menuSections[section];
    if (title === null) return links;
    // A closed group shows how much waits in it.
    const count = entries.reduce((sum, { path }) => sum + (waiting[path] ?? 0), 0);
    return [
      {
        key: groupKey(section),
        label: (
          <Flex
            component="span"
            align="center"
            justify="space-between"
            gap="small"
            style={{ fontWeight: 600 }}
          >
            {title} {section !== group && count > 0 && <Count of={count} />}
          </Flex>
        ),
        children: links,
      },
    ];
  });

  return (
    <NavMenu
      label={`${staffTexts.roleNames[role]} menu`}
      items={items}
      current={current?.path}
      openKeys={group === undefined ? [] : [groupKey(group)]}
      onOpenChange={(keys) => {
        // Enter on a link reports the link's key too, which is no group.
        const sections = groups.filter(({ section }) => keys.includes(groupKey(section)));
        const next = sections.find(({ section }) => section !== group);
        setOpened({ pathname, group: (next ?? sections[0])?.section });
      }}
      {...(onLeave && { onClick: onLeave })}
    />
  );
};

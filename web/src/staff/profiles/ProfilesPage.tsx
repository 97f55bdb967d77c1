import { Button } from "antd";
import { useState } from "react";
import { matchPath, useLocation } from "react-router-dom";
import { ProfilesDocument } from "../../gql/staff-profiles.ts";
import { formatCalendarDate, formatMoment } from "../../lib/dates.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { StatusTag } from "../../ui/StatusTag.tsx";
import { LinkDialog } from "../accounts/access/LinkDialog.tsx";
import { ExportButtons } from "../kit/list/ExportButtons.tsx";
import { FilterBar } from "../kit/list/FilterBar.tsx";
import { StaffList } from "../kit/list/StaffList.tsx";
import { useListState } from "../kit/list/use-list-state.ts";
import { useStaffList } from "../kit/list/use-staff-list.ts";
import { StaffPage } from "../kit/StaffPage.tsx";
import { useStaffPath, useStaffRoutes } from "../shell/role-context.ts";
import { choicesOf } from "./choices.ts";
import { fullName, profileTexts } from "./texts.ts";

interface Account {
  readonly id: string;
  readonly surname: string;
  readonly firstName: string;
  readonly otherName: string | null;
  readonly isSuspended: boolean;
}

/**
 * The accounts, searched by name, number, email or phone. It serves three screens: to read profiles, to correct them,
 * and to hand out links to new passwords.
 */
export default function ProfilesPage() {
  const { timeZone } = usePortal();
  const to = useStaffPath();
  const { pathname } = useLocation();
  const [chosen, setChosen] = useState<{ id: string; name: string } | null>(null);
  const screen = useStaffRoutes().find(({ path }) => matchPath(to(path), pathname));
  const { path = "", title = "" } = screen ?? {};
  const canHandOut = path === "reset-passwords";

  const list = useListState({
    sorts: ["CREATED_AT", "NAME", "NUMBER"],
    defaultSort: "-CREATED_AT",
    filters: { kind: ["APPLICANT", "STUDENT"], isSuspended: "flag" },
  });
  const query = useStaffList(
    ProfilesDocument,
    { ...list.variables, filter: list.filters },
    ({ profiles }) => profiles,
  );
  const handOut = {
    title: profileTexts.handOut,
    width: 110,
    card: "action",
    cell: ({ id, isSuspended, ...person }: Account) => {
      if (isSuspended) return profileTexts.suspended;
      const name = fullName(person);
      return (
        <Button
          aria-label={`${profileTexts.handOut} to ${name}`}
          onClick={() => setChosen({ id, name })}
        >
          {profileTexts.handOut}
        </Button>
      );
    },
  } as const;
  return (
    <StaffPage
      title={title}
      count={query.page?.total}
      lead={
        canHandOut &&
        "Find the account and hand out a link by which its owner chooses a new password. A link works once, within 24 hours."
      }
      actions={<ExportButtons links={query.page?.export} />}
    >
      <FilterBar
        list={list}
        search={profileTexts.searchPeople}
        fields={[
          { name: "kind", label: profileTexts.kind, choices: choicesOf(profileTexts.kinds) },
          { name: "isSuspended", label: profileTexts.suspended, type: "flag" },
        ]}
      />
      <StaffList
        label={title}
        list={list}
        query={query}
        rowKey={({ id }) => id}
        empty={{ title: "Nobody has applied yet." }}
        columns={[
          {
            title: profileTexts.name,
            card: "title",
            sort: "NAME",
            cell: fullName,
            ...(!canHandOut && { link: ({ id }: Account) => `${path}/${id}` }),
            under: ({ number }) => number,
          },
          {
            title: profileTexts.kind,
            width: 110,
            card: "status",
            cell: ({ kind }) => profileTexts.kinds[kind],
            under: ({ isSuspended }) =>
              isSuspended && <StatusTag kind="bad">{profileTexts.suspended}</StatusTag>,
          },
          { title: profileTexts.email, card: "fact", cell: ({ email }) => email },
          {
            title: profileTexts.phone,
            width: 140,
            card: "fact",
            cell: ({ phone }) => phone ?? "–",
          },
          {
            title: "Date of birth",
            width: 120,
            cell: ({ dateOfBirth }) => (dateOfBirth ? formatCalendarDate(dateOfBirth) : "–"),
          },
          {
            title: "Account since",
            width: 140,
            sort: "CREATED_AT",
            cell: ({ createdAt }) => formatMoment(createdAt, timeZone),
          },
          ...(canHandOut ? [handOut] : []),
        ]}
      />
      {chosen && <LinkDialog {...chosen} onClose={() => setChosen(null)} />}
    </StaffPage>
  );
}

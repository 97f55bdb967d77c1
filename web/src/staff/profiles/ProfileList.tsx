import type { ReactNode } from "react";
import { ProfilesDocument } from "../../gql/staff-profiles.ts";
import { formatCalendarDate, formatMoment } from "../../lib/dates.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { StatusTag } from "../../ui/StatusTag.tsx";
import { ExportButtons } from "../kit/list/ExportButtons.tsx";
import { FilterBar } from "../kit/list/FilterBar.tsx";
import { StaffList } from "../kit/list/StaffList.tsx";
import { useListState } from "../kit/list/use-list-state.ts";
import { useStaffList } from "../kit/list/use-staff-list.ts";
import { StaffPage } from "../kit/StaffPage.tsx";
import { choicesOf } from "./choices.ts";
import { fullName, profileTexts } from "./texts.ts";

interface Account {
  readonly id: string;
  readonly surname: string;
  readonly firstName: string;
  readonly otherName: string | null;
  readonly isSuspended: boolean;
}

interface ProfileListProps {
  readonly title: string;
  readonly lead?: string;
  /** The path of an account's own screen. */
  readonly link?: (account: Account) => string;
  /** The action of an account. */
  readonly action?: {
    readonly title: string;
    readonly cell: (account: Account) => ReactNode;
  };
}

/** The list of accounts, searched by name, number, email or phone. */
export const ProfileList = ({ title, lead, link, action }: ProfileListProps) => {
  const { timeZone } = usePortal();
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
  return (
    <StaffPage
      title={title}
      count={query.page?.total}
      lead={lead}
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
            ...(link && { link }),
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
          ...(action ? [{ ...action, width: 110, card: "action" as const }] : []),
        ]}
      />
    </StaffPage>
  );
};

import type { ReactNode } from "react";
import { ProfilesDocument, type ProfilesQuery } from "../../gql/staff-profiles.ts";
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
import { profileTexts } from "./texts.ts";

export type ProfileRow = ProfilesQuery["profiles"]["rows"][number];

export const fullName = ({
  surname,
  firstName,
  otherName,
}: Pick<ProfileRow, "surname" | "firstName" | "otherName">): string =>
  [surname, firstName, otherName].filter(Boolean).join(" ");

interface ProfileListProps {
  readonly title: string;
  readonly lead?: string;
  readonly empty: string;
  /** The path of a row. */
  readonly link?: (row: ProfileRow) => string;
  /** The action of a row. */
  readonly action?: { readonly title: string; readonly cell: (row: ProfileRow) => ReactNode };
}

/** The list of accounts, searched by name, number, email or phone. */
export const ProfileList = ({ title, lead, empty, link, action }: ProfileListProps) => {
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
        empty={{ title: empty }}
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

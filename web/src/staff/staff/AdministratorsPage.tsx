import { useState } from "react";
import { StaffMembersDocument } from "../../gql/staff.ts";
import { formatDay } from "../../lib/dates.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { Button, ButtonLink } from "../../ui/Button.tsx";
import { identityTexts, roleChoices } from "../accounts/texts.ts";
import { ExportButtons } from "../kit/list/ExportButtons.tsx";
import { FilterBar } from "../kit/list/FilterBar.tsx";
import { StaffList } from "../kit/list/StaffList.tsx";
import { useListState } from "../kit/list/use-list-state.ts";
import { useStaffList } from "../kit/list/use-staff-list.ts";
import { StaffPage } from "../kit/StaffPage.tsx";
import { StatusTag } from "../kit/StatusTag.tsx";
import { useStaffPath } from "../shell/role-context.ts";
import styles from "./Administrators.module.css";
import { InviteDialog } from "./InviteDialog.tsx";
import { MemberDialog } from "./MemberDialog.tsx";
import { type Member, nameOf } from "./member.ts";

const words = identityTexts.administrators;

const statusChoices = Object.entries(words.statuses).map(([value, label]) => ({ value, label }));

/** All staff members, for super admins. */
export default function AdministratorsPage() {
  const { timeZone } = usePortal();
  const to = useStaffPath();
  const [inviting, setInviting] = useState(false);
  const [managed, setManaged] = useState<Member | null>(null);
  const list = useListState({
    sorts: ["NAME", "EMAIL", "ROLE", "JOINED_AT"],
    defaultSort: "NAME",
    filters: {
      role: ["SUPER_ADMIN", "LECTURER", "EXAM_OFFICER", "ICT_SUPPORT"],
      status: ["ACTIVE", "SUSPENDED"],
    },
  });
  const query = useStaffList(
    StaffMembersDocument,
    { ...list.variables, filter: list.filters },
    (data) => data.staffMembers,
  );
  const status = ({ suspendedAt }: Member) =>
    suspendedAt ? (
      <StatusTag kind="bad">{words.suspendedSince(formatDay(suspendedAt, timeZone))}</StatusTag>
    ) : (
      <StatusTag kind="good">{words.statuses.ACTIVE}</StatusTag>
    );
  const name = (row: Member) =>
    row.canChange ? (
      <button
        type="button"
        className={styles.name}
        aria-label={words.manageOf(nameOf(row))}
        onClick={() => setManaged(row)}
      >
        {nameOf(row)}
      </button>
    ) : (
      words.you(nameOf(row))
    );
  return (
    <StaffPage
      title={words.title}
      lead={words.lead}
      actions={
        <>
          <ButtonLink variant="secondary" to={to("admins/invitations")}>
            {words.invitations}
          </ButtonLink>
          <Button onClick={() => setInviting(true)}>{words.invite}</Button>
        </>
      }
    >
      <FilterBar
        list={list}
        search={words.search}
        fields={[
          { name: "role", label: words.role, choices: roleChoices },
          { name: "status", label: words.status, choices: statusChoices },
        ]}
      >
        <ExportButtons links={query.page?.export} />
      </FilterBar>
      <StaffList
        label={words.list}
        list={list}
        query={query}
        rowKey={(row: Member) => row.id}
        empty={{ title: words.empty }}
        columns={[
          { title: words.name, cell: name, sort: "NAME" },
          { title: words.email, cell: ({ email }) => email, sort: "EMAIL" },
          { title: words.role, cell: ({ role }) => identityTexts.roles[role], sort: "ROLE" },
          { title: words.status, cell: status },
          {
            title: words.factor,
            cell: ({ hasSecondFactor }) => (hasSecondFactor ? words.factorOn : words.factorOff),
          },
          {
            title: words.joined,
            cell: ({ joinedAt }) => formatDay(joinedAt, timeZone),
            sort: "JOINED_AT",
          },
        ]}
      />
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
      {managed && (
        <MemberDialog
          member={managed}
          onChanged={() => {
            setManaged(null);
            query.reload();
          }}
          onClose={() => setManaged(null)}
        />
      )}
    </StaffPage>
  );
}

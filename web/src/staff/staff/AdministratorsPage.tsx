import { useState } from "react";
import { StaffMembersDocument } from "../../gql/staff-staff.ts";
import { formatDay } from "../../lib/dates.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { Button, ButtonLink } from "../../ui/Button.tsx";
import { StatusTag } from "../../ui/StatusTag.tsx";
import { accountTexts, roleChoices } from "../accounts/texts.ts";
import { ExportButtons } from "../kit/list/ExportButtons.tsx";
import { FilterBar } from "../kit/list/FilterBar.tsx";
import { StaffList } from "../kit/list/StaffList.tsx";
import { useListState } from "../kit/list/use-list-state.ts";
import { useStaffList } from "../kit/list/use-staff-list.ts";
import { StaffPage } from "../kit/StaffPage.tsx";
import { useStaffPath } from "../shell/role-context.ts";
import styles from "./Administrators.module.css";
import { InviteDialog } from "./InviteDialog.tsx";
import { MemberDialog } from "./MemberDialog.tsx";
import { type Member, nameOf } from "./member.ts";

const labels = accountTexts.administrators;

const statusChoices = Object.entries(labels.statuses).map(([value, label]) => ({ value, label }));

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
      <StatusTag kind="bad">{labels.suspendedSince(formatDay(suspendedAt, timeZone))}</StatusTag>
    ) : (
      <StatusTag kind="good">{labels.statuses.ACTIVE}</StatusTag>
    );
  const name = (row: Member) =>
    row.canChange ? (
      <button
        type="button"
        className={styles.name}
        aria-label={labels.manageOf(nameOf(row))}
        onClick={() => setManaged(row)}
      >
        {nameOf(row)}
      </button>
    ) : (
      labels.you(nameOf(row))
    );
  return (
    <StaffPage
      title={labels.title}
      lead={labels.lead}
      actions={
        <>
          <ButtonLink variant="secondary" to={to("admins/invitations")}>
            {labels.invitations}
          </ButtonLink>
          <Button onClick={() => setInviting(true)}>{labels.invite}</Button>
        </>
      }
    >
      <FilterBar
        list={list}
        search={labels.search}
        fields={[
          { name: "role", label: labels.role, choices: roleChoices },
          { name: "status", label: labels.status, choices: statusChoices },
        ]}
      >
        <ExportButtons links={query.page?.export} />
      </FilterBar>
      <StaffList
        label={labels.list}
        list={list}
        query={query}
        rowKey={(row: Member) => row.id}
        empty={{ title: labels.empty }}
        columns={[
          { title: labels.name, cell: name, sort: "NAME" },
          { title: labels.email, cell: ({ email }) => email, sort: "EMAIL" },
          { title: labels.role, cell: ({ role }) => accountTexts.roles[role], sort: "ROLE" },
          { title: labels.status, cell: status },
          {
            title: labels.factor,
            cell: ({ hasSecondFactor }) => (hasSecondFactor ? labels.factorOn : labels.factorOff),
          },
          {
            title: labels.joined,
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

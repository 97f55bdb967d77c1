import { Button } from "antd";
import { useState } from "react";
import { type MemberFragment, StaffMembersDocument } from "../../gql/staff-staff.ts";
import { formatDay } from "../../lib/dates.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { StatusTag } from "../../ui/StatusTag.tsx";
import { accountTexts, roleChoices } from "../accounts/texts.ts";
import { ExportButtons } from "../kit/list/ExportButtons.tsx";
import { FilterBar } from "../kit/list/FilterBar.tsx";
import { StaffList } from "../kit/list/StaffList.tsx";
import { useListState } from "../kit/list/use-list-state.ts";
import { useStaffList } from "../kit/list/use-staff-list.ts";
import { StaffPage } from "../kit/StaffPage.tsx";
import { useStaffPath } from "../shell/role-context.ts";
import { InviteDialog } from "./InviteDialog.tsx";
import { MemberDialog } from "./MemberDialog.tsx";
import { nameOf } from "./name-of.ts";

const labels = accountTexts.administrators;

const statusChoices = Object.entries(labels.statuses).map(([value, label]) => ({ value, label }));

/** All staff members, for super admins. */
export default function AdministratorsPage() {
  const { timeZone } = usePortal();
  const to = useStaffPath();
  const [inviting, setInviting] = useState(false);
  const [managed, setManaged] = useState<MemberFragment | null>(null);
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
  const status = ({ suspendedAt }: MemberFragment) =>
    suspendedAt ? (
      <StatusTag kind="bad">{labels.suspendedSince(formatDay(suspendedAt, timeZone))}</StatusTag>
    ) : (
      <StatusTag kind="good">{labels.statuses.ACTIVE}</StatusTag>
    );
  const name = (row: MemberFragment) =>
    row.canChange ? (
      <Button
        type="link"
        size="small"
        aria-label={labels.manageOf(nameOf(row))}
        onClick={() => setManaged(row)}
      >
        {nameOf(row)}
      </Button>
    ) : (
      labels.you(nameOf(row))
    );
  return (
    <StaffPage
      title={labels.title}
      count={query.page?.total}
      lead={labels.lead}
      actions={
        <>
          <ExportButtons links={query.page?.export} />
          <ButtonLink to={to("admins/invitations")}>{labels.invitations}</ButtonLink>
          <Button type="primary" onClick={() => setInviting(true)}>
            {labels.invite}
          </Button>
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
      />
      <StaffList
        label={labels.list}
        list={list}
        query={query}
        rowKey={({ id }) => id}
        empty={{ title: labels.empty }}
        columns={[
          { title: labels.name, card: "title", cell: name, sort: "NAME" },
          { title: labels.email, card: "fact", cell: ({ email }) => email, sort: "EMAIL" },
          {
            title: labels.role,
            width: 130,
            card: "fact",
            cell: ({ role }) => accountTexts.roles[role],
            sort: "ROLE",
          },
          { title: labels.status, width: 200, card: "status", cell: status },
          {
            title: labels.factor,
            width: 130,
            cell: ({ hasSecondFactor }) => (hasSecondFactor ? labels.factorOn : labels.factorOff),
          },
          {
            title: labels.joined,
            width: 130,
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

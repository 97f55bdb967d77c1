import type { FragmentType } from "@apollo/client";
import { Button } from "antd";
import { useState } from "react";
import { type MemberDialog_MemberFragment, StaffMembersDocument } from "../../gql/staff-staff.ts";
import { formatDay } from "../../lib/dates.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { staffRoles } from "../../session/staff-areas.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { StatusTag } from "../../ui/StatusTag.tsx";
import { accountTexts, roleChoices } from "../accounts/texts.ts";
import { ExportButtons } from "../kit/list/ExportButtons.tsx";
import { FilterBar } from "../kit/list/FilterBar.tsx";
import { StaffList } from "../kit/list/StaffList.tsx";
import { useListState } from "../kit/list/use-list-state.ts";
import { useStaffList } from "../kit/list/use-staff-list.ts";
import { StaffPage } from "../kit/StaffPage.tsx";
import { choicesOf } from "../profiles/choices.ts";
import { fullName } from "../profiles/texts.ts";
import { useStaffPath } from "../shell/role-context.ts";
import { InviteDialog } from "./InviteDialog.tsx";
import { MemberDialog } from "./MemberDialog.tsx";

/** All staff members, for super admins. */
export default function AdministratorsPage() {
  const { timeZone } = usePortal();
  const to = useStaffPath();
  const [inviting, setInviting] = useState(false);
  const [managed, setManaged] = useState<FragmentType<MemberDialog_MemberFragment> | null>(null);
  const list = useListState({
    sorts: ["NAME", "EMAIL", "ROLE", "JOINED_AT"],
    defaultSort: "NAME",
    filters: {
      role: staffRoles,
      status: ["ACTIVE", "SUSPENDED"],
    },
  });
  const query = useStaffList(
    StaffMembersDocument,
    { ...list.variables, filter: list.filters },
    (data) => data.staffMembers,
  );
  return (
    <StaffPage
      title="Administrators"
      count={query.page?.total}
      lead="Everybody on the staff: lecturers, exam officers, ICT support, bursary officers and super admins."
      actions={
        <>
          <ExportButtons links={query.page?.export} />
          <ButtonLink to={to("admins/invitations")}>Invitations</ButtonLink>
          <Button type="primary" onClick={() => setInviting(true)}>
            Invite
          </Button>
        </>
      }
    >
      <FilterBar
        list={list}
        search="Name or email"
        fields={[
          { name: "role", label: "Role", choices: roleChoices },
          {
            name: "status",
            label: "Status",
            choices: choicesOf({ ACTIVE: "Active", SUSPENDED: "Suspended" }),
          },
        ]}
      />
      <StaffList
        label="Staff"
        list={list}
        query={query}
        rowKey={({ id }) => id}
        empty={{ title: "Nobody is on the staff yet" }}
        columns={[
          {
            title: "Name",
            card: "title",
            cell: (member) =>
              member.canChange ? (
                <Button
                  type="link"
                  size="small"
                  aria-label={`Manage ${fullName(member)}`}
                  onClick={() => setManaged(member)}
                >
                  {fullName(member)}
                </Button>
              ) : (
                `${fullName(member)} (you)`
              ),
            sort: "NAME",
          },
          { title: "Email", card: "fact", cell: ({ email }) => email, sort: "EMAIL" },
          {
            title: "Role",
            width: 130,
            card: "fact",
            cell: ({ role }) => accountTexts.roles[role],
            sort: "ROLE",
          },
          {
            title: "Status",
            width: 200,
            card: "status",
            cell: ({ suspendedAt }) =>
              suspendedAt ? (
                <StatusTag kind="bad">
                  {`Suspended since ${formatDay(suspendedAt, timeZone)}`}
                </StatusTag>
              ) : (
                <StatusTag kind="good">Active</StatusTag>
              ),
          },
          {
            title: "Second factor",
            width: 130,
            cell: ({ hasSecondFactor }) => (hasSecondFactor ? "On" : "Off"),
          },
          {
            title: "Joined",
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

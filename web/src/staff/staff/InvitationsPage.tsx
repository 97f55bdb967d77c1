import { Button } from "antd";
import { useState } from "react";
import {
  type InvitationFragment,
  ResendStaffInvitationDocument,
  RevokeStaffInvitationDocument,
  StaffInvitationsDocument,
} from "../../gql/staff-staff.ts";
import { formatDay, formatMoment } from "../../lib/dates.ts";
import { failureOf } from "../../lib/failure.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { useFeedback } from "../../ui/Feedback.tsx";
import { type StatusKind, StatusTag } from "../../ui/StatusTag.tsx";
import { accountTexts } from "../accounts/texts.ts";
import { ExportButtons } from "../kit/list/ExportButtons.tsx";
import { FilterBar } from "../kit/list/FilterBar.tsx";
import { StaffList } from "../kit/list/StaffList.tsx";
import { useListState } from "../kit/list/use-list-state.ts";
import { useStaffList } from "../kit/list/use-staff-list.ts";
import { StaffPage } from "../kit/StaffPage.tsx";
import { useChange } from "../kit/use-change.ts";
import { InviteDialog } from "./InviteDialog.tsx";
import { nameOf } from "./name-of.ts";

const invitationTexts = accountTexts.invitations;
const labels = accountTexts.administrators;

const stateChoices = Object.entries(invitationTexts.states).map(([value, label]) => ({
  value,
  label,
}));

const kinds: Readonly<Record<InvitationFragment["state"], StatusKind>> = {
  OPEN: "waiting",
  EXPIRED: "neutral",
  ACCEPTED: "good",
  REVOKED: "bad",
};

/** The staff invitations, for super admins. */
export default function InvitationsPage() {
  const { timeZone } = usePortal();
  const [inviting, setInviting] = useState(false);
  const { alert } = useFeedback();
  const [busy, setBusy] = useState(false);
  const resend = useChange(ResendStaffInvitationDocument, (data) => data.resendStaffInvitation);
  const revoke = useChange(RevokeStaffInvitationDocument, (data) => data.revokeStaffInvitation);
  const list = useListState({
    sorts: ["INVITED_AT", "NAME"],
    defaultSort: "-INVITED_AT",
    filters: { state: ["OPEN", "EXPIRED", "ACCEPTED", "REVOKED"] },
  });
  const query = useStaffList(
    StaffInvitationsDocument,
    { ...list.variables, filter: list.filters },
    (data) => data.staffInvitations,
  );
  const run = (id: string, change: typeof resend) => {
    if (busy) return;
    setBusy(true);
    change({ id })
      .then((refusal) => {
        if (refusal) alert(refusal.message);
        query.reload();
      })
      .catch((error: unknown) => alert(failureOf(error).message))
      .finally(() => setBusy(false));
  };
  const actions = ({ id, canChange, ...row }: InvitationFragment) =>
    canChange && (
      <>
        <Button
          type="link"
          aria-label={invitationTexts.resendOf(nameOf(row))}
          loading={busy}
          onClick={() => run(id, resend)}
        >
          {invitationTexts.resend}
        </Button>
        <Button
          type="link"
          aria-label={invitationTexts.revokeOf(nameOf(row))}
          loading={busy}
          onClick={() => run(id, revoke)}
        >
          {invitationTexts.revoke}
        </Button>
      </>
    );
  return (
    <StaffPage
      title={invitationTexts.title}
      count={query.page?.total}
      lead={invitationTexts.lead}
      actions={
        <>
          <ExportButtons links={query.page?.export} />
          <Button type="primary" onClick={() => setInviting(true)}>
            {labels.invite}
          </Button>
        </>
      }
    >
      <FilterBar
        list={list}
        search={invitationTexts.search}
        fields={[{ name: "state", label: invitationTexts.state, choices: stateChoices }]}
      />
      <StaffList
        label={invitationTexts.list}
        list={list}
        query={query}
        rowKey={({ id }) => id}
        empty={{ title: invitationTexts.empty, children: invitationTexts.emptyHint }}
        columns={[
          {
            title: labels.name,
            card: "title",
            cell: nameOf,
            sort: "NAME",
            under: ({ email }) => email,
          },
          {
            title: labels.role,
            width: 120,
            card: "fact",
            cell: ({ role }) => accountTexts.roles[role],
          },
          {
            title: invitationTexts.state,
            width: 120,
            card: "status",
            cell: ({ state }) => (
              <StatusTag kind={kinds[state]}>{invitationTexts.states[state]}</StatusTag>
            ),
          },
          { title: invitationTexts.invitedBy, width: 130, cell: ({ invitedBy }) => invitedBy },
          {
            title: invitationTexts.invitedAt,
            width: 120,
            cell: ({ invitedAt }) => formatDay(invitedAt, timeZone),
            sort: "INVITED_AT",
          },
          {
            title: invitationTexts.expiresAt,
            width: 130,
            card: "fact",
            cell: ({ expiresAt }) => formatMoment(expiresAt, timeZone),
          },
          { title: invitationTexts.actions, width: 170, card: "action", cell: actions },
        ]}
      />
      {inviting && <InviteDialog onClose={() => setInviting(false)} onInvited={query.reload} />}
    </StaffPage>
  );
}

import { Button } from "antd";
import { useState } from "react";
import {
  ResendStaffInvitationDocument,
  RevokeStaffInvitationDocument,
  StaffInvitationsDocument,
} from "../../gql/staff-staff.ts";
import { formatDay, formatMoment } from "../../lib/dates.ts";
import { failureOf } from "../../lib/failure.ts";
import type { Refusal } from "../../lib/refusal.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { useFeedback } from "../../ui/Feedback.tsx";
import { StatusTag } from "../../ui/StatusTag.tsx";
import { accountTexts } from "../accounts/texts.ts";
import { ExportButtons } from "../kit/list/ExportButtons.tsx";
import { FilterBar } from "../kit/list/FilterBar.tsx";
import { StaffList } from "../kit/list/StaffList.tsx";
import { useListState } from "../kit/list/use-list-state.ts";
import { useStaffList } from "../kit/list/use-staff-list.ts";
import { StaffPage } from "../kit/StaffPage.tsx";
import { useChange } from "../kit/use-change.ts";
import { choicesOf } from "../profiles/choices.ts";
import { fullName } from "../profiles/texts.ts";
import { InviteDialog } from "./InviteDialog.tsx";

const states = { OPEN: "Open", EXPIRED: "Expired", ACCEPTED: "Accepted", REVOKED: "Revoked" };

const kinds = { OPEN: "waiting", EXPIRED: "neutral", ACCEPTED: "good", REVOKED: "bad" } as const;

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
  const run = (change: () => Promise<Refusal | null>) => {
    if (busy) return;
    setBusy(true);
    change()
      .then((refusal) => {
        if (refusal) alert(refusal.message);
        query.reload();
      })
      .catch((error: unknown) => alert(failureOf(error).message))
      .finally(() => setBusy(false));
  };
  return (
    <StaffPage
      title="Invitations"
      count={query.page?.total}
      lead="Invited people choose a password by the mailed link, which works for seven days."
      actions={
        <>
          <ExportButtons links={query.page?.export} />
          <Button type="primary" onClick={() => setInviting(true)}>
            Invite
          </Button>
        </>
      }
    >
      <FilterBar
        list={list}
        search="Name or email"
        fields={[{ name: "state", label: "State", choices: choicesOf(states) }]}
      />
      <StaffList
        label="Invitations"
        list={list}
        query={query}
        rowKey={({ id }) => id}
        empty={{
          title: "Nobody was invited yet",
          children: "Invite a colleague: the mailed link lets them choose a password.",
        }}
        columns={[
          {
            title: "Name",
            card: "title",
            cell: fullName,
            sort: "NAME",
            under: ({ email }) => email,
          },
          {
            title: "Role",
            width: 120,
            card: "fact",
            cell: ({ role }) => accountTexts.roles[role],
          },
          {
            title: "State",
            width: 120,
            card: "status",
            cell: ({ state }) => <StatusTag kind={kinds[state]}>{states[state]}</StatusTag>,
          },
          { title: "Invited by", width: 130, cell: ({ invitedBy }) => invitedBy },
          {
            title: "Invited",
            width: 120,
            cell: ({ invitedAt }) => formatDay(invitedAt, timeZone),
            sort: "INVITED_AT",
          },
          {
            title: "Link works until",
            width: 130,
            card: "fact",
            cell: ({ expiresAt }) => formatMoment(expiresAt, timeZone),
          },
          {
            title: "Link",
            width: 170,
            card: "action",
            cell: ({ id, canChange, ...row }) =>
              canChange && (
                <>
                  <Button
                    type="link"
                    aria-label={`Send the link to ${fullName(row)} again`}
                    loading={busy}
                    onClick={() => run(() => resend({ id }))}
                  >
                    Send again
                  </Button>
                  <Button
                    type="link"
                    aria-label={`Revoke the invitation of ${fullName(row)}`}
                    loading={busy}
                    onClick={() => run(() => revoke({ id }))}
                  >
                    Revoke
                  </Button>
                </>
              ),
          },
        ]}
      />
      {inviting && <InviteDialog onClose={() => setInviting(false)} onInvited={query.reload} />}
    </StaffPage>
  );
}

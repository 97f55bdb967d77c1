import { useMutation } from "@apollo/client/react";
import { useState } from "react";
import {
  ResendStaffInvitationDocument,
  RevokeStaffInvitationDocument,
  type StaffChangedFragment,
  StaffInvitationsDocument,
  type StaffInvitationsQuery,
} from "../../gql/staff-staff.ts";
import { formatDay, formatMoment } from "../../lib/dates.ts";
import { failureOf } from "../../lib/failure.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { Button } from "../../ui/Button.tsx";
import { useFeedback } from "../../ui/Feedback.tsx";
import { type StatusKind, StatusTag } from "../../ui/StatusTag.tsx";
import { accountTexts } from "../accounts/texts.ts";
import { ExportButtons } from "../kit/list/ExportButtons.tsx";
import { FilterBar } from "../kit/list/FilterBar.tsx";
import { StaffList } from "../kit/list/StaffList.tsx";
import { useListState } from "../kit/list/use-list-state.ts";
import { useStaffList } from "../kit/list/use-staff-list.ts";
import { StaffPage } from "../kit/StaffPage.tsx";
import { InviteDialog } from "./InviteDialog.tsx";
import { nameOf } from "./member.ts";
import { useToastOnSuccess } from "./use-toast-on-success.ts";

type Invitation = StaffInvitationsQuery["staffInvitations"]["rows"][number];

const invitationTexts = accountTexts.invitations;
const labels = accountTexts.administrators;

const stateChoices = Object.entries(invitationTexts.states).map(([value, label]) => ({
  value,
  label,
}));

const kinds: Readonly<Record<Invitation["state"], StatusKind>> = {
  OPEN: "waiting",
  EXPIRED: "neutral",
  ACCEPTED: "good",
  REVOKED: "bad",
};

/** Runs the action of a row and shows its result. */
const useRowAction = (reload: () => void) => {
  const { alert } = useFeedback();
  const done = useToastOnSuccess();
  const [busy, setBusy] = useState(false);
  const run = (send: () => Promise<StaffChangedFragment | undefined>) => {
    if (busy) return;
    setBusy(true);
    send()
      .then((result) => {
        const refusal = done(result);
        if (refusal) alert(refusal.message);
        reload();
      })
      .catch((error: unknown) => alert(failureOf(error).message))
      .finally(() => setBusy(false));
  };
  return { busy, run };
};

/** The staff invitations, for super admins. */
export default function InvitationsPage() {
  const { timeZone } = usePortal();
  const [inviting, setInviting] = useState(false);
  const [resend] = useMutation(ResendStaffInvitationDocument, { fetchPolicy: "no-cache" });
  const [revoke] = useMutation(RevokeStaffInvitationDocument, { fetchPolicy: "no-cache" });
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
  const { busy, run } = useRowAction(query.reload);
  const actions = ({ id, canChange, ...row }: Invitation) =>
    canChange && (
      <>
        <Button
          variant="plain"
          aria-label={invitationTexts.resendOf(nameOf(row))}
          busy={busy}
          onClick={() =>
            run(async () => (await resend({ variables: { id } })).data?.resendStaffInvitation)
          }
        >
          {invitationTexts.resend}
        </Button>
        <Button
          variant="plain"
          aria-label={invitationTexts.revokeOf(nameOf(row))}
          busy={busy}
          onClick={() =>
            run(async () => (await revoke({ variables: { id } })).data?.revokeStaffInvitation)
          }
        >
          {invitationTexts.revoke}
        </Button>
      </>
    );
  return (
    <StaffPage
      title={invitationTexts.title}
      lead={invitationTexts.lead}
      actions={<Button onClick={() => setInviting(true)}>{labels.invite}</Button>}
    >
      <FilterBar
        list={list}
        search={invitationTexts.search}
        fields={[{ name: "state", label: invitationTexts.state, choices: stateChoices }]}
      >
        <ExportButtons links={query.page?.export} />
      </FilterBar>
      <StaffList
        label={invitationTexts.list}
        list={list}
        query={query}
        rowKey={(row: Invitation) => row.id}
        empty={{ title: invitationTexts.empty, children: invitationTexts.emptyHint }}
        columns={[
          { title: labels.name, cell: nameOf, sort: "NAME" },
          { title: labels.email, cell: ({ email }) => email },
          { title: labels.role, cell: ({ role }) => accountTexts.roles[role] },
          {
            title: invitationTexts.state,
            cell: ({ state }) => (
              <StatusTag kind={kinds[state]}>{invitationTexts.states[state]}</StatusTag>
            ),
          },
          { title: invitationTexts.invitedBy, cell: ({ invitedBy }) => invitedBy },
          {
            title: invitationTexts.invitedAt,
            cell: ({ invitedAt }) => formatDay(invitedAt, timeZone),
            sort: "INVITED_AT",
          },
          {
            title: invitationTexts.expiresAt,
            cell: ({ expiresAt }) => formatMoment(expiresAt, timeZone),
          },
          { title: invitationTexts.actions, pinned: true, cell: actions },
        ]}
      />
      {inviting && <InviteDialog onClose={() => setInviting(false)} onInvited={query.reload} />}
    </StaffPage>
  );
}

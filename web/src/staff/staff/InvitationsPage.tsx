import { useMutation } from "@apollo/client/react";
import { useState } from "react";
import {
  ResendStaffInvitationDocument,
  RevokeStaffInvitationDocument,
  type StaffChangedFragment,
  StaffInvitationsDocument,
  type StaffInvitationsQuery,
} from "../../gql/staff.ts";
import { formatDay, formatMoment } from "../../lib/dates.ts";
import { failureOf } from "../../lib/failure.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { Button } from "../../ui/Button.tsx";
import { useFeedback } from "../../ui/Feedback.tsx";
import { identityTexts } from "../accounts/texts.ts";
import { ExportButtons } from "../kit/list/ExportButtons.tsx";
import { FilterBar } from "../kit/list/FilterBar.tsx";
import { StaffList } from "../kit/list/StaffList.tsx";
import { useListState } from "../kit/list/use-list-state.ts";
import { useStaffList } from "../kit/list/use-staff-list.ts";
import { StaffPage } from "../kit/StaffPage.tsx";
import { type StatusKind, StatusTag } from "../kit/StatusTag.tsx";
import { InviteDialog } from "./InviteDialog.tsx";
import { nameOf } from "./member.ts";
import { useToastOnSuccess } from "./use-toast-on-success.ts";

type Invitation = StaffInvitationsQuery["staffInvitations"]["rows"][number];

const words = identityTexts.invitations;
const labels = identityTexts.administrators;

const stateChoices = Object.entries(words.states).map(([value, label]) => ({ value, label }));

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
          aria-label={words.resendOf(nameOf(row))}
          busy={busy}
          onClick={() =>
            run(async () => (await resend({ variables: { id } })).data?.resendStaffInvitation)
          }
        >
          {words.resend}
        </Button>
        <Button
          variant="plain"
          aria-label={words.revokeOf(nameOf(row))}
          busy={busy}
          onClick={() =>
            run(async () => (await revoke({ variables: { id } })).data?.revokeStaffInvitation)
          }
        >
          {words.revoke}
        </Button>
      </>
    );
  return (
    <StaffPage
      title={words.title}
      lead={words.lead}
      actions={<Button onClick={() => setInviting(true)}>{labels.invite}</Button>}
    >
      <FilterBar
        list={list}
        search={words.search}
        fields={[{ name: "state", label: words.state, choices: stateChoices }]}
      >
        <ExportButtons links={query.page?.export} />
      </FilterBar>
      <StaffList
        label={words.list}
        list={list}
        query={query}
        rowKey={(row: Invitation) => row.id}
        empty={{ title: words.empty, children: words.emptyHint }}
        columns={[
          { title: labels.name, cell: nameOf, sort: "NAME" },
          { title: labels.email, cell: ({ email }) => email },
          { title: labels.role, cell: ({ role }) => identityTexts.roles[role] },
          {
            title: words.state,
            cell: ({ state }) => <StatusTag kind={kinds[state]}>{words.states[state]}</StatusTag>,
          },
          { title: words.invitedBy, cell: ({ invitedBy }) => invitedBy },
          {
            title: words.invitedAt,
            cell: ({ invitedAt }) => formatDay(invitedAt, timeZone),
            sort: "INVITED_AT",
          },
          { title: words.expiresAt, cell: ({ expiresAt }) => formatMoment(expiresAt, timeZone) },
          { title: words.actions, pinned: true, cell: actions },
        ]}
      />
      {inviting && <InviteDialog onClose={() => setInviting(false)} onInvited={query.reload} />}
    </StaffPage>
  );
}

import { Button } from "antd";
import { useState } from "react";
import {
  ResendVerificationDocument,
  UnverifiedEmailsDocument,
} from "../../../gql/staff-accounts.ts";
import { formatMoment } from "../../../lib/dates.ts";
import { failureOf } from "../../../lib/failure.ts";
import { useSave } from "../../../lib/use-save.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { useFeedback } from "../../../ui/Feedback.tsx";
import { ExportButtons } from "../../kit/list/ExportButtons.tsx";
import { FilterBar } from "../../kit/list/FilterBar.tsx";
import { StaffList } from "../../kit/list/StaffList.tsx";
import { useListState } from "../../kit/list/use-list-state.ts";
import { useStaffList } from "../../kit/list/use-staff-list.ts";
import { StaffPage } from "../../kit/StaffPage.tsx";
import { profileTexts } from "../../profiles/texts.ts";

/** Applicants with an unverified email address, who may need a new link. */
export default function UnverifiedEmailsPage() {
  const { timeZone } = usePortal();
  const [sendLink] = useSave(ResendVerificationDocument);
  const { alert, toast } = useFeedback();
  const [busy, setBusy] = useState<string | null>(null);
  const list = useListState({
    sorts: ["SIGNED_UP_AT", "NAME"],
    defaultSort: "-SIGNED_UP_AT",
    filters: {},
  });
  const query = useStaffList(
    UnverifiedEmailsDocument,
    list.variables,
    ({ unverifiedEmails }) => unverifiedEmails,
  );
  const resend = (applicantId: string) => {
    setBusy(applicantId);
    sendLink({ applicantId })
      .then(({ resendVerificationLink: answer }) => {
        if (answer.__typename === "Refusal") {
          alert(answer.message);
          return;
        }
        toast("success", "A new link is on its way.");
        query.reload();
      })
      .catch((error: unknown) => alert(failureOf(error).message))
      .finally(() => setBusy(null));
  };
  return (
    <StaffPage
      title={profileTexts.titles.unverified}
      count={query.page?.total}
      actions={<ExportButtons links={query.page?.export} />}
    >
      <FilterBar list={list} search="Name or number" />
      <StaffList
        label={profileTexts.titles.unverified}
        list={list}
        query={query}
        rowKey={({ id }) => id}
        empty={{ title: "Every applicant has verified their email address." }}
        columns={[
          {
            title: profileTexts.name,
            sort: "NAME",
            card: "title",
            cell: ({ name }) => name,
            under: ({ applicationNo }) => applicationNo,
            link: ({ profileId }) => `profiles/${profileId}`,
          },
          { title: profileTexts.email, card: "fact", cell: ({ email }) => email },
          { title: profileTexts.phone, width: 150, card: "fact", cell: ({ phone }) => phone },
          {
            title: "Signed up",
            width: 140,
            sort: "SIGNED_UP_AT",
            cell: ({ signedUpAt }) => formatMoment(signedUpAt, timeZone),
          },
          {
            title: "Last link",
            width: 140,
            cell: ({ lastLinkAt }) => (lastLinkAt ? formatMoment(lastLinkAt, timeZone) : "–"),
          },
          {
            title: "Send a new link",
            width: 130,
            card: "action",
            cell: ({ id, name }) => (
              <Button
                aria-label={`Send ${name} a new link`}
                loading={busy === id}
                onClick={() => resend(id)}
              >
                Send a new link
              </Button>
            ),
          },
        ]}
      />
    </StaffPage>
  );
}

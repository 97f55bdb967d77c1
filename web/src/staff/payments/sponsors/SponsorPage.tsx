import { Alert, Button } from "antd";
import { useState } from "react";
import { Link, useNavigate, useParams } from "react-router-dom";
import { SponsorFileDocument, type SponsorFileQuery_sponsor } from "../../../gql/staff-payments.ts";
import { formatCalendarDate } from "../../../lib/dates.ts";
import { formatAmount, formatMoney } from "../../../lib/money.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { StatusTag } from "../../../ui/StatusTag.tsx";
import { FactGrid } from "../../kit/FactGrid.tsx";
import { formatCount } from "../../kit/format-count.ts";
import { QueryBoundary } from "../../kit/QueryBoundary.tsx";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { StaffPage } from "../../kit/StaffPage.tsx";
import { useStaffQuery } from "../../kit/use-staff-query.ts";
import { HistoryTable } from "../../profiles/HistoryTable.tsx";
import { useBreadcrumbLabel } from "../../shell/breadcrumb-labels.tsx";
import { useStaffPath } from "../../shell/role-context.ts";
import { coverageText, listTag } from "./labels.tsx";
import { SponsorshipDialog } from "./lists/SponsorshipDialog.tsx";
import { SponsorDialog } from "./SponsorDialog.tsx";

/** The sponsor's lists, the newest session first. */
const Lists = ({ sponsorships }: Pick<SponsorFileQuery_sponsor, "sponsorships">) => {
  const { currencySymbol } = usePortal();
  const to = useStaffPath();
  return (
    <HistoryTable
      label="Lists"
      empty="The sponsor has no list yet."
      rows={sponsorships}
      rowKey={({ id }) => id}
      columns={[
        {
          title: "Session",
          cell: ({ id, session }) => <Link to={to(`sponsorships/${id}`)}>{session}</Link>,
        },
        {
          title: "Covers",
          cell: (list) => coverageText(list, (naira) => formatMoney(naira, currencySymbol)),
        },
        { title: "Deadline", cell: ({ deadline }) => formatCalendarDate(deadline) },
        {
          title: "Students",
          numeric: true,
          cell: ({ students, ready }) => `${formatCount(students)} (${formatCount(ready)} ready)`,
        },
        {
          title: `Claimed (${currencySymbol})`,
          numeric: true,
          cell: ({ claimed }) => formatAmount(claimed),
        },
        {
          title: `Paid (${currencySymbol})`,
          numeric: true,
          cell: ({ paid }) => formatAmount(paid),
        },
        { title: "State", cell: ({ state }) => listTag(state) },
      ]}
    />
  );
};

/** One sponsor: its contacts and its lists. */
export default function SponsorPage() {
  const { sponsorId = "" } = useParams();
  const to = useStaffPath();
  const navigate = useNavigate();
  const [open, setOpen] = useState<"change" | "list" | null>(null);
  const query = useStaffQuery(SponsorFileDocument, { id: sponsorId });
  const file = query.data?.sponsor ?? null;
  const sponsor = file?.sponsor;
  useBreadcrumbLabel("sponsorId", sponsor?.shortName);
  const close = () => setOpen(null);
  return (
    <StaffPage
      isRecord
      title={sponsor?.name ?? "Sponsor"}
      status={sponsor && !sponsor.isActive && <StatusTag kind="neutral">Not active</StatusTag>}
      lead={sponsor?.shortName}
      actions={
        file && (
          <>
            <ButtonLink to={to(`remittances?sponsor=${file.sponsor.id}`)}>
              See its remittances
            </ButtonLink>
            {file.canChange && <Button onClick={() => setOpen("change")}>Change…</Button>}
            {file.canKeepLists && file.openSessions.length > 0 && (
              <Button type="primary" onClick={() => setOpen("list")}>
                Begin a list…
              </Button>
            )}
          </>
        )
      }
    >
      <QueryBoundary query={query}>
        {({ sponsor: shown }) =>
          shown === null ? (
            <Alert type="warning" showIcon title="There is no such sponsor." />
          ) : (
            <>
              <SectionCard title="Contact">
                <FactGrid
                  facts={[
                    ["Email", shown.sponsor.contactEmail],
                    ["Phone", shown.sponsor.contactPhone],
                  ]}
                />
              </SectionCard>
              <SectionCard title="Lists">
                <Lists sponsorships={shown.sponsorships} />
              </SectionCard>
            </>
          )
        }
      </QueryBoundary>
      {file && open === "change" && (
        <SponsorDialog
          file={file}
          onClose={close}
          onSaved={() => {
            close();
            query.reload();
          }}
        />
      )}
      {file && open === "list" && (
        <SponsorshipDialog
          file={null}
          sponsorId={file.sponsor.id}
          sessions={file.openSessions}
          onClose={close}
          onSaved={(id) => void navigate(to(`sponsorships/${id}`))}
        />
      )}
    </StaffPage>
  );
}

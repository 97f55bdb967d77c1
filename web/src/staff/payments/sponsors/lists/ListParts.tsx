import { Flex } from "antd";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type {
  SponsorshipFileFragment,
  SponsorshipScreenQuery_sponsorRemittances,
} from "../../../../gql/staff-payments.ts";
import { formatCalendarDate } from "../../../../lib/dates.ts";
import { formatAmount, formatMoney } from "../../../../lib/money.ts";
import { usePortal } from "../../../../portal/PortalProvider.tsx";
import { FactGrid } from "../../../kit/FactGrid.tsx";
import { formatCount } from "../../../kit/format-count.ts";
import { SectionCard } from "../../../kit/SectionCard.tsx";
import { HistoryTable } from "../../../profiles/HistoryTable.tsx";
import { useStaffPath } from "../../../shell/role-context.ts";
import { coverageText, remittanceTag } from "../labels.tsx";

interface ListFactsProps {
  readonly file: SponsorshipFileFragment;
  readonly actions: ReactNode;
}

/** What a list covers, and what it comes to. */
export const ListFacts = ({ file, actions }: ListFactsProps) => {
  const { currencySymbol } = usePortal();
  const to = useStaffPath();
  const money = (naira: number): string => formatMoney(naira, currencySymbol);
  const { sponsorship, sponsorId, sponsorName } = file;
  const { id, students, ready, unallocated } = sponsorship;
  return (
    <SectionCard title="List" actions={actions}>
      <FactGrid
        facts={[
          [
            "Sponsor",
            <Link key="sponsor" to={to(`sponsors/${sponsorId}`)}>
              {sponsorName}
            </Link>,
          ],
          ["Covers", coverageText(sponsorship, money)],
          ["Last day for claims", formatCalendarDate(sponsorship.deadline)],
          [
            "Students",
            <Flex key="students" wrap gap="0 12px">
              {formatCount(students)}
              <Link to={to(`sponsorships/${id}?isReady=yes`)}>{`${formatCount(ready)} ready`}</Link>
              <Link to={to(`sponsorships/${id}?isReady=no`)}>
                {`${formatCount(students - ready)} not ready`}
              </Link>
            </Flex>,
          ],
          ["Claimed", money(sponsorship.claimed)],
          ["Paid", money(sponsorship.paid)],
          ["Outstanding", money(sponsorship.outstanding)],
          ...(unallocated > 0 ? [["For no student", money(unallocated)] as const] : []),
        ]}
      />
    </SectionCard>
  );
};

interface ListRemittancesProps {
  readonly sponsorshipId: string;
  readonly remittances: SponsorshipScreenQuery_sponsorRemittances;
}

/** The newest transfers of a list. */
export const ListRemittances = ({ sponsorshipId, remittances }: ListRemittancesProps) => {
  const { currencySymbol } = usePortal();
  const to = useStaffPath();
  const { rows, total } = remittances;
  return (
    <SectionCard
      title="Remittances"
      actions={
        total > rows.length && (
          <Link to={to(`remittances?sponsorship=${sponsorshipId}`)}>
            {`See all ${formatCount(total)}`}
          </Link>
        )
      }
    >
      <HistoryTable
        label="Remittances"
        empty="The sponsor has sent nothing yet."
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          {
            title: "Bank's reference",
            cell: ({ id, bankReference }) => (
              <Link to={to(`remittances/${id}`)}>{bankReference}</Link>
            ),
          },
          { title: "Paid", cell: ({ paidOn }) => formatCalendarDate(paidOn) },
          {
            title: `Amount (${currencySymbol})`,
            numeric: true,
            cell: ({ amount }) => formatAmount(amount),
          },
          {
            title: "Students",
            numeric: true,
            cell: ({ students }) => formatCount(students),
          },
          { title: "State", cell: ({ state }) => remittanceTag(state) },
        ]}
      />
    </SectionCard>
  );
};

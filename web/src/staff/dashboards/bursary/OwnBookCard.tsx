import { Flex } from "antd";
import { Link } from "react-router-dom";
import type { BursaryDashboardQuery_bursaryDashboard_cashBook as CashBookTakings } from "../../../gql/staff-dashboards.ts";
import { formatCalendarDate } from "../../../lib/dates.ts";
import { formatAmount } from "../../../lib/money.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { StatusTag } from "../../../ui/StatusTag.tsx";
import { FactGrid } from "../../kit/FactGrid.tsx";
import { formatCount } from "../../kit/format-count.ts";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { OwnBookAlert } from "../../payments/counter/OwnBookAlert.tsx";
import { useStaffPath } from "../../shell/role-context.ts";

const tags = {
  OPEN: <StatusTag kind="waiting">Open</StatusTag>,
  CLOSED: <StatusTag kind="good">Closed</StatusTag>,
  LEFT_OPEN: <StatusTag kind="bad">Left open</StatusTag>,
} as const;

/** The viewer's own cash book. */
export const OwnBookCard = ({ book }: { readonly book: CashBookTakings | null }) => {
  const { currencySymbol } = usePortal();
  const to = useStaffPath();
  if (book === null) {
    return (
      <SectionCard title="My cash book">
        <p>You have taken nothing today.</p>
      </SectionCard>
    );
  }
  const money = (naira: number): string => `${currencySymbol}${formatAmount(naira)}`;
  return (
    <SectionCard title="My cash book">
      <Flex vertical gap="middle">
        <OwnBookAlert book={book} />
        <FactGrid
          facts={[
            [
              "Day",
              <Link key="day" to={to(`cash-books/${book.id}`)}>
                {formatCalendarDate(book.day)}
              </Link>,
            ],
            ["State", tags[book.status]],
            ["Receipts", formatCount(book.receipts)],
            ["Cash", money(book.cash)],
            ["POS", money(book.pos)],
            ["Bank teller", money(book.teller)],
          ]}
        />
      </Flex>
    </SectionCard>
  );
};

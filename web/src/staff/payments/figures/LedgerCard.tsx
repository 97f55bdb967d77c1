import { Flex } from "antd";
import { Link } from "react-router-dom";
import type { FiguresQuery_bursaryFigures_ledger } from "../../../gql/staff-payments.ts";
import { formatMoney } from "../../../lib/money.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { FactLine } from "../../kit/FactGrid.tsx";
import { listPath } from "../../kit/list/list-params.ts";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { useStaffPath } from "../../shell/role-context.ts";

interface LedgerCardProps {
  readonly ledger: FiguresQuery_bursaryFigures_ledger;
  readonly refundsPaid: number;
  /** The days on which refunds were paid out. */
  readonly days: { readonly from: string | null; readonly until: string | null };
}

/** What came of all money: with credit and refunds, receipts and what they pay are even. */
export const LedgerCard = ({ ledger, refundsPaid, days: { from, until } }: LedgerCardProps) => {
  const { currencySymbol } = usePortal();
  const to = useStaffPath();
  const money = (naira: number): string => formatMoney(naira, currencySymbol);
  return (
    <SectionCard title="All receipts and refunds">
      <Flex vertical gap="small">
        <p>
          Everybody’s money of all sessions, not only of what is chosen above. What was received
          pays charges, is for refunds, or is credit.
        </p>
        <FactLine
          facts={[
            [
              "Received",
              <Link key="received" to={to("receipts?state=VALID")}>
                {money(ledger.received)}
              </Link>,
            ],
            ["Pays charges", money(ledger.paid)],
            ["For refunds", money(ledger.refunded)],
            ["Credit", money(ledger.credit)],
            [
              from === null && until === null ? "Refunds paid out" : "Refunded on these days",
              <Link
                key="refunds"
                to={to(listPath("refunds", { state: "PAID", paidFrom: from, paidUntil: until }))}
              >
                {money(refundsPaid)}
              </Link>,
            ],
          ]}
        />
      </Flex>
    </SectionCard>
  );
};

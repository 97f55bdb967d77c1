import { Flex } from "antd";
import { Link } from "react-router-dom";
import type { LedgerFiguresFragment } from "../../../gql/staff-payments.ts";
import { formatMoney } from "../../../lib/money.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { FactLine } from "../../kit/FactGrid.tsx";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { useStaffPath } from "../../shell/role-context.ts";

interface LedgerCardProps {
  readonly ledger: LedgerFiguresFragment;
  readonly refundsPaid: number;
  /** Whether refunds are those of some days only. */
  readonly isOfDays: boolean;
}

/** What came of all money: with credit and refunds, receipts and what they pay are even. */
export const LedgerCard = ({ ledger, refundsPaid, isOfDays }: LedgerCardProps) => {
  const { currencySymbol } = usePortal();
  const to = useStaffPath();
  const money = (naira: number): string => formatMoney(naira, currencySymbol);
  return (
    <SectionCard title="All receipts and refunds">
      <Flex vertical gap="small">
        <p>
          Everybody’s money of all sessions, whatever is chosen above. What was received pays
          charges, is for refunds, or is credit.
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
              isOfDays ? "Refunds paid out on these days" : "Refunds paid out",
              <Link key="refunds" to={to("refunds?state=PAID")}>
                {money(refundsPaid)}
              </Link>,
            ],
          ]}
        />
      </Flex>
    </SectionCard>
  );
};

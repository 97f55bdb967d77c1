import { Link } from "react-router-dom";
import type { BankRowFileQuery_bankRow_remittances } from "../../../../gql/staff-payments.ts";
import { formatCalendarDate } from "../../../../lib/dates.ts";
import type { Fact } from "../../../kit/FactGrid.tsx";

interface Shown {
  readonly to: (path: string) => string;
  readonly money: (naira: number) => string;
}

/** The remittance of a sponsor's transfer. */
export const remittanceFacts = (
  { id, sponsor, bankReference, paidOn, amount }: BankRowFileQuery_bankRow_remittances,
  { to, money }: Shown,
): readonly Fact[] => [
  ["Sponsor", sponsor],
  [
    "Remittance",
    <Link key="remittance" to={to(`remittances/${id}`)}>
      {bankReference}
    </Link>,
  ],
  ["Entered as", `${money(amount)}, paid on ${formatCalendarDate(paidOn)}`],
];

import { Link } from "react-router-dom";
import type { PaymentFileFragment } from "../../../gql/staff-payments.ts";
import { formatMoment } from "../../../lib/dates.ts";
import { formatAmount, formatMoney } from "../../../lib/money.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { FigureTable } from "../../dashboards/FigureTable.tsx";
import { FactGrid } from "../../kit/FactGrid.tsx";
import { formatCount } from "../../kit/list/list-texts.ts";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { useStaffPath } from "../../shell/role-context.ts";
import { purposes, refusals } from "../labels.ts";

const screens = { APPLICANT: "applicants", STUDENT: "students" } as const;

/** The facts of a payment. Missing parts are left out. */
export const PaymentFacts = ({ file }: { file: PaymentFileFragment }) => {
  const { timeZone, currencySymbol } = usePortal();
  const to = useStaffPath();
  const { payment, lines, ledger, refused, resolution, checks, nextCheckAt } = file;
  const { payer } = payment;
  const moment = (at: string | null) => (at === null ? null : formatMoment(at, timeZone));
  return (
    <>
      <SectionCard title="Payment">
        <FactGrid
          facts={[
            ["Reference", payment.reference],
            ["Fee", purposes[payment.purpose]],
            ["Session", payment.session],
            ["Opened", moment(payment.openedAt)],
            [
              "Payer",
              payer && (
                <Link key="payer" to={to(`${screens[payer.kind]}/${payer.id}`)}>
                  {payer.name}
                </Link>
              ),
            ],
            ["Number", payer?.number],
            ["Email", payer?.email],
          ]}
        />
      </SectionCard>
      <SectionCard title="Charged for">
        <FigureTable
          label="Charged for"
          columns={["Fee", "Amount (₦)"]}
          rows={lines.map(({ label, amount }) => ({
            key: label,
            cells: [label, formatAmount(amount)],
          }))}
          foot={["Total", formatAmount(payment.amount)]}
        />
      </SectionCard>
      <SectionCard title="What the provider says">
        <FactGrid
          facts={[
            ["Last message", file.gatewayResponse],
            ["Automatic checks", checks === 1 ? "once" : `${formatCount(checks)} times`],
            ["Next check", moment(nextCheckAt) ?? "not any more"],
          ]}
        />
      </SectionCard>
      {ledger && (
        <SectionCard title="Credited">
          <FactGrid
            facts={[
              ["Amount", formatMoney(ledger.amount, currencySymbol)],
              ["Paid", moment(ledger.paidAt)],
              ["Credited", moment(ledger.creditedAt)],
              [
                "Public confirmation",
                <Link key="confirmation" to={ledger.confirmationPath}>
                  {ledger.confirmationPath}
                </Link>,
              ],
            ]}
          />
        </SectionCard>
      )}
      {refused && (
        <SectionCard title="Refused money">
          <FactGrid
            facts={[
              ["Refused for", payment.refusal && refusals[payment.refusal]],
              [
                "The provider took",
                refused.amount !== null &&
                  `${refused.currency ?? ""} ${formatAmount(refused.amount / 100)}`,
              ],
              [
                "Dealt with",
                resolution && `${resolution.text} (${resolution.by}, ${moment(resolution.at)})`,
              ],
            ]}
          />
        </SectionCard>
      )}
    </>
  );
};

import { Link } from "react-router-dom";
import type { PaymentFileFragment } from "../../../gql/staff-payments.ts";
import { formatMoment } from "../../../lib/dates.ts";
import { formatAmount, formatMoney } from "../../../lib/money.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { FigureTable } from "../../dashboards/FigureTable.tsx";
import { FactGrid } from "../../kit/FactGrid.tsx";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { useStaffPath } from "../../shell/role-context.ts";
import { paymentTexts } from "./texts.ts";

const { parts, facts, columns, purposes, refusals, ...texts } = paymentTexts;

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
      <SectionCard title={parts.payment}>
        <FactGrid
          facts={[
            [facts.reference, payment.reference],
            [facts.fee, purposes[payment.purpose]],
            [facts.session, payment.session],
            [facts.opened, moment(payment.openedAt)],
            [
              facts.payer,
              payer && (
                <Link key="payer" to={to(`${screens[payer.kind]}/${payer.id}`)}>
                  {payer.name}
                </Link>
              ),
            ],
            [facts.number, payer?.number],
            [facts.email, payer?.email],
          ]}
        />
      </SectionCard>
      <SectionCard title={parts.lines}>
        <FigureTable
          label={parts.lines}
          columns={[columns.fee, columns.amount]}
          rows={lines.map(({ label, amount }) => ({
            key: label,
            cells: [label, formatAmount(amount)],
          }))}
          foot={[texts.total, formatAmount(payment.amount)]}
        />
      </SectionCard>
      <SectionCard title={parts.provider}>
        <FactGrid
          facts={[
            [facts.lastWords, file.gatewayResponse],
            [facts.checks, texts.times(checks)],
            [facts.nextCheck, moment(nextCheckAt) ?? texts.never],
          ]}
        />
      </SectionCard>
      {ledger && (
        <SectionCard title={parts.ledger}>
          <FactGrid
            facts={[
              [facts.amount, formatMoney(ledger.amount, currencySymbol)],
              [facts.paid, moment(ledger.paidAt)],
              [facts.credited, moment(ledger.creditedAt)],
              [
                texts.confirmation,
                <Link key="confirmation" to={ledger.confirmationPath}>
                  {ledger.confirmationPath}
                </Link>,
              ],
            ]}
          />
        </SectionCard>
      )}
      {refused && (
        <SectionCard title={parts.refused}>
          <FactGrid
            facts={[
              [facts.refusedFor, payment.refusal && refusals[payment.refusal]],
              [
                facts.taken,
                refused.amount !== null &&
                  `${refused.currency ?? ""} ${formatAmount(refused.amount / 100)}`,
              ],
              [
                facts.resolution,
                resolution && `${resolution.text} (${resolution.by}, ${moment(resolution.at)})`,
              ],
            ]}
          />
        </SectionCard>
      )}
    </>
  );
};

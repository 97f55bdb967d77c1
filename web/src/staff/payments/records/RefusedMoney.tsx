import { Flex } from "antd";
import { Link } from "react-router-dom";
import type {
  PaymentFileQuery_paymentRecord,
  PaymentFileQuery_paymentRecord_refund,
} from "../../../gql/staff-payments.ts";
import { formatMoment } from "../../../lib/dates.ts";
import { formatAmount } from "../../../lib/money.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { FactGrid } from "../../kit/FactGrid.tsx";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { isScreenOf, useStaffPath, useStaffRoutes } from "../../shell/role-context.ts";
import { refusals } from "../labels.tsx";
import { refundTag } from "../refunds/labels.tsx";

/** What the provider took: `NGN 25,000.00`; empty if it did not say. */
export const takenMoney = (refused: PaymentFileQuery_paymentRecord["refused"]): string =>
  refused?.amount == null ? "" : `${refused.currency ?? ""} ${formatAmount(refused.amount / 100)}`;

interface PaymentRefundProps {
  readonly refund: PaymentFileQuery_paymentRecord_refund;
}

/** The refund of a payment, with a link for those who read refunds. */
const PaymentRefund = ({ refund: { id, state, reference } }: PaymentRefundProps) => {
  const to = useStaffPath();
  const path = `refunds/${id}`;
  return (
    <Flex wrap align="baseline" gap="small" component="span">
      {refundTag(state)}
      {reference && <span>{reference}</span>}
      {isScreenOf(useStaffRoutes(), path) && <Link to={to(path)}>Open the refund</Link>}
    </Flex>
  );
};

/** What became of money that was taken and not credited. */
export const RefusedMoney = ({ file }: { readonly file: PaymentFileQuery_paymentRecord }) => {
  const { timeZone } = usePortal();
  const { payment, refused, refund, resolution } = file;
  if (!refused) return null;
  return (
    <SectionCard title="Refused money">
      <FactGrid
        facts={[
          ["Refused for", payment.refusal && refusals[payment.refusal]],
          ["The provider took", takenMoney(refused)],
          ...(refund ? [["Refund", <PaymentRefund key="refund" refund={refund} />] as const] : []),
          [
            "Dealt with",
            resolution &&
              `${resolution.text} (${resolution.by}, ${formatMoment(resolution.at, timeZone)})`,
          ],
        ]}
      />
    </SectionCard>
  );
};

import {
  ReceiptConfirmationDocument,
  type ReceiptConfirmationQuery,
} from "../../gql/public-documents.ts";
import { formatDay } from "../../lib/dates.ts";
import { formatMoney } from "../../lib/money.ts";
import { type Portal, usePortal } from "../../portal/PortalProvider.tsx";
import { titles } from "../../titles.ts";
import { Confirmation } from "./Confirmation.tsx";
import { receiptTexts as labels } from "./confirmation-texts.ts";
import { useConfirmation } from "./use-confirmation.ts";

type Receipt = NonNullable<ReceiptConfirmationQuery["receiptConfirmation"]>;

const genuineReceipt = (receipt: Receipt, portal: Portal) => ({
  title: labels.genuine,
  hint: labels.genuineHint(portal.collegeName),
  facts: [
    [labels.payer, receipt.payer],
    [labels.item, receipt.item],
    [labels.amount, formatMoney(receipt.amount, portal.currencySymbol)],
    [labels.session, receipt.session],
    [labels.paidAt, formatDay(receipt.paidAt, portal.timeZone)],
    [labels.reference, receipt.reference],
  ] as const,
});

/** The page behind a receipt's QR code. */
export default function ReceiptConfirmationPage() {
  const portal = usePortal();
  const { data, asking } = useConfirmation(ReceiptConfirmationDocument);
  const receipt = data?.receiptConfirmation;
  return (
    <Confirmation
      title={titles.receipt}
      {...asking}
      genuine={receipt && genuineReceipt(receipt, portal)}
      unknown={{ title: labels.unknown, hint: labels.unknownHint(portal.collegeName) }}
    />
  );
}

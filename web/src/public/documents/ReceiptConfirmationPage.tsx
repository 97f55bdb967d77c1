import { ReceiptConfirmationDocument, type ReceiptConfirmationQuery } from "../../gql/public.ts";
import { formatDay } from "../../lib/dates.ts";
import { formatMoney } from "../../lib/money.ts";
import { type Portal, usePortal } from "../../portal/PortalProvider.tsx";
import { titles } from "../../titles.ts";
import { Confirmation } from "./Confirmation.tsx";
import { receiptTexts as words } from "./confirmation-texts.ts";
import { useConfirmation } from "./use-confirmation.ts";

type Receipt = NonNullable<ReceiptConfirmationQuery["receiptConfirmation"]>;

const genuineReceipt = (receipt: Receipt, portal: Portal) => ({
  title: words.genuine,
  hint: words.genuineHint(portal.collegeName),
  facts: [
    [words.payer, receipt.payer],
    [words.item, receipt.item],
    [words.amount, formatMoney(receipt.amount, portal.currencySymbol)],
    [words.session, receipt.session],
    [words.paidAt, formatDay(receipt.paidAt, portal.timeZone)],
    [words.reference, receipt.reference],
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
      unknown={{ title: words.unknown, hint: words.unknownHint(portal.collegeName) }}
    />
  );
}

import { ReceiptConfirmationDocument } from "../../gql/public-documents.ts";
import { formatDay } from "../../lib/dates.ts";
import { formatMoney } from "../../lib/money.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { titles } from "../../titles.ts";
import { Confirmation } from "./Confirmation.tsx";

/** The page behind a receipt's QR code. */
export default function ReceiptConfirmationPage() {
  const { collegeName, currencySymbol, timeZone } = usePortal();
  return (
    <Confirmation
      title={titles.receipt}
      query={ReceiptConfirmationDocument}
      genuineOf={({ receiptConfirmation: receipt }) =>
        receipt && {
          ...(receipt.voidedAt === null
            ? {
                title: "This receipt is genuine",
                hint: `${collegeName} issued a receipt with these details.`,
              }
            : {
                isVoid: true,
                title: "This receipt was voided",
                hint: `${collegeName} issued it, and voided it on ${formatDay(receipt.voidedAt, timeZone)}. It no longer counts as a payment.`,
              }),
          facts: [
            ["Paid by", receipt.payer],
            ["Item", receipt.item],
            ["Amount", formatMoney(receipt.amount, currencySymbol)],
            ["Session", receipt.session],
            ["Date paid", formatDay(receipt.paidAt, timeZone)],
            ["Reference", receipt.reference],
            [
              "Refunds",
              receipt.refunded > 0 ? formatMoney(receipt.refunded, currencySymbol) : null,
            ],
          ],
        }
      }
      unknown={{
        title: "No such receipt",
        hint: `${collegeName} issued no receipt with this code. Check that the whole code was scanned.`,
      }}
    />
  );
}

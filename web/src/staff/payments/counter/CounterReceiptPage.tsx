import { Link, useParams } from "react-router-dom";
import {
  AskReceiptVoidDocument,
  CounterReceiptFileDocument,
  DecideReceiptVoidDocument,
} from "../../../gql/staff-payments.ts";
import { formatDay, formatMoment } from "../../../lib/dates.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { useStaffQuery } from "../../kit/use-staff-query.ts";
import { useStep } from "../../kit/use-step.ts";
import { useStaffPath } from "../../shell/role-context.ts";
import { ReceiptScreen } from "../ReceiptScreen.tsx";
import { methods } from "./labels.tsx";

/** One receipt of the counter. */
export default function CounterReceiptPage() {
  const { receiptId: id = "" } = useParams();
  const { timeZone } = usePortal();
  const to = useStaffPath();
  const query = useStaffQuery(CounterReceiptFileDocument, { id });
  const ask = useStep(AskReceiptVoidDocument, (data) => data.askReceiptVoid, query.reload);
  const decide = useStep(DecideReceiptVoidDocument, (data) => data.decideReceiptVoid, query.reload);
  const file = query.data?.counterReceipt ?? null;
  const receipt = file?.receipt;
  return (
    <ReceiptScreen
      query={query}
      receipt={file && { ...file, ...file.receipt }}
      facts={
        receipt
          ? [
              ["Method", methods[receipt.method]],
              ["Slip number", receipt.slipNumber],
              ["Received", formatMoment(receipt.receivedAt, timeZone)],
              ["Officer", receipt.officer],
              [
                "Cash book",
                <Link key="book" to={to(`cash-books/${receipt.cashBookId}`)}>
                  {formatDay(receipt.receivedAt, timeZone)}
                </Link>,
              ],
            ]
          : []
      }
      consequence="What it paid is owed again. The receipt stays in the books as voided."
      ask={(reason) => ask({ id, reason })}
      decide={(decision) => decide({ id, ...decision })}
    />
  );
}

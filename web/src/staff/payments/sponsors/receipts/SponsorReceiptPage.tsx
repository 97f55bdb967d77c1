import { Link, useParams } from "react-router-dom";
import {
  AskSponsorReceiptVoidDocument,
  DecideSponsorReceiptVoidDocument,
  SponsorReceiptFileDocument,
} from "../../../../gql/staff-payments.ts";
import { formatCalendarDate } from "../../../../lib/dates.ts";
import { useStaffQuery } from "../../../kit/use-staff-query.ts";
import { useStep } from "../../../kit/use-step.ts";
import { useStaffPath } from "../../../shell/role-context.ts";
import { ReceiptScreen } from "../../ReceiptScreen.tsx";

/** A student's receipt of a sponsor's transfer. */
export default function SponsorReceiptPage() {
  const { receiptId: id = "" } = useParams();
  const to = useStaffPath();
  const query = useStaffQuery(SponsorReceiptFileDocument, { id });
  const ask = useStep(
    AskSponsorReceiptVoidDocument,
    (data) => data.askSponsorReceiptVoid,
    query.reload,
  );
  const decide = useStep(
    DecideSponsorReceiptVoidDocument,
    (data) => data.decideSponsorReceiptVoid,
    query.reload,
  );
  const receipt = query.data?.sponsorReceipt ?? null;
  return (
    <ReceiptScreen
      query={query}
      receipt={receipt}
      facts={
        receipt
          ? [
              ["Sponsor", receipt.sponsor],
              ["Paid", formatCalendarDate(receipt.paidOn)],
              [
                "Remittance",
                <Link key="remittance" to={to(`remittances/${receipt.remittanceId}`)}>
                  {receipt.bankReference}
                </Link>,
              ],
            ]
          : []
      }
      consequence="What it paid is owed again. Its money is the sponsor's, and for no student. The receipt stays in the books as voided."
      ask={(reason) => ask({ id, reason })}
      decide={(decision) => decide({ id, ...decision })}
    />
  );
}

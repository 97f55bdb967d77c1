import { Alert } from "antd";
import type {
  ChannelReconciliationQuery_channelReconciliation_ChannelReconciliation as ChannelReconciliation,
  ChannelReconciliationQuery_channelReconciliation_books as DifferingBook,
  ChannelReconciliationQuery_channelReconciliation_transfers as SponsorTransfer,
  TransferSighting,
} from "../../../gql/staff-payments.ts";
import { formatCalendarDate } from "../../../lib/dates.ts";
import { formatAmount, formatMoney } from "../../../lib/money.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { type StatusKind, StatusTag } from "../../../ui/StatusTag.tsx";
import { FigureTable } from "../../dashboards/FigureTable.tsx";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { ScreenLink } from "../ScreenLink.tsx";
import { remittanceTag } from "../sponsors/labels.tsx";
import { sightings } from "./channel-labels.ts";

interface BalanceAlertProps {
  readonly balance: ChannelReconciliation["balance"];
  readonly until: string;
}

/** Whether what came in is what it paid, what went back and credit. */
export const BalanceAlert = ({ balance, until }: BalanceAlertProps) => {
  const { currencySymbol } = usePortal();
  const money = (naira: number): string => formatMoney(naira, currencySymbol);
  const { received, paid, refunded, credit, difference } = balance;
  return (
    <Alert
      type={difference === 0 ? "success" : "error"}
      role="status"
      showIcon
      title={
        difference === 0
          ? "The ledger balances"
          : `The ledger does not balance: ${money(difference)} is unaccounted for`
      }
      description={`Until ${formatCalendarDate(until)}, ${money(received)} came in: ${money(paid)} pays charges, ${money(refunded)} is refunded or reserved for refunds, ${money(credit)} is credit.`}
    />
  );
};

interface BooksProps {
  readonly books: readonly DifferingBook[];
}

/** Cash books whose count differs, with what the officers say. */
export const DifferingBooks = ({ books }: BooksProps) => {
  const { currencySymbol } = usePortal();
  return (
    <SectionCard title="Cash that was counted otherwise">
      <FigureTable
        label="Cash that was counted otherwise"
        textColumns={3}
        pageSize={10}
        columns={["Cash book", "Officer", "Note", `Difference (${currencySymbol})`]}
        rows={books.map(({ id, day, officer, note, difference }) => ({
          key: id,
          cells: [
            <ScreenLink key="book" path={`cash-books/${id}`}>
              {formatCalendarDate(day)}
            </ScreenLink>,
            officer,
            note ?? "–",
            formatAmount(difference),
          ],
        }))}
      />
    </SectionCard>
  );
};

const sightingMarks: Readonly<Record<TransferSighting, StatusKind>> = {
  MATCHED: "good",
  LIKELY: "waiting",
  NOT_SEEN: "waiting",
};

interface TransfersProps {
  readonly transfers: readonly SponsorTransfer[];
}

/** The sponsors' transfers, and whether a statement shows them. */
export const SponsorTransfers = ({ transfers }: TransfersProps) => {
  const { currencySymbol } = usePortal();
  return (
    <SectionCard title="Sponsors' transfers on statements">
      <FigureTable
        label="Sponsors' transfers on statements"
        textColumns={5}
        pageSize={10}
        columns={[
          "Remittance",
          "Sponsor",
          "Paid",
          "State",
          "On a statement",
          `Amount (${currencySymbol})`,
          `Seen (${currencySymbol})`,
        ]}
        rows={transfers.map((transfer) => ({
          key: transfer.remittanceId,
          cells: [
            <ScreenLink key="remittance" path={`remittances/${transfer.remittanceId}`}>
              {transfer.bankReference}
            </ScreenLink>,
            transfer.sponsor,
            formatCalendarDate(transfer.paidOn),
            remittanceTag(transfer.state),
            <Sighting key="seen" transfer={transfer} />,
            formatAmount(transfer.amount),
            transfer.seenAmount === null ? "–" : formatAmount(transfer.seenAmount),
          ],
        }))}
      />
    </SectionCard>
  );
};

const Sighting = ({ transfer: { state, seen, rowId } }: { transfer: SponsorTransfer }) => {
  // Nothing has to come.
  if (state === "DECLINED") return "–";
  const tag = <StatusTag kind={sightingMarks[seen]}>{sightings[seen]}</StatusTag>;
  return rowId === null ? tag : <ScreenLink path={`bank-rows/${rowId}`}>{tag}</ScreenLink>;
};

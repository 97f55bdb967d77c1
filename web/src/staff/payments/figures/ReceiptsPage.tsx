import {
  type PaymentChannel,
  type ReceiptState,
  ReceiptsDocument,
} from "../../../gql/staff-payments.ts";
import { formatAmount } from "../../../lib/money.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { ListScreen } from "../../kit/list/ListScreen.tsx";
import styles from "../../kit/list/StaffList.module.css";
import { useListState } from "../../kit/list/use-list-state.ts";
import { useStaffQuery } from "../../kit/use-staff-query.ts";
import { receiptStates, receiptTag } from "../counter/labels.tsx";
import { channels, choicesOf, paidText } from "../labels.tsx";
import {
  channelField,
  channelKind,
  chargeFields,
  chargeKinds,
  schemaFilters,
  useFigureChoices,
} from "./figure-filters.ts";

/** The screens where receipts are kept. */
const screens: Readonly<Record<PaymentChannel, string>> = {
  ONLINE: "payments",
  COUNTER: "counter-receipts",
  BANK: "bank-rows",
  REMITA: "bank-rows",
  SPONSOR: "sponsor-receipts",
};

const states: Readonly<Record<ReceiptState, string>> = {
  VALID: receiptStates.VALID,
  VOIDED: receiptStates.VOIDED,
};

interface Unspent {
  readonly credit: number;
  readonly refunded: number;
}

/** What of money pays no charges: `500.00 credit, 200.00 for refunds`. */
const restOf = ({ credit, refunded }: Unspent): string | null => {
  const parts = [
    credit > 0 && `${formatAmount(credit)} credit`,
    refunded > 0 && `${formatAmount(refunded)} for refunds`,
  ];
  return parts.filter(Boolean).join(", ") || null;
};

/** Money that came in by every channel: the list behind the figures of what was received. */
export default function ReceiptsPage() {
  const { timeZone, currencySymbol } = usePortal();
  const list = useListState({
    sorts: ["PAID_AT", "AMOUNT"],
    defaultSort: "-PAID_AT",
    filters: {
      session: "text",
      ...chargeKinds,
      channel: channelKind,
      state: ["VALID", "VOIDED"],
    },
  });
  const { data, ...rest } = useStaffQuery(ReceiptsDocument, {
    ...list.variables,
    filter: schemaFilters(list.filters),
  });
  const choices = useFigureChoices(data?.figureChoices);
  const totals = data?.receipts.totals;
  return (
    <ListScreen
      title="All receipts"
      lead="Money that came in by every channel, and how much of it pays charges of the session, section or sponsor that you choose."
      list={list}
      query={{ ...rest, page: data?.receipts ?? null }}
      search="Reference, receipt, name, number or email"
      fields={[
        channelField,
        { name: "session", label: "Session", choices: choices?.sessions ?? [] },
        ...chargeFields(choices, ["Paid from", "Paid until"]),
        { name: "state", label: "State", choices: choicesOf(states) },
      ]}
      rowKey={({ id }) => id}
      empty={{ title: "No money has come in yet" }}
      columns={[
        {
          title: "Number",
          width: 145,
          card: "title",
          link: ({ channel, recordId }) => `${screens[channel]}/${recordId}`,
          cell: ({ reference }) => reference,
          total: "Total without voided",
        },
        {
          title: "Paid for",
          card: "fact",
          cell: ({ payer }) => payer?.name ?? "–",
          under: ({ payer }) => payer?.number,
        },
        {
          title: "Channel",
          width: 100,
          card: "fact",
          cell: ({ channel }) => channels[channel],
          under: ({ sponsor }) => sponsor,
        },
        {
          title: "Paid",
          width: 135,
          card: "fact",
          sort: "PAID_AT",
          cell: (receipt) => paidText(receipt, timeZone),
        },
        {
          title: `Amount (${currencySymbol})`,
          width: 140,
          card: "fact",
          sort: "AMOUNT",
          numeric: true,
          cell: ({ amount }) => formatAmount(amount),
          total: totals && formatAmount(totals.amount),
        },
        {
          title: `Pays charges (${currencySymbol})`,
          width: 165,
          card: "fact",
          numeric: true,
          cell: ({ paid }) => formatAmount(paid),
          under: restOf,
          total: totals && (
            <>
              {formatAmount(totals.paid)}
              <div className={styles.under}>{restOf(totals)}</div>
            </>
          ),
        },
        { title: "State", width: 100, card: "status", cell: ({ state }) => receiptTag(state) },
      ]}
    />
  );
}

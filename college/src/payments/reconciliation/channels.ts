import type { QueryOf, ResponseOf } from "../../../../contract/endpoint.ts";
import type {
  channelReconciliation,
  exportChannelReconciliation,
} from "../../../../contract/payments/channel-reconciliation.ts";
import { zonedDay } from "../../../../contract/zoned-time.ts";
import type { Account } from "../../accounts/guard.ts";
import { type College, onReplica } from "../../context.ts";
import type { FileAnswer } from "../../http/file-answer.ts";
import { exportTable } from "../../lists/export.ts";
import type { Cell } from "../../lists/list.ts";
import { readDays } from "../records/reconciliation.ts";
import { readBalance } from "./balance.ts";
import { readBankLines } from "./bank-lines.ts";
import { shownLine } from "./channel-line.ts";
import { readCounterLines, readDifferingBooks } from "./counter-lines.ts";
import { readOnlineLine, readRefundLine } from "./other-lines.ts";
import { readSponsorLine, readTransfers } from "./sponsor-line.ts";

type Answer = ResponseOf<typeof channelReconciliation>;
type Line = Answer["lines"][number];

/**
 * What the ledger has of some days beside what is at the source, channel by channel, all of one moment.
 * @throws 400 for a range that is invalid or longer than 31 days
 */
export const reconcileChannels = async (
  college: College,
  days: QueryOf<typeof channelReconciliation>,
): Promise<Answer> => {
  const range = { firstDay: days.from, lastDay: days.until, ...readDays(college, days) };
  const today = zonedDay(college.clock(), college.identity.timeZone);
  return onReplica(college).db.transaction(
    async (tx) => ({
      ...days,
      lines: [
        await readOnlineLine(tx, range),
        ...(await readCounterLines(tx, range)),
        ...(await readBankLines(tx, range, today)),
        await readSponsorLine(tx, range),
        await readRefundLine(tx, range),
      ].map(shownLine),
      books: await readDifferingBooks(tx, range),
      transfers: await readTransfers(tx, range),
      balance: await readBalance(tx, range),
    }),
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
};

const channelLabels: Readonly<Record<Line["channel"], string>> = {
  online: "Online",
  cash: "Counter, cash",
  pos: "Counter, POS",
  teller: "Counter, tellers",
  bank: "Bank",
  remita: "Remita",
  sponsor: "Sponsors",
  refund: "Refunds paid out",
};

const headings = [
  "Channel",
  "Account",
  "In the ledger",
  "Ledger (NGN)",
  "At the source",
  "Source (NGN)",
  "Difference (NGN)",
  "Made of",
  "Unexplained (NGN)",
  "Waiting",
  "Days without a statement",
];

/** The lines as a file. @throws as `reconcileChannels` */
export const exportChannels = async (
  college: College,
  account: Account,
  { format, from, until }: QueryOf<typeof exportChannelReconciliation>,
): Promise<FileAnswer> => {
  const { lines } = await reconcileChannels(college, { from, until });
  const table = {
    name: "reconciliation-by-channel",
    parameters: { from, until },
    days: `${from}-${until}`,
    headings,
    rows: lines.map(cellsOf),
  };
  return exportTable({ college, account }, table, format);
};

const cellsOf = (line: Line): Cell[] => [
  channelLabels[line.channel],
  line.account && `${line.account.bank} ${line.account.accountNumber}`,
  line.ledger.count,
  line.ledger.amount,
  line.source?.count ?? null,
  line.source?.amount ?? null,
  line.difference,
  partsText(line.differences),
  line.unexplained,
  partsText(line.waiting),
  line.gaps
    .map((gap) => (gap.from === gap.until ? gap.from : `${gap.from} to ${gap.until}`))
    .join("; "),
];

/** `leftover: 3, 4500.00; returned: 1, 200.00` */
const partsText = (parts: Line["differences"] | Line["waiting"]): string =>
  parts
    .map(
      ({ kind, count, amount }) => `${kind.replaceAll("_", " ")}: ${count}, ${amount.toFixed(2)}`,
    )
    .join("; ");

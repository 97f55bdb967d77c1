import { Flex } from "antd";
import type { ReactNode } from "react";
import type {
  ChannelReconciliationQuery_channelReconciliation_lines as ChannelLine,
  ReconciliationQuery_reconciliation_ledger,
} from "../../../gql/staff-payments.ts";
import { formatCalendarDate } from "../../../lib/dates.ts";
import { formatAmount } from "../../../lib/money.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { StatusTag } from "../../../ui/StatusTag.tsx";
import { FigureTable } from "../../dashboards/FigureTable.tsx";
import { formatCount } from "../../kit/format-count.ts";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { accountText } from "../bank/labels.tsx";
import { ScreenLink } from "../ScreenLink.tsx";
import { channelNames, countedThings, differenceTexts, waitingTexts } from "./channel-labels.ts";
import { type Days, differenceList, ledgerList, sourceList, waitingList } from "./channel-links.ts";

/** What the provider says of what was paid online, as cells of the table. */
export interface ProviderCells {
  readonly source: ReactNode;
  readonly difference: ReactNode;
  readonly parts: ReactNode;
}

interface ChannelTableProps {
  readonly lines: readonly ChannelLine[];
  readonly days: Days;
  readonly provider: ProviderCells;
  readonly actions: ReactNode;
}

/** Each channel: the ledger beside its source, why they differ and what waits. */
export const ChannelTable = ({ lines, days, provider, actions }: ChannelTableProps) => {
  const { currencySymbol } = usePortal();
  return (
    <SectionCard title="Channels" actions={actions}>
      <FigureTable
        label="Channels"
        lastTextColumns={2}
        columns={[
          "Channel",
          `In the ledger (${currencySymbol})`,
          `At the source (${currencySymbol})`,
          `Difference (${currencySymbol})`,
          "Made of",
          "Waiting",
        ]}
        rows={lines.map((line) => ({
          key: `${line.channel} ${line.account?.id ?? ""}`,
          cells: cellsOf(line, days, provider),
        }))}
      />
    </SectionCard>
  );
};

const cellsOf = (line: ChannelLine, days: Days, provider: ProviderCells): readonly ReactNode[] => {
  const { channel, account, ledger, source, difference } = line;
  const [inLedger, atSource] = countedThings[channel];
  const sourcePath = sourceList(line, days);
  const isOnline = channel === "ONLINE";
  return [
    account === null ? channelNames[channel] : accountText(account),
    <ScreenLink key="ledger" path={ledgerList(line, days)}>
      <SumText sum={ledger} of={inLedger} />
    </ScreenLink>,
    isOnline
      ? provider.source
      : source &&
        sourcePath && (
          <ScreenLink key="source" path={sourcePath}>
            <SumText sum={source} of={atSource} />
          </ScreenLink>
        ),
    isOnline ? provider.difference : difference !== null && formatAmount(difference),
    isOnline ? provider.parts : <Differences key="parts" line={line} days={days} />,
    <Waiting key="waiting" line={line} days={days} />,
  ].map((cell) => cell || "–");
};

interface SumTextProps {
  readonly sum: ReconciliationQuery_reconciliation_ledger;
  /** What is counted, in the plural. */
  readonly of: string;
}

/** `1,000.00` with `3 receipts` under it. */
export const SumText = ({ sum, of }: SumTextProps) => (
  <>
    {formatAmount(sum.amount)}
    <br />
    {`${formatCount(sum.count)} ${sum.count === 1 ? of.replace(/s\b/, "") : of}`}
  </>
);

interface PartProps {
  readonly line: ChannelLine;
  readonly days: Days;
}

const Differences = ({ line, days }: PartProps) =>
  line.differences.length > 0 || line.unexplained !== 0 ? (
    <Flex vertical>
      {line.differences.map(({ kind, count, amount }) => (
        <ScreenLink key={kind} path={differenceList(line, kind, days)}>
          {`${differenceTexts[kind]}: ${formatAmount(amount)} (${formatCount(count)})`}
        </ScreenLink>
      ))}
      {line.unexplained !== 0 && (
        <StatusTag kind="bad">{`Unexplained: ${formatAmount(line.unexplained)}`}</StatusTag>
      )}
    </Flex>
  ) : (
    "–"
  );

const Waiting = ({ line, days }: PartProps) =>
  line.waiting.length > 0 || line.gaps.length > 0 ? (
    <Flex vertical>
      {line.waiting.map(({ kind, count, amount }) => (
        <ScreenLink key={kind} path={waitingList(line, kind, days)}>
          {`${waitingTexts[kind]}: ${formatCount(count)}${amount === 0 ? "" : `, ${formatAmount(amount)}`}`}
        </ScreenLink>
      ))}
      {line.gaps.map((gap, index) => (
        <span key={gap.from}>{`${index === 0 ? "No statement: " : ""}${gapText(gap)}`}</span>
      ))}
    </Flex>
  ) : (
    "–"
  );

const gapText = ({ from, until }: Days): string =>
  from === until
    ? formatCalendarDate(from)
    : `${formatCalendarDate(from)} to ${formatCalendarDate(until)}`;

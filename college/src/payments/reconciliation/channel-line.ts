import type { ResponseOf } from "../../../../contract/endpoint.ts";
import type {
  channelReconciliation,
  differenceKinds,
  waitingKinds,
} from "../../../../contract/payments/channel-reconciliation.ts";
import { nairaOf } from "../fees/amounts.ts";

type Line = ResponseOf<typeof channelReconciliation>["lines"][number];

/** Days of the college, and the instants at which the first begins and the last ends. */
export interface DayRange {
  readonly firstDay: string;
  readonly lastDay: string;
  readonly from: Date;
  readonly until: Date;
}

export interface Sum {
  readonly count: number;
  readonly kobo: number;
}

/** How a channel compares, in kobo. */
export interface ChannelLine extends Pick<Line, "channel"> {
  readonly account?: Line["account"];
  readonly ledger: Sum;
  /** Null where the database does not have it. */
  readonly source: Sum | null;
  /** What the source has more than the ledger, or less: negative. */
  readonly differences?: Partial<Readonly<Record<(typeof differenceKinds)[number], Sum>>>;
  readonly waiting: Partial<Readonly<Record<(typeof waitingKinds)[number], Sum>>>;
  readonly gaps?: Line["gaps"];
}

/** A line in the form of the contract, without what is nothing. */
export const shownLine = ({
  channel,
  account = null,
  ledger,
  source,
  differences = {},
  waiting,
  gaps = [],
}: ChannelLine): Line => {
  const differenceKobo = source === null ? null : source.kobo - ledger.kobo;
  const explainedKobo = Object.values(differences).reduce((kobo, one) => kobo + one.kobo, 0);
  return {
    channel,
    account,
    ledger: shownSum(ledger),
    source: source && shownSum(source),
    difference: differenceKobo === null ? null : nairaOf(differenceKobo),
    differences: shownParts(differences),
    unexplained: nairaOf((differenceKobo ?? 0) - explainedKobo),
    waiting: shownParts(waiting),
    gaps,
  };
};

const shownSum = ({ count, kobo }: Sum) => ({ count, amount: nairaOf(kobo) });

const shownParts = <Kind extends string>(parts: Partial<Readonly<Record<Kind, Sum>>>) =>
  (Object.entries(parts) as [Kind, Sum][])
    .filter(([, { count, kobo }]) => count !== 0 || kobo !== 0)
    .map(([kind, sum]) => ({ kind, ...shownSum(sum) }));

export const none: Sum = { count: 0, kobo: 0 };

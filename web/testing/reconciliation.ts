import { anAccountOfABank } from "./bank.ts";

type Overrides = Readonly<Record<string, unknown>>;

/** A channel whose ledger and source agree. */
export const aChannelLine = (overrides: Overrides = {}) => ({
  channel: "CASH",
  account: null,
  ledger: { count: 2, amount: 3_000 },
  source: { count: 1, amount: 3_000 },
  difference: 0,
  differences: [],
  unexplained: 0,
  waiting: [],
  gaps: [],
  ...overrides,
});

/** A bank's account whose statements have more than was credited. */
export const aBankLine = (overrides: Overrides = {}) =>
  aChannelLine({
    channel: "BANK",
    account: anAccountOfABank,
    ledger: { count: 1, amount: 40_000 },
    source: { count: 3, amount: 45_500 },
    difference: 5_500,
    differences: [
      { kind: "LEFTOVER", count: 1, amount: 5_000 },
      { kind: "RETURNED", count: 1, amount: 500 },
    ],
    waiting: [{ kind: "VOID_ASKED", count: 1, amount: 40_000 }],
    gaps: [
      { from: "2026-03-01", until: "2026-03-01" },
      { from: "2026-03-03", until: "2026-03-05" },
    ],
    ...overrides,
  });

/** What is paid online: the provider is asked for its side. */
const anOnlineLine = aChannelLine({
  channel: "ONLINE",
  ledger: { count: 1, amount: 25_000 },
  source: null,
  difference: null,
});

/** The days of a ledger that balances. */
export const reconciledChannels = (overrides: Overrides = {}) => ({
  __typename: "ChannelReconciliation",
  lines: [anOnlineLine, aChannelLine(), aBankLine()],
  books: [],
  transfers: [],
  balance: { received: 68_000, paid: 60_000, refunded: 3_000, credit: 5_000, difference: 0 },
  export: { csv: "/channels.csv", xlsx: "/channels.xlsx" },
  ...overrides,
});

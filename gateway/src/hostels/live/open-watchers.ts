import { randomUUID } from "node:crypto";
import type { GraphQLSchema } from "graphql";
import type { Logger } from "pino";
import { hostelAvailability } from "../../../../contract/hostels/bed-selection.ts";
import type { CollegeClient } from "../../college/client.ts";
import type { WatcherLimits } from "../../config.ts";
import type { Sessions } from "../../session/sessions.ts";
import { AvailabilityPoll } from "./availability-poll.ts";
import { Watchers } from "./watchers.ts";

/** In milliseconds. */
export interface LiveTiming {
  /** The pause between two calls to the college. */
  readonly pauseMs: number;
  /** How long the college may fail before watchers get an error. */
  readonly outageTimeoutMs: number;
  readonly heartbeatMs: number;
  /** How long a watcher may read nothing; checked with each heartbeat. */
  readonly stallTimeoutMs: number;
  /** How often sessions are checked. The streams of an ended session end within twice this time. */
  readonly recheckMs: number;
}

const defaultTiming: LiveTiming = {
  pauseMs: 1_000,
  outageTimeoutMs: 10_000,
  heartbeatMs: 15_000,
  stallTimeoutMs: 60_000,
  recheckMs: 14_000,
};

/** The timeout of one call to the college. A later answer would be out of date. */
const timeoutMs = 4_000;

/** Creates the watchers, empty at first; the first one starts the poll of the college. */
export const openWatchers = ({
  client,
  timing,
  log,
  ...rest
}: {
  readonly client: CollegeClient;
  readonly sessions: Sessions;
  readonly schema: GraphQLSchema;
  readonly limits: WatcherLimits;
  readonly log: Logger;
  readonly timing: Partial<LiveTiming>;
}): Watchers => {
  const { pauseMs, outageTimeoutMs, ...times } = { ...defaultTiming, ...timing };
  const poll = new AvailabilityPoll({
    ask: (signal) =>
      client.call(
        hostelAvailability,
        { timeoutMs },
        { requestId: randomUUID(), address: "127.0.0.1", departure: signal },
      ),
    log,
    pauseMs,
    outageTimeoutMs,
  });
  return new Watchers({ poll, log, ...times, ...rest });
};

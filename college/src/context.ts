import type { Logger } from "pino";
import type { CollegeIdentity } from "../../contract/portal/college-identity.ts";
import type { Tracing } from "../../contract/tracing.ts";
import type { Attempts } from "./accounts/attempts.ts";
import type { CollegeConfig } from "./config.ts";
import type { Database } from "./db/database.ts";
import type { CollegeMetrics } from "./metrics/college-metrics.ts";

/** What every part of the college service works with. */
export interface College {
  readonly config: CollegeConfig;
  readonly identity: CollegeIdentity;
  readonly db: Database;
  /** A copy of it for exports and dashboards, which may be some seconds behind. */
  readonly replica?: Database | undefined;
  /** The time now. Nothing else asks the machine for it, so that tests can move it. */
  readonly clock: () => Date;
  readonly log: Logger;
  readonly attempts: Attempts;
  /** Undefined where nothing is measured. */
  readonly metrics?: CollegeMetrics | undefined;
  /** Undefined where nothing is traced. */
  readonly tracing?: Tracing | undefined;
}

/** The same, reading from the replica where there is one. It must write nothing. */
export const onReplica = (college: College): College => ({
  ...college,
  db: college.replica ?? college.db,
});

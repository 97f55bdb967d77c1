import type { AddressInfo } from "node:net";
import type { Logger } from "pino";
import { serveMetrics } from "../../contract/metrics-server.ts";
import { openTracing } from "../../contract/open-tracing.ts";
import type { CollegeIdentity } from "../../contract/portal/college-identity.ts";
import { createAttempts } from "./accounts/attempts.ts";
import { buildCollege } from "./app.ts";
import type { CollegeConfig } from "./config.ts";
import type { College } from "./context.ts";
import type { OpenDatabase } from "./db/database.ts";
import { openDatabase } from "./db/database.ts";
import { startJobs } from "./jobs/jobs.ts";
import type { CollegeMetrics } from "./metrics/college-metrics.ts";
import { installReference } from "./reference/install.ts";
import { ensureFirstAdmin } from "./staff/first-admin.ts";

export interface CollegeService {
  readonly port: number;
  /** Undefined where nothing is measured. */
  readonly metricsPort: number | undefined;
  /**
   * Says that it stops, and serves for a time in milliseconds. Then finishes the requests and jobs that run, and lets go of
   * the database.
   */
  readonly stop: (drainMs?: number) => Promise<void>;
}

/** Starts the whole service: its database, what it must hold, its jobs and its port. */
export const startService = async (
  config: CollegeConfig,
  identity: CollegeIdentity,
  log: Logger,
): Promise<CollegeService> => {
  const tracing = await openTracing(config.tracesUrl, "portal-college");
  const database = await openDatabase(config, log, tracing);
  const clock = () => new Date();
  try {
    return await serve(database, {
      tracing,
      config,
      identity,
      db: database.db,
      replica: database.replica,
      clock,
      log,
      metrics: config.metrics && (await openMetrics(database, clock)),
      attempts: createAttempts(database.db, config.attemptLimits),
    });
  } catch (error) {
    await database.close();
    throw error;
  }
};

/** Loads what measures only where it is wanted. */
const openMetrics = async (database: OpenDatabase, clock: () => Date): Promise<CollegeMetrics> => {
  const { CollegeMetrics } = await import("./metrics/college-metrics.ts");
  return new CollegeMetrics(database, clock);
};

const serve = async (database: OpenDatabase, college: College): Promise<CollegeService> => {
  const { config, log, db, metrics, tracing } = college;
  await installReference(db);
  if (config.demoData) {
    // Loaded only where it is wanted: nobody's production needs it in memory.
    const { seedDemo } = await import("./demo/seed.ts");
    await seedDemo(college);
  }
  await ensureFirstAdmin(college);
  const { app, drain, jobs } = await buildCollege(college);
  const metricsServer =
    config.metrics &&
    metrics &&
    (await serveMetrics(config.metrics, "COLLEGE_METRICS_PORT", metrics));
  await app.listen({ host: config.host, port: config.port });
  for (const { name } of jobs) metrics?.jobSucceeded(name);
  const running = startJobs(jobs, log, ({ name }) => metrics?.jobSucceeded(name));
  return {
    port: portOf(app.server.address()),
    metricsPort: metricsServer?.port,
    stop: async (drainMs = 0) => {
      await drain.begin(drainMs);
      // Before Fastify closes, for it refuses what comes meanwhile.
      const { answered } = await drain.close();
      await answered;
      await Promise.all([app.close(), running.stop()]);
      await metricsServer?.close();
      await database.close();
      await tracing?.close();
    },
  };
};

const portOf = (address: AddressInfo | string | null): number => {
  if (address === null || typeof address === "string") throw new Error("the college has no port");
  return address.port;
};

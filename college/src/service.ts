import type { AddressInfo } from "node:net";
import type { Logger } from "pino";
import type { CollegeIdentity } from "../../contract/portal/college-identity.ts";
import { createAttempts } from "./accounts/attempts.ts";
import { buildCollege } from "./app.ts";
import type { CollegeConfig } from "./config.ts";
import type { College } from "./context.ts";
import type { OpenDatabase } from "./db/database.ts";
import { openDatabase } from "./db/database.ts";
import { startJobs } from "./jobs/jobs.ts";
import { installReference } from "./reference/install.ts";
import { ensureFirstAdmin } from "./staff/first-admin.ts";

export interface CollegeService {
  readonly port: number;
  /** Finishes the requests and jobs that run, then lets go of the database. */
  readonly stop: () => Promise<void>;
}

/** Starts the whole service: its database, what it must hold, its jobs and its port. */
export const startService = async (
  config: CollegeConfig,
  identity: CollegeIdentity,
  log: Logger,
): Promise<CollegeService> => {
  const database = await openDatabase(config, log);
  try {
    return await serve(database, {
      config,
      identity,
      db: database.db,
      clock: () => new Date(),
      log,
      attempts: createAttempts(database.db, config.attemptLimits),
    });
  } catch (error) {
    await database.close();
    throw error;
  }
};

const serve = async (database: OpenDatabase, college: College): Promise<CollegeService> => {
  const { config, log, db } = college;
  await installReference(db);
  if (config.demoData) {
    // Loaded only where it is wanted: nobody's production needs it in memory.
    const { seedDemo } = await import("./demo/seed.ts");
    await seedDemo(college);
  }
  await ensureFirstAdmin(college);
  const { app, jobs } = await buildCollege(college);
  await app.listen({ host: config.host, port: config.port });
  const running = startJobs(jobs, log);
  return {
    port: portOf(app.server.address()),
    stop: async () => {
      await Promise.all([app.close(), running.stop()]);
      await database.close();
    },
  };
};

const portOf = (address: AddressInfo | string | null): number => {
  if (address === null || typeof address === "string") throw new Error("the college has no port");
  return address.port;
};

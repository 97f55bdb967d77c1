import { readCollegeIdentity } from "../../contract/portal/college-identity.ts";
import { createAttempts } from "../src/accounts/attempts.ts";
import { readConfig } from "../src/config.ts";
import type { College } from "../src/context.ts";
import { openServerDatabase } from "../src/db/database.ts";
import { createLog } from "../src/log.ts";

interface CollegeDatabase {
  readonly college: College;
  readonly close: () => Promise<void>;
}

/**
 * The records of a college that runs as a process of its own, for tests to write what no call can: people, courses, rooms,
 * somebody on the staff. The variables are those the process was started with.
 */
export const openCollegeDatabase = async (
  env: Readonly<Record<"DATABASE_URL" | "COLLEGE_SECRET", string>>,
): Promise<CollegeDatabase> => {
  const config = readConfig(env);
  const log = createLog("silent");
  const database = await openServerDatabase(env.DATABASE_URL, log);
  const college: College = {
    config,
    identity: readCollegeIdentity(env),
    db: database.db,
    clock: () => new Date(),
    log,
    attempts: createAttempts(database.db, config.attemptLimits),
  };
  return { college, close: database.close };
};

import { randomBytes } from "node:crypto";
import { inject } from "vitest";
import { openCollegeDatabase } from "../../college/testing/college-database.ts";
import { createTestDatabase } from "../../college/testing/postgres.ts";
import { openYear } from "../../college/testing/year.ts";
import { type RunningPortal, startPortal } from "./portal.ts";

/** Direct access to the database of the running college. */
export type Records = Awaited<ReturnType<typeof openCollegeDatabase>>["college"];

export interface OwnPortal extends RunningPortal {
  readonly college: Records;
  /** The running session and semester. */
  readonly sessionId: number;
  readonly semesterId: number;
}

/**
 * Starts a portal without demo data. A session runs, with fees, registration and hostels open. Each test
 * creates its own people, courses and beds.
 */
export async function startOwnPortal(env: Record<string, string> = {}): Promise<OwnPortal> {
  const database = await createTestDatabase();
  const settings = {
    DATABASE_URL: database.url,
    COLLEGE_SECRET: randomBytes(32).toString("base64url"),
    COLLEGE_TIME_ZONE: inject("timeZone"),
  };
  const portal = await startPortal({ ...env, ...settings, DEMO_DATA: "false" });
  const { college, close } = await openCollegeDatabase(settings);
  const year = await openYear(college);
  return {
    ...portal,
    ...year,
    college,
    stop: async () => {
      await close();
      await portal.stop();
      await database.drop();
    },
  };
}

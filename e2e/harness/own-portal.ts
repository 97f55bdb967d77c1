import { randomBytes } from "node:crypto";
import { createTestDatabase } from "../../college/testing/postgres.ts";
import { openSideDoor } from "../../college/testing/side-door.ts";
import { openYear } from "../../college/testing/year.ts";
import { type RunningPortal, startPortal } from "./portal.ts";

/** The college's records, to be written by the tests beside the running college. */
export type Records = Awaited<ReturnType<typeof openSideDoor>>["college"];

export interface OwnPortal extends RunningPortal {
  readonly college: Records;
  /** The running session and semester. */
  readonly sessionId: number;
  readonly semesterId: number;
}

/**
 * Starts a portal over a college without demo data: a session runs in it, with fees, registration and hostels open, and
 * the people, courses and beds are those that a test makes.
 */
export async function startOwnPortal(env: Record<string, string> = {}): Promise<OwnPortal> {
  const database = await createTestDatabase();
  const settings = {
    DATABASE_URL: database.url,
    COLLEGE_SECRET: randomBytes(32).toString("base64url"),
  };
  const portal = await startPortal({ ...env, ...settings, DEMO_DATA: "false" });
  const { college, close } = await openSideDoor(settings);
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

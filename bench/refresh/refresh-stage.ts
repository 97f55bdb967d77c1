import type { Student } from "../harness/people.ts";
import { openPortalClient, type PortalClient } from "../harness/portal-client.ts";
import type { Redis } from "../harness/redis.ts";
import { type System, startSystem } from "../harness/system.ts";
import { RotatingCollege } from "./rotating-college.ts";
import { writeVisitors } from "./storm.ts";

/** Gateways before a college that counts. They share their sessions over Redis; one alone needs none. */
export interface RefreshStage {
  readonly college: RotatingCollege;
  readonly system: System;
  readonly client: PortalClient;
  /** All signed in. */
  readonly visitors: readonly Student[];
  readonly stop: () => Promise<void>;
}

export const openRefreshStage = async (
  redis: Redis | undefined,
  { gateways, sessions }: { readonly gateways: number; readonly sessions: number },
): Promise<RefreshStage> => {
  const college = new RotatingCollege();
  const collegeUrl = await college.start();
  const system = await startSystem({
    databaseUrl: "",
    redisUrl: redis?.url,
    colleges: 0,
    collegeUrl,
    gateways,
  });
  const client = openPortalClient(system, gateways * 50);
  const visitors = writeVisitors(sessions);
  const stop = async () => {
    await client.close();
    await system.stop();
    await college.stop();
    redis?.stop();
  };
  try {
    await client.signInAll(visitors);
  } catch (error) {
    await stop();
    throw error;
  }
  return { college, system, client, visitors, stop };
};

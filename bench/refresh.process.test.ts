import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Redis, startRedis } from "./harness/redis.ts";
import { killHolder, killPoints } from "./refresh/holder-kills.ts";
import { openRefreshStage, type RefreshStage } from "./refresh/refresh-stage.ts";
import { runStorm } from "./refresh/storm.ts";

const redis = await startRedis();

const refreshOverGateways = (shared: Redis): void => {
  let stage: RefreshStage;
  beforeAll(async () => {
    stage = await openRefreshStage(shared, { gateways: 4, sessions: 40 });
  });
  afterAll(() => stage?.stop());

  test("each session refreshes once, and every request is answered", async () => {
    const end = await runStorm({ ...stage, requestsEach: 20, atOnce: 10 });

    expect(end).toMatchObject({ exchanged: 40, repeated: 0, errors: new Map() });
    expect(end.times).toHaveLength(800);
  });

  test.each(
    killPoints.map((point, holder) => ({ point, holder })),
  )("nobody is signed out when the refreshing gateway dies: $point", async ({ point, holder }) => {
    const [visitor] = stage.visitors;
    if (visitor === undefined) throw new Error("nobody has signed in");
    const kill = await killHolder(
      { ...stage, redisUrl: shared.url, requestsEach: 9 },
      { point, holder, visitor },
    );

    expect(kill.errors).toEqual([]);
    expect(stage.college.refused).toBe(0);
    // Its lock ends after two seconds; the rest is room for a busy machine.
    expect(kill.longestMs).toBeLessThan(15_000);
  });
};

// Without a Redis gateways share no sessions: then one alone refreshes, and there is nobody to take over.
if (redis !== undefined) describe("refresh over four gateways", () => refreshOverGateways(redis));
else
  test("one gateway alone refreshes each session once", async () => {
    const stage = await openRefreshStage(undefined, { gateways: 1, sessions: 10 });
    const end = await runStorm({ ...stage, requestsEach: 20, atOnce: 10 });
    await stage.stop();

    expect(end).toMatchObject({ exchanged: 10, repeated: 0, errors: new Map() });
  });

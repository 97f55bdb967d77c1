import { Redis } from "ioredis";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { hasRedisServer, startRedis, type TestRedis } from "../../testing/redis-server.ts";
import { waitOptions } from "../../testing/wait-options.ts";
import { MemorySessionStore } from "./memory-store.ts";
import { RedisSessionStore } from "./redis-store.ts";
import type { SessionStore } from "./store.ts";

const aMinute = 60_000;

/** The contract of every store. `open` creates another gateway's client of the same store. */
const storeContract = (open: () => SessionStore): void => {
  let store: SessionStore;
  beforeAll(() => {
    store = open();
  });
  afterAll(() => store.close());

  test("keeps a text under its name", async () => {
    await store.write("kept", "sealed", aMinute);

    expect(await store.read("kept", aMinute)).toBe("sealed");
    expect(await store.read("another", aMinute)).toBeUndefined();
  });

  // Those that wait for time to pass do so together.
  test.concurrent("forgets an unused text after its lifetime", async () => {
    const written = performance.now();
    await store.write("idle", "sealed", 30);
    // A read would extend the lifetime, so the test reads only after it.
    await vi.waitUntil(() => performance.now() - written > 60, waitOptions);

    expect(await store.read("idle", aMinute)).toBeUndefined();
  });

  test.concurrent("lists the live names without extending their lifetime", async () => {
    await store.write("living", "sealed", aMinute);
    await store.write("dying", "sealed", 2_000);
    expect(await store.active(["living", "never", "dying"])).toEqual(new Set(["living", "dying"]));
    expect(await store.active([])).toEqual(new Set());

    // If a check extended the lifetime, the session would never expire.
    await vi.waitUntil(async () => !(await store.active(["dying"])).has("dying"), waitOptions);
  });

  test.concurrent("a read extends the lifetime", async () => {
    await store.write("used", "sealed", 2_000);
    const started = performance.now();
    // Longer than its lifetime without reads; each read extends it.
    await vi.waitUntil(async () => {
      expect(await store.read("used", 2_000)).toBe("sealed");
      return performance.now() - started > 2_500;
    }, waitOptions);
  });

  test("overwrites an existing text, and does not revive an expired one", async () => {
    await store.write("ended", "sealed", aMinute);
    expect(await store.replace("ended", "anew", aMinute)).toBe(true);
    expect(await store.read("ended", aMinute)).toBe("anew");
    await store.remove("ended");

    expect(await store.replace("ended", "again", aMinute)).toBe(false);
    expect(await store.read("ended", aMinute)).toBeUndefined();
  });

  test("lets one caller hold a lock at a time, in any order", async () => {
    let holders = 0;
    let most = 0;
    const hold = async (): Promise<void> => {
      const release = await store.lock("contested", aMinute);
      holders += 1;
      most = Math.max(most, holders);
      await new Promise((resolve) => setImmediate(resolve));
      holders -= 1;
      await release();
    };

    await Promise.all(Array.from({ length: 20 }, hold));

    expect(most).toBe(1);
    expect(holders).toBe(0);
  });

  test("locks of different names do not wait for each other", async () => {
    const first = await store.lock("one name", aMinute);
    const second = await store.lock("another name", aMinute);

    await first();
    await second();
  });

  test("reports that it answers", async () => {
    await expect(store.check()).resolves.toBeUndefined();
  });
};

describe("sessions in memory", () => {
  storeContract(() => new MemorySessionStore(Date.now));

  test("are removed, least recently used first, above the capacity", async () => {
    const store = new MemorySessionStore(Date.now, 2);
    await store.write("first", "a", aMinute);
    await store.write("second", "b", aMinute);
    await store.read("first", aMinute);

    await store.write("third", "c", aMinute);

    expect(await store.read("first", aMinute)).toBe("a");
    expect(await store.read("second", aMinute)).toBeUndefined();
    expect(await store.read("third", aMinute)).toBe("c");
  });
});

// The tests of the Redis store need a Redis; without one they are not defined, and the run's output reports it.
if (hasRedisServer()) {
  describe("sessions in Redis", () => {
    let redis: TestRedis;
    beforeAll(async () => {
      redis = await startRedis();
    });
    afterAll(() => redis.close());

    storeContract(() => new RedisSessionStore(new Redis(redis.address)));

    test("a lock of one gateway keeps another waiting, and ends by itself", async () => {
      const one = new RedisSessionStore(new Redis(redis.address));
      const other = new RedisSessionStore(new Redis(redis.address));
      const order: string[] = [];
      await one.lock("abandoned", 200);
      order.push("one");

      const release = await other.lock("abandoned", 5_000);
      order.push("other");

      await release();
      expect(order).toEqual(["one", "other"]);
      await Promise.all([one.close(), other.close()]);
    });

    test("an expired lock is not released for its new holder", async () => {
      const one = new RedisSessionStore(new Redis(redis.address));
      const other = new RedisSessionStore(new Redis(redis.address));
      const late = await one.lock("passed on", 100);
      const release = await other.lock("passed on", aMinute);

      await late();

      const third = new Redis(redis.address);
      expect(await third.exists("portal:lock:passed on")).toBe(1);
      await release();
      expect(await third.exists("portal:lock:passed on")).toBe(0);
      third.disconnect();
      await Promise.all([one.close(), other.close()]);
    });
  });
} else {
  process.stdout.write(
    "No redis-server on this machine: the Redis session store is not tested here.\n",
  );
}

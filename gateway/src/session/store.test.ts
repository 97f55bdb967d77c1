import { Redis } from "ioredis";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
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

    /** Two gateways, and a client that looks at their keys. */
    const twoStores = () => {
      const [one, other] = [0, 1].map(() => new RedisSessionStore(new Redis(redis.address)));
      const client = new Redis(redis.address);
      if (one === undefined || other === undefined) throw new Error("there are two");
      onTestFinished(async () => {
        client.disconnect();
        await Promise.all([one.close(), other.close()]);
      });
      return { one, other, client };
    };

    test.concurrent("the lock of a dead gateway ends within three seconds", async () => {
      const { one, other, client } = twoStores();
      await one.lock("abandoned", aMinute);
      await one.close();

      expect(await client.pttl("portal:lock:abandoned")).toBeLessThan(3_000);
      const release = await other.lock("abandoned", aMinute);
      await release();
    });

    test.concurrent("a lock lasts as long as its holder needs", async () => {
      const { one, client } = twoStores();
      const release = await one.lock("long", aMinute);
      const started = performance.now();
      await vi.waitUntil(async () => {
        expect(await client.exists("portal:lock:long")).toBe(1);
        return performance.now() - started > 3_500;
      }, waitOptions);

      await release();
      expect(await client.exists("portal:lock:long")).toBe(0);
    });

    test("a lost lock is neither renewed nor released for its new holder", async () => {
      const { one, other, client } = twoStores();
      const late = await one.lock("passed on", aMinute);
      await client.del("portal:lock:passed on");
      const release = await other.lock("passed on", aMinute);

      await late();

      expect(await client.exists("portal:lock:passed on")).toBe(1);
      await release();
      expect(await client.exists("portal:lock:passed on")).toBe(0);
    });

    test("waits no longer than it was told to", async () => {
      const { one, other } = twoStores();
      const release = await one.lock("held", aMinute);

      await expect(other.lock("held", 100)).rejects.toThrow("held for too long");
      await release();
    });
  });
} else {
  process.stdout.write(
    "No redis-server on this machine: the Redis session store is not tested here.\n",
  );
}

import { setTimeout as pause } from "node:timers/promises";
import { Redis as RedisClient } from "ioredis";
import { request } from "undici";
import { operationCalled, operationsOf } from "../harness/operations.ts";
import type { Student } from "../harness/people.ts";
import { codeOf } from "../harness/portal-client.ts";
import type { Node } from "../harness/system.ts";
import type { Journal } from "./journal.ts";
import type { Production } from "./stage.ts";

const sessionQuery = operationCalled(operationsOf("student"), "StudentDashboard");

export interface Scene {
  readonly production: Production;
  readonly journal: Journal;
}

/** Asks each process in turn to stop, and starts it again; so many in all. nginx takes on its file again instead. */
export const restartInTurn = async (
  { production: { system, nginx }, journal }: Scene,
  count: number,
): Promise<void> => {
  const services = [...system.gateways, ...system.colleges];
  const all = [...services.map(restart), async () => nginx.reload()];
  for (let index = 0; index < count; index += 1) {
    await all[index % all.length]?.();
    await journal.settled();
  }
};

const restart = (node: Node) => async (): Promise<void> => {
  const stopped = node.stop();
  await untilUnready(node);
  await stopped;
  await node.restart();
};

/** @throws Error where the process ends without having said that it is not ready. */
const untilUnready = async ({ name, url }: Node): Promise<void> => {
  for (;;) {
    const status = await statusOf(`${url}/ready`);
    if (status === 503) break;
    if (status === undefined) throw new Error(`${name} ended, and nobody was told before.`);
    await pause(20);
  }
  const status = await statusOf(`${url}/health`);
  if (status !== 200) throw new Error(`${name} is not ready, and answers ${status} already.`);
};

const statusOf = async (url: string): Promise<number | undefined> => {
  try {
    const { statusCode, body } = await request(url, { reset: true });
    await body.dump();
    return statusCode;
  } catch {
    return undefined;
  }
};

/** Something that can be ended as `kill -9` does. */
export interface Victim {
  readonly name: string;
  /** Whether another one of its kind serves meanwhile. */
  readonly hasTwin: boolean;
  readonly kill: () => Promise<void>;
  readonly restart: () => Promise<void>;
}

export const victimsOf = ({ system, nginx, postgres, redis }: Production): readonly Victim[] => [
  ...[...system.gateways, ...system.colleges].map((node) => ({ hasTwin: true, ...node })),
  { name: "nginx", hasTwin: false, ...nginx },
  { name: "PostgreSQL", hasTwin: false, ...postgres },
  { name: "Redis", hasTwin: false, ...redis },
];

/**
 * Kills something, and starts it again as Docker does: once its twin has served everybody, or without one once somebody
 * was not answered.
 */
export const killOnce = async ({ journal }: Scene, victim: Victim): Promise<void> => {
  await victim.kill();
  await (victim.hasTwin ? journal.settled() : journal.nextFailure());
  await victim.restart();
  await journal.settled();
};

/** What a Redis without room for anything did to somebody. */
export interface Fullness {
  /** The code of a request of a session that was there; undefined where it was answered. */
  readonly read: string | undefined;
  /** The code of a sign-in. */
  readonly signIn: string | undefined;
  /** The same once there was room again. */
  readonly signInAfter: string | undefined;
}

/** Takes all room from Redis while somebody reads and signs in, then gives it back. */
export const fillRedis = async (
  { production: { redis, client }, journal }: Scene,
  visitor: Student,
): Promise<Fullness> =>
  withRedis(redis.url, async (store) => {
    const signIn = async () => {
      client.forget(visitor);
      return client.cookieOf(visitor).then(() => undefined, codeOf);
    };
    await signIn();
    await store.config("SET", "maxmemory", "1");
    const answer = await client.send(visitor, sessionQuery);
    const read = "error" in answer ? answer.error : answer.lacking;
    const refused = await signIn();
    await journal.another("page");
    await store.config("SET", "maxmemory", "0");
    const signInAfter = await signIn();
    await journal.settled();
    return { read, signIn: refused, signInAfter };
  });

/** Forgets all sessions. */
export const emptyRedis = async ({ production: { redis }, journal }: Scene): Promise<void> =>
  withRedis(redis.url, async (store) => {
    await store.flushall();
    await journal.settled();
  });

const withRedis = async <T>(url: string, use: (redis: RedisClient) => Promise<T>): Promise<T> => {
  const redis = new RedisClient(url);
  try {
    return await use(redis);
  } finally {
    redis.disconnect();
  }
};

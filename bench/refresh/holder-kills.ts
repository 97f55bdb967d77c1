import { Redis } from "ioredis";
import type { Student } from "../harness/people.ts";
import type { PortalClient } from "../harness/portal-client.ts";
import type { System } from "../harness/system.ts";
import type { Exchange, RotatingCollege } from "./rotating-college.ts";
import { paymentsQuery } from "./storm.ts";

/** Where the gateway that refreshes a session's tokens is when it is killed. */
export const killPoints = [
  "the college was asked",
  "the college has new tokens",
  "the college has answered",
  "the new tokens are stored",
] as const;
type KillPoint = (typeof killPoints)[number];

export interface HolderKill {
  readonly point: KillPoint;
  /** The codes of requests at the other gateways that were not answered. */
  readonly errors: readonly string[];
  /** Of the requests at the other gateways, in milliseconds. */
  readonly longestMs: number;
}

interface Scene {
  readonly college: RotatingCollege;
  readonly client: PortalClient;
  readonly system: System;
  readonly redisUrl: string;
  readonly requestsEach: number;
}

/**
 * Kills the gateway that refreshes the tokens of one session, at a point of the refresh. The other gateways are asked for
 * the same session in that moment. Then it starts again.
 */
export const killHolder = async (
  scene: Scene,
  { point, holder, visitor }: { point: KillPoint; holder: number; visitor: Student },
): Promise<HolderKill> => {
  const { college, client, system } = scene;
  const gateway = system.gateways[holder];
  if (gateway === undefined) throw new Error(`There is no gateway ${holder}.`);
  college.expire([visitor.matricNumber]);
  const watch = await watchFor(point, scene);
  const lost = client.sendTo(holder, visitor, paymentsQuery);
  await watch.reached;
  const killed = gateway.kill();
  watch.end();
  const asked = Array.from({ length: scene.requestsEach }, async (_, index) => {
    const place = (index % (system.gateways.length - 1)) + 1;
    const sentAt = performance.now();
    const answer = await client.sendTo(holder + place, visitor, paymentsQuery);
    return { ms: performance.now() - sentAt, error: "error" in answer ? answer.error : undefined };
  });
  const answers = await Promise.all(asked);
  await Promise.all([killed, lost]);
  await gateway.restart();
  return {
    point,
    errors: answers.flatMap(({ error }) => error ?? []),
    longestMs: Math.max(...answers.map(({ ms }) => ms)),
  };
};

interface Watch {
  readonly reached: Promise<void>;
  readonly end: () => void;
}

/** Watches for a point. The college holds its answer back at the first two, so that the gateway is still there when it dies. */
const watchFor = async (point: KillPoint, { college, redisUrl }: Scene): Promise<Watch> => {
  if (point === "the new tokens are stored") return watchStore(redisUrl);
  college.exchange = exchanges[point];
  const reached = new Promise<void>((resolve) => {
    college.onExchange = resolve;
  });
  const end = () => {
    college.exchange = "answered";
    college.onExchange = undefined;
  };
  return { reached, end };
};

const exchanges = {
  "the college was asked": "held before",
  "the college has new tokens": "held after",
  "the college has answered": "answered",
} as const satisfies Partial<Record<KillPoint, Exchange>>;

/** A session's text is only overwritten, with `XX`, by new tokens. The lock is still held then. */
const watchStore = async (redisUrl: string): Promise<Watch> => {
  const redis = new Redis(redisUrl);
  const monitor = await redis.monitor();
  const reached = new Promise<void>((resolve) => {
    monitor.on("monitor", (_time: string, [command, key, ...rest]: readonly string[]) => {
      const isSet = command?.toLowerCase() === "set" && key?.startsWith("portal:session:");
      if (isSet && rest.includes("XX")) resolve();
    });
  });
  const end = () => {
    monitor.disconnect();
    redis.disconnect();
  };
  return { reached, end };
};

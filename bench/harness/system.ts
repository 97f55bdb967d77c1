import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { runNode } from "../../scripts/run.ts";
import { nodeOptions, type ServiceName } from "../../scripts/start/node-options.ts";
import { answersOk } from "../../scripts/start/ready.ts";
import { type Service, startService } from "../../scripts/start/service.ts";
import { freePort } from "../../scripts/testing/free-port.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** As `docker-compose.yml` has it. */
const patienceMs = 40_000;

/** One process of the portal, on a port that it keeps. */
export interface Node {
  readonly name: string;
  readonly url: string;
  /** Of the process that runs now. */
  readonly pid: () => number | undefined;
  /** Ends it as `kill -9` does. */
  readonly kill: () => Promise<void>;
  /** Asks it to stop, and waits until it has. */
  readonly stop: () => Promise<void>;
  /** Starts it again; resolves once it is ready. */
  readonly restart: () => Promise<void>;
}

/** Several colleges on one database, and gateways before them: each gateway asks one college. */
export interface System {
  readonly colleges: readonly Node[];
  readonly gateways: readonly Node[];
  /** False where there is no Redis: each gateway then knows its own sessions alone. */
  readonly sharesSessions: boolean;
  readonly stop: () => Promise<void>;
}

export interface SystemOptions {
  readonly databaseUrl: string;
  readonly redisUrl: string | undefined;
  readonly colleges: number;
  /** Of a college that the bench plays itself, where it starts none. */
  readonly collegeUrl?: string;
  readonly gateways: number;
  /**
   * True where the colleges share the name `college` and a port, as in `docker-compose.yml`, and each gateway asks all of
   * them. They listen on loopback addresses that only Linux has.
   */
  readonly shareName?: boolean;
  readonly env?: Readonly<Record<string, string>>;
  /** Node's own options of the gateways, instead of those they have usually. */
  readonly gatewayOptions?: readonly string[] | undefined;
}

/** What people on one machine would run into, and a campus does not: everybody comes from the same address. */
const forOneAddress = {
  SIGN_IN_TRIES_PER_ADDRESS: "1000000",
  COLLEGE_TRIES_PER_ADDRESS: "1000000",
  // A run that is killed often takes longer than a token lives.
  COLLEGE_ACCESS_TOKEN_SECONDS: "86400",
  SESSION_IDLE_SECONDS: "43200",
};

/** Node's options as a bench is given them, separated by spaces; undefined for the usual ones. */
export const optionsIn = (written: string): readonly string[] | undefined =>
  written === "" ? undefined : written.split(" ");

/** Builds the services into `dist` where they have changed. */
export const buildServices = async (): Promise<void> => {
  await runNode(["--import", "tsx", "scripts/build.ts", "server"], { cwd: root, stdio: "ignore" });
};

/** Builds the services, and starts them from `dist` as a college runs them. */
export const startSystem = async (options: SystemOptions): Promise<System> => {
  await buildServices();
  const dataDir = mkdtempSync(join(tmpdir(), "portal-bench-"));
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: "development",
    LOG_LEVEL: "warn",
    DATA_DIR: dataDir,
    DATABASE_URL: options.databaseUrl,
    COLLEGE_SECRET: randomBytes(32).toString("base64url"),
    SESSION_SECRET: randomBytes(32).toString("base64url"),
    WEB_DIST: join(dataDir, "no-client"),
    ...(options.redisUrl !== undefined && { REDIS_URL: options.redisUrl }),
    ...forOneAddress,
    ...options.env,
  };
  const nodes: Node[] = [];
  const start = async (name: string, place: Place, more: Record<string, string>) => {
    const node = await startNode({
      name,
      place,
      nodeOptions: place.service === "gateway" ? options.gatewayOptions : undefined,
      env: { ...env, ...more },
      logFolder: dataDir,
    });
    nodes.push(node);
    return node;
  };
  const stop = async (): Promise<void> => {
    await Promise.all(nodes.map((node) => node.stop()));
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const sharedPort = options.shareName ? await freePort() : undefined;
    const colleges = await startAll(options.colleges, async (index) => {
      const host = options.shareName ? `127.0.0.${index + 2}` : "127.0.0.1";
      const place: Place = { service: "college", host, port: sharedPort ?? (await freePort()) };
      return start(`college ${index + 1}`, place, {});
    });
    const gateways = await startAll(options.gateways, async (index) => {
      const college = colleges[index % colleges.length];
      const place: Place = { service: "gateway", host: "127.0.0.1", port: await freePort() };
      return start(
        `gateway ${index + 1}`,
        place,
        sharedPort === undefined
          ? {
              COLLEGE_API_URL: college?.url ?? options.collegeUrl ?? "",
            }
          : nameFor(colleges, sharedPort),
      );
    });
    return { colleges, gateways, sharesSessions: options.redisUrl !== undefined, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};

/** One after the other: the first college brings the schema, and the machine is small. */
const startAll = async <T>(count: number, start: (index: number) => Promise<T>): Promise<T[]> => {
  const started: T[] = [];
  for (let index = 0; index < count; index += 1) started.push(await start(index));
  return started;
};

const names = new URL("names.mjs", import.meta.url);

/** Of a gateway that asks the name `college`. */
const nameFor = (colleges: readonly Node[], port: number): Record<string, string> => ({
  COLLEGE_API_URL: `http://college:${port}`,
  NODE_OPTIONS: `--import ${names.href}`,
  BENCH_NAME: `college=${colleges.map(({ url }) => new URL(url).hostname).join(",")}`,
});

interface Place {
  readonly service: ServiceName;
  readonly host: string;
  readonly port: number;
}

const startNode = async ({
  name,
  place: { service, host, port },
  nodeOptions: own = nodeOptions[service],
  env,
  logFolder,
}: {
  readonly name: string;
  readonly place: Place;
  readonly nodeOptions: readonly string[] | undefined;
  readonly env: NodeJS.ProcessEnv;
  readonly logFolder: string;
}): Promise<Node> => {
  const url = `http://${host}:${port}`;
  const prefix = service.toUpperCase();
  const launch = async (): Promise<Service> => {
    const launched = startService({
      name: name.replace(" ", "-"),
      entry: join(root, "dist", service, "src", "server.js"),
      options: own,
      env: { ...env, [`${prefix}_HOST`]: host, [`${prefix}_PORT`]: String(port) },
      logFolder,
      patienceMs,
    });
    await untilAnswers(launched, `${url}/health`);
    return launched;
  };
  let running = await launch();
  return {
    name,
    url,
    pid: () => running.pid,
    kill: () => running.kill(),
    stop: () => running.stop(),
    restart: async () => {
      running = await launch();
    },
  };
};

const untilAnswers = async (service: Service, url: string): Promise<void> => {
  const end = service.ended.then(
    (how) => new Error(`The ${service.name} could not start (${how}).`),
  );
  while (!(await answersOk(url))) {
    const ended = await Promise.race([end, pause(50)]);
    if (ended instanceof Error) throw ended;
  }
};

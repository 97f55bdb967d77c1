import { randomBytes } from "node:crypto";
import { readDrainMs } from "../../contract/drain.ts";
import { type Environment, EnvironmentReader, logLevels } from "../../contract/environment.ts";
import { type MetricsAddress, readMetricsAddress } from "../../contract/metrics-server.ts";
import {
  type CollegeIdentity,
  readCollegeIdentity,
} from "../../contract/portal/college-identity.ts";
import { readTracesUrl } from "../../contract/tracing.ts";
import type { AcceptedOperations } from "./graphql/persisted-operations.ts";

/** The number of attempts before a caller has to wait; `src/limits` sets the time window. */
export interface AttemptLimits {
  /** Refused sign-ins from one address, which a whole campus may share. */
  readonly signInPerAddress: number;
  /** Refused sign-ins of one account from one address, so that an attacker cannot lock the owner out. */
  readonly signInPerAccount: number;
  /** Requests for codes and links, and attempts to use a code, from one address. */
  readonly resetPerAddress: number;
  /** The same for one email or application number. */
  readonly resetPerAccount: number;
  /** Look-ups of payments, documents and verification links, which are public, from one address. */
  readonly lookupsPerAddress: number;
  /** New applications from one address. */
  readonly signUpsPerAddress: number;
}

/** How many streams of events are open at once. */
export interface WatcherLimits {
  readonly perGateway: number;
  readonly perSession: number;
}

export interface GatewayConfig {
  readonly production: boolean;
  readonly host: string;
  /** 0 means any free port. */
  readonly port: number;
  /** How long the process still answers once it is asked to stop, in milliseconds. */
  readonly drainMs: number;
  /** Undefined: the gateway measures nothing. */
  readonly metrics: MetricsAddress | undefined;
  /** Where traces are sent; undefined: the gateway traces nothing. */
  readonly tracesUrl: string | undefined;
  /** The college's REST service; a path before its endpoints is kept. */
  readonly collegeUrl: string;
  /** Fixes one token refresh path; without it both are tried. */
  readonly collegeRefreshPath: string | undefined;
  /** How long the college may take to answer a read, and a write, in milliseconds. */
  readonly collegeReadMs: number;
  readonly collegeWriteMs: number;
  /** Origin of the portal as browsers see it, without a slash at the end. */
  readonly publicUrl: string;
  /** Folder of the built web client. */
  readonly webDist: string;
  /** Without it this process keeps sessions and limits. */
  readonly redisUrl: string | undefined;
  /** Encrypts sessions: the first is used for new ones, the others still open old ones. */
  readonly sessionSecrets: readonly string[];
  readonly sessionIdleMs: number;
  readonly sessionAbsoluteMs: number;
  /** The number of proxies in front. The client's address is this entry of `x-forwarded-for`, counted from the right. */
  readonly trustedProxies: number;
  /** The GraphQL explorer and introspection, for developers. */
  readonly graphiql: boolean;
  /** What clients may send. */
  readonly operations: AcceptedOperations;
  readonly attempts: AttemptLimits;
  /** Bytes of uploads held in memory at once. A further upload is refused with a time to retry. */
  readonly uploadBytes: number;
  readonly watchers: WatcherLimits;
  readonly identity: CollegeIdentity;
  readonly logLevel: string;
}

/**
 * Reads the whole configuration at once.
 * @throws ConfigurationError that names every variable that is wrong or missing.
 */
export const readConfig = (env: Environment): GatewayConfig => {
  const read = new EnvironmentReader();
  const production = env.NODE_ENV === "production";
  const attempts = (name: string, value: string | undefined, fallback: number) =>
    read.integer(name, value, fallback, 1, 1_000_000);
  const seconds = (name: string, value: string | undefined, fallback: number) =>
    read.integer(name, value, fallback, 1, 90 * 24 * 3600) * 1000;
  const graphiql = read.oneOf("GRAPHIQL", env.GRAPHIQL, production ? "off" : "on", ["on", "off"]);
  const ownPort = port(read, env);

  const config: GatewayConfig = {
    production,
    host: read.text("GATEWAY_HOST", env.GATEWAY_HOST, "127.0.0.1"),
    port: ownPort,
    drainMs: readDrainMs(read, env.DRAIN_SECONDS, production),
    metrics: readMetricsAddress(
      read,
      "GATEWAY",
      { host: env.GATEWAY_METRICS_HOST, port: env.GATEWAY_METRICS_PORT },
      ownPort,
    ),
    tracesUrl: readTracesUrl(read, {
      OTEL_EXPORTER_OTLP_ENDPOINT: env.OTEL_EXPORTER_OTLP_ENDPOINT,
      OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT,
    }),
    collegeUrl:
      read.url("COLLEGE_API_URL", env.COLLEGE_API_URL, ["http:", "https:"]) ??
      "http://127.0.0.1:4001",
    collegeRefreshPath: refreshPath(read, env.COLLEGE_REFRESH_PATH),
    collegeReadMs: seconds("COLLEGE_READ_SECONDS", env.COLLEGE_READ_SECONDS, 8),
    collegeWriteMs: seconds("COLLEGE_WRITE_SECONDS", env.COLLEGE_WRITE_SECONDS, 20),
    publicUrl: read.origin("PUBLIC_URL", env.PUBLIC_URL, "http://localhost:4000"),
    webDist: read.text("WEB_DIST", env.WEB_DIST, "dist/web"),
    redisUrl: read.url("REDIS_URL", env.REDIS_URL, ["redis:", "rediss:"]),
    sessionSecrets: sessionSecrets(read, env.SESSION_SECRET, production),
    sessionIdleMs: seconds("SESSION_IDLE_SECONDS", env.SESSION_IDLE_SECONDS, 30 * 60),
    sessionAbsoluteMs: seconds("SESSION_ABSOLUTE_SECONDS", env.SESSION_ABSOLUTE_SECONDS, 43_200),
    trustedProxies: read.integer("TRUST_PROXY", env.TRUST_PROXY, 0, 0, 10),
    graphiql: graphiql === "on",
    operations: operations(read, env.GRAPHQL_OPERATIONS, graphiql),
    attempts: {
      signInPerAddress: attempts("SIGN_IN_TRIES_PER_ADDRESS", env.SIGN_IN_TRIES_PER_ADDRESS, 300),
      signInPerAccount: attempts("SIGN_IN_TRIES_PER_ACCOUNT", env.SIGN_IN_TRIES_PER_ACCOUNT, 10),
      resetPerAddress: attempts("RESET_TRIES_PER_ADDRESS", env.RESET_TRIES_PER_ADDRESS, 100),
      resetPerAccount: attempts("RESET_TRIES_PER_ACCOUNT", env.RESET_TRIES_PER_ACCOUNT, 10),
      lookupsPerAddress: attempts("LOOKUPS_PER_ADDRESS", env.LOOKUPS_PER_ADDRESS, 600),
      signUpsPerAddress: attempts("SIGN_UPS_PER_ADDRESS", env.SIGN_UPS_PER_ADDRESS, 300),
    },
    uploadBytes:
      read.integer("UPLOAD_MEGABYTES", env.UPLOAD_MEGABYTES, 128, 16, 16_384) * 1024 * 1024,
    watchers: {
      perGateway: read.integer("WATCHERS_PER_GATEWAY", env.WATCHERS_PER_GATEWAY, 4_000, 1, 100_000),
      perSession: read.integer("WATCHERS_PER_SESSION", env.WATCHERS_PER_SESSION, 5, 1, 1_000),
    },
    identity: readCollegeIdentity(env),
    logLevel: read.oneOf("LOG_LEVEL", env.LOG_LEVEL, "info", logLevels),
  };
  if (production) requireProductionSettings(read, env, config);
  read.throwProblems();
  return config;
};

/** Platforms that choose the port set `PORT`. */
const port = (read: EnvironmentReader, env: Environment): number => {
  const name = env.GATEWAY_PORT?.trim() ? "GATEWAY_PORT" : "PORT";
  return read.integer(name, env[name], 4000, 0, 65_535);
};

const refreshPath = (read: EnvironmentReader, value: string | undefined): string | undefined => {
  const written = value?.trim() || undefined;
  if (written !== undefined && !/^\/[\w./-]*$/.test(written)) {
    read.report("COLLEGE_REFRESH_PATH", "must be a path such as /auth/token/refresh/");
  }
  return written;
};

const operations = (
  read: EnvironmentReader,
  value: string | undefined,
  graphiql: "on" | "off",
): AcceptedOperations => {
  const accepted = read.oneOf("GRAPHQL_OPERATIONS", value, "any", ["any", "persisted"]);
  if (accepted === "persisted" && graphiql === "on") {
    read.report("GRAPHQL_OPERATIONS", "must be any where GRAPHIQL is on, which sends any");
  }
  return accepted;
};

/** Without one, sessions are encrypted with a random secret and end when the process does. */
const sessionSecrets = (
  read: EnvironmentReader,
  value: string | undefined,
  production: boolean,
): readonly string[] => {
  const secrets = read.list("SESSION_SECRET", value, []);
  if (production && (secrets.length === 0 || secrets.some((secret) => secret.length < 32))) {
    read.report("SESSION_SECRET", "must be set in production, to at least 32 random characters");
  }
  return secrets.length > 0 ? secrets : [randomBytes(32).toString("base64url")];
};

/** Settings that are optional on a developer's machine and required in production. */
const requireProductionSettings = (
  read: EnvironmentReader,
  env: Environment,
  config: GatewayConfig,
): void => {
  if (!config.publicUrl.startsWith("https://")) {
    read.report("PUBLIC_URL", "must be an https address in production");
  }
  if (!env.COLLEGE_API_URL) {
    read.report("COLLEGE_API_URL", "must be set in production, to the college's service");
  }
  if (config.redisUrl === undefined && env.SINGLE_INSTANCE !== "allow") {
    read.report(
      "REDIS_URL",
      "must be set in production (or SINGLE_INSTANCE=allow, and a restart signs everybody out)",
    );
  }
};

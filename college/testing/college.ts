import { asc } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { readCollegeIdentity } from "../../contract/portal/college-identity.ts";
import { createAttempts } from "../src/accounts/attempts.ts";
import { buildCollege } from "../src/app.ts";
import { type CollegeConfig, readConfig } from "../src/config.ts";
import type { College } from "../src/context.ts";
import { type OpenDatabase, openServerDatabase, type ServerOptions } from "../src/db/database.ts";
import { mailMessage } from "../src/db/schema/mail.ts";
import { createLog } from "../src/log.ts";
import { watchAudit } from "./audit.ts";
import { returnDatabase, takeDatabase, takeFilled } from "./databases.ts";

export interface TestCollege {
  /** Where it listens, without a slash at the end. */
  readonly url: string;
  readonly app: FastifyInstance;
  readonly college: College;
  readonly clock: TestClock;
  /** Mail queued so far, oldest first. */
  readonly mail: () => Promise<readonly SentMail[]>;
  readonly close: () => Promise<void>;
}

export interface SentMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface TestCollegeOptions {
  /** A database that the test has made, which several colleges may share. Default: one of the college's own. */
  readonly databaseUrl?: string;
  /** How long calls wait for it. Default: so long that a busy machine does not make them fail. */
  readonly timeouts?: Pick<ServerOptions, "connectionTimeoutMs" | "statementTimeoutMs">;
  /** Default: a Tuesday morning in the second semester of 2025/2026. With the demo data the late evening of that day. */
  readonly now?: string;
  /** Whether it has the demo data of that day, which are written once in a run and copied. */
  readonly hasDemo?: boolean;
  readonly config?: Partial<CollegeConfig>;
  /** Variables for `readCollegeIdentity`. */
  readonly identity?: Readonly<Record<string, string>>;
}

/**
 * A whole college on a port of its own, with an empty, migrated database and a clock that the test moves. Closing one with
 * a database of its own throws when somebody on the staff has changed something that is not in the audit log.
 */
export const startTestCollege = async (options: TestCollegeOptions = {}): Promise<TestCollege> => {
  const startsAt = options.now ?? (options.hasDemo ? demoTime : "2026-03-10T09:00:00.000Z");
  const clock = new TestClock(new Date(startsAt));
  const config: CollegeConfig = {
    ...readConfig(secret),
    port: 0,
    databaseUrl: options.databaseUrl,
    logLevel: "silent",
    ...options.config,
  };
  const log = createLog(config.logLevel);
  const take = options.hasDemo ? takeDemo : takeDatabase;
  const own = options.databaseUrl === undefined ? await take(log) : undefined;
  const database = own ?? (await openSharedDatabase(options, log));
  const metrics = config.metrics && (await openMetrics(database, clock.read));
  const college: College = {
    config,
    identity: readCollegeIdentity(options.identity ?? {}),
    db: database.db,
    replica: database.replica,
    clock: clock.read,
    log,
    attempts: createAttempts(database.db, config.attemptLimits),
    metrics,
  };
  const { app } = await buildCollege(college);
  const endWatch = own && watchAudit(own, app);
  const url = await app.listen({ host: "127.0.0.1", port: 0 });
  return {
    url,
    app,
    college,
    clock,
    mail: () => readMail(college),
    close: async () => {
      await app.close();
      try {
        endWatch?.();
      } finally {
        await (own ? returnDatabase(own) : database.close());
      }
    },
  };
};

const secret = { COLLEGE_SECRET: "a-secret-of-the-tests-and-of-nobody-else" };

/** Late in the evening in Lagos. */
const demoTime = "2026-03-10T22:30:00.000Z";

/**
 * The demo's code is loaded only where a test needs it. The settings are not those of the test that asks first, because all tests
 * share what is written.
 */
const takeDemo = async (log: College["log"]) => {
  const { seedDemo } = await import("../src/demo/seed.ts");
  const settings = { config: readConfig(secret), identity: readCollegeIdentity({}) };
  const clock = () => new Date(demoTime);
  return takeFilled("demo", ({ db }) => seedDemo({ ...settings, log, db, clock }), log);
};

/** Loaded only where a test measures. */
const openMetrics = async (database: OpenDatabase, now: () => Date) => {
  const { CollegeMetrics } = await import("../src/metrics/college-metrics.ts");
  return new CollegeMetrics(database, now);
};

const openSharedDatabase = (
  { databaseUrl = "", timeouts, config }: TestCollegeOptions,
  log: College["log"],
): Promise<OpenDatabase> =>
  openServerDatabase(databaseUrl, log, {
    connectionTimeoutMs: 60_000,
    statementTimeoutMs: 60_000,
    replicaUrl: config?.replicaUrl,
    ...timeouts,
  });

const readMail = async ({ db }: College): Promise<readonly SentMail[]> => {
  const rows = await db.select().from(mailMessage).orderBy(asc(mailMessage.id));
  return rows.map(({ recipient, subject, body }) => ({
    to: recipient,
    subject,
    text: body ?? "",
  }));
};

/** A clock that stands still until a test moves it. */
export class TestClock {
  #now: Date;

  constructor(now: Date) {
    this.#now = now;
  }

  readonly read = (): Date => new Date(this.#now);

  set(now: Date | string): void {
    this.#now = new Date(now);
  }

  advance(by: { days?: number; hours?: number; minutes?: number; seconds?: number }): void {
    const { days = 0, hours = 0, minutes = 0, seconds = 0 } = by;
    const total = ((days * 24 + hours) * 60 + minutes) * 60 + seconds;
    this.#now = new Date(this.#now.getTime() + total * 1000);
  }
}

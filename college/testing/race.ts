import { Client } from "pg";
import { expect } from "vitest";
import { startTestCollege, type TestCollege } from "./college.ts";
import { createTestDatabase } from "./postgres.ts";

type TableLock = "share" | "access exclusive";

type Meanwhile = (waitForBlocked: (calls: number) => Promise<void>) => Promise<void>;

export interface Race {
  readonly colleges: readonly [TestCollege, TestCollege];
  /** Calls both colleges in turn, all at once. */
  readonly burst: <T>(
    times: number,
    call: (url: string, index: number) => PromiseLike<T>,
  ) => Promise<T[]>;
  /**
   * Starts calls while writes to a table are held up, and lets go when `waiting` of them have come to a lock: by then
   * each has read all that it reads without one. `meanwhile` is done before it lets go, and can wait for more of them. With the lock
   * `access exclusive` reads of the table are held up too.
   */
  readonly whileLocked: <T>(
    table: string,
    waiting: number,
    start: () => Promise<T>,
    meanwhile?: Meanwhile,
    lock?: TableLock,
  ) => Promise<T>;
  readonly close: () => Promise<void>;
}

/** Two colleges over one PostgreSQL: the embedded database has one connection, so it cannot race. */
export const startRace = async (): Promise<Race> => {
  const database = await createTestDatabase();
  const start = () => startTestCollege({ databaseUrl: database.url });
  const colleges = await Promise.all([start(), start()]);
  return {
    colleges,
    burst: (times, call) =>
      Promise.all(
        Array.from({ length: times }, (_, index) =>
          call(colleges[index % 2 === 0 ? 0 : 1].url, index),
        ),
      ),
    whileLocked: (table, waiting, begin, meanwhile, lock) =>
      whileLocked(database.url, table, waiting, begin, meanwhile, lock),
    close: async () => {
      await Promise.all(colleges.map((college) => college.close()));
      await database.drop();
    },
  };
};

const whileLocked = async <T>(
  url: string,
  table: string,
  waiting: number,
  start: () => Promise<T>,
  meanwhile: Meanwhile = async () => undefined,
  lock: TableLock = "share",
): Promise<T> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`begin; lock table ${table} in ${lock} mode`);
  const outcome = start();
  const waitForBlocked = (calls: number) =>
    expect.poll(() => countWaiting(client), { timeout: 20_000 }).toBeGreaterThanOrEqual(calls);
  try {
    await waitForBlocked(waiting);
    await meanwhile(waitForBlocked);
  } finally {
    await client.query("commit");
    await client.end();
  }
  return outcome;
};

/** How many wait for a lock in this client's database; other tests wait in theirs on the same server. */
export const countWaiting = async (client: Client): Promise<number> => {
  // Within a transaction the statistics snapshot would otherwise never change.
  await client.query("select pg_stat_clear_snapshot()");
  const { rows } = await client.query(
    "select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return rows[0].waiting;
};

/** How many answers had each status. */
export const statusCounts = (
  answers: readonly { readonly status: number }[],
): Record<number, number> => {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

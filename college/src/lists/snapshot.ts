import { sql } from "drizzle-orm";
import type { College } from "../context.ts";
import type { Database } from "../db/database.ts";

/** The database as it stood at one moment, for as long as it is held. */
export interface Snapshot {
  readonly db: Database;
  readonly release: () => Promise<void>;
}

/** A reader may pause between two batches for longer than a transaction is otherwise left idle; `stallMs` ends it first. */
const idleSetting = sql`set local idle_in_transaction_session_timeout = '120s'`;

/**
 * Takes a snapshot of a PostgreSQL server: a transaction that reads only. The embedded database has a single connection,
 * which nobody may hold while a client reads: there, what is read is as it stands when it is read.
 */
export const takeSnapshot = async ({
  db,
  config,
}: Pick<College, "db" | "config">): Promise<Snapshot> => {
  if (config.databaseUrl === undefined) return { db, release: async () => {} };
  return new Promise((resolve, reject) => {
    const running = db.transaction(
      async (tx) => {
        await tx.execute(idleSetting);
        await new Promise<void>((end) => {
          const release = async (): Promise<void> => {
            end();
            // Nothing was written: a connection that broke meanwhile was told of by the read that met it.
            await running.catch(() => {});
          };
          resolve({ db: tx, release });
        });
      },
      { isolationLevel: "repeatable read", accessMode: "read only" },
    );
    running.catch(reject);
  });
};

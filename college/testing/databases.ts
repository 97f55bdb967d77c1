import { randomBytes } from "node:crypto";
import { Client, type Pool, type PoolClient } from "pg";
import type { Logger } from "pino";
import { inject } from "vitest";
import { withClient } from "../../scripts/testing/with-client.ts";
import { type OpenDatabase, openServerDatabase } from "../src/db/database.ts";

/** A database of a test college's own, on the run's PostgreSQL server. */
export interface OwnDatabase extends OpenDatabase {
  readonly pool: Pool;
  /** Who is told the names of the tables that a statement, or a transaction that was committed, has written. */
  onWrite: ((tables: readonly string[]) => void) | undefined;
}

/** Databases whose colleges have closed. Emptying one takes a fraction of the time that copying one takes. */
const emptied: OwnDatabase[] = [];

/** Gives a migrated, empty database. */
export const takeDatabase = async (log: Logger): Promise<OwnDatabase> =>
  emptied.pop() ?? copyMigrated(log);

/** Empties a database for the next caller of `takeDatabase`. One that has become large is closed: its deleted rows remain. */
export const returnDatabase = async (database: OwnDatabase): Promise<void> => {
  database.onWrite = undefined;
  const { rows } = await database.pool.query<{ size: string }>(
    "select pg_database_size(current_database()) as size",
  );
  if (Number(rows[0]?.size) > largestReused) return database.close();
  await database.pool.query(emptyAll);
  emptied.push(database);
};

const largestReused = 24 * 1024 * 1024;

/** As a replica, the database skips the checks of foreign keys, so the tables may be emptied in any order. */
const emptyAll = `
  do $$
  declare
    found record;
  begin
    set local session_replication_role = replica;
    for found in
      select oid::regclass as name from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > 0
    loop
      execute format('delete from %s', found.name);
    end loop;
    for found in select sequencename as name from pg_sequences
      where schemaname = 'public' and last_value is not null
    loop
      execute format('alter sequence %I restart', found.name);
    end loop;
  end
  $$`;

const copyMigrated = async (log: Logger): Promise<OwnDatabase> =>
  openCopy(await copyOf(migratedName()), log);

/**
 * Gives a copy of a database that `fill` has filled. The first caller of a run fills it, and others wait for that. `name` tells
 * it from others.
 */
export const takeFilled = async (
  name: string,
  fill: (database: OpenDatabase) => Promise<unknown>,
  log: Logger,
): Promise<OwnDatabase> => {
  const filled = `${migratedName()}_${name}`;
  await withClient(inject("postgresUrl"), async (client) => {
    // Held until the connection ends.
    await client.query("select pg_advisory_lock(hashtext($1))", [filled]);
    const found = await client.query("select from pg_database where datname = $1", [filled]);
    if (found.rowCount !== 0) return;
    const copy = await copyOf(migratedName());
    const database = await openCopy(copy, log);
    await fill(database).finally(() => database.close());
    await client.query(`alter database ${copy} rename to ${filled}`);
  });
  return openCopy(await copyOf(filled), log);
};

const migratedName = (): string => new URL(inject("migratedUrl")).pathname.slice(1);

/** Copies a database that nobody has open. Answers the name of the copy. */
const copyOf = async (template: string): Promise<string> => {
  const name = `${migratedName()}_${randomBytes(4).toString("hex")}`;
  await withClient(inject("postgresUrl"), (client) =>
    client.query(`create database ${name} template ${template}`),
  );
  return name;
};

const openCopy = async (name: string, log: Logger): Promise<OwnDatabase> => {
  const url = new URL(inject("migratedUrl"));
  url.pathname = `/${name}`;
  const server = await openServerDatabase(url.href, log, {
    migrates: false,
    // Statements have one order, so that what tests write at once has always the same numbers.
    connections: 1,
    connectionTimeoutMs: 60_000,
    statementTimeoutMs: 60_000,
  });
  const database: OwnDatabase = { ...server, onWrite: undefined };
  noteWrites(database);
  return database;
};

const noteWrites = (database: OwnDatabase): void => {
  const { pool } = database;
  const query: Send = pool.query.bind(pool);
  const send: Send = async (...statement) => {
    const answer = await query(...statement);
    const table = writtenTable(textOf(statement[0]));
    if (table !== undefined) database.onWrite?.([table]);
    return answer;
  };
  Object.assign(pool, { query: send });
  pool.on("connect", (client) => noteTransactions(client, database));
};

type Send = (...statement: readonly unknown[]) => Promise<unknown>;

/** Statements that the pool sends for itself end with a callback. All others are of a transaction. */
const noteTransactions = (client: PoolClient, database: OwnDatabase): void => {
  // Through the prototype, where tests count the queries.
  const query = (...statement: readonly unknown[]) =>
    Reflect.apply(Client.prototype.query, client, statement);
  let tables: string[] = [];
  const send: Send = async (...statement) => {
    const text = textOf(statement[0]);
    const answer = await query(...statement);
    const table = writtenTable(text);
    if (table !== undefined) tables.push(table);
    if (text === "commit") database.onWrite?.(tables);
    if (text === "commit" || text === "rollback") tables = [];
    return answer;
  };
  Object.assign(client, {
    query: (...statement: readonly unknown[]) =>
      typeof statement.at(-1) === "function" ? query(...statement) : send(...statement),
  });
};

const textOf = (statement: unknown): string =>
  typeof statement === "object" && statement !== null && "text" in statement
    ? String(statement.text)
    : String(statement);

const writtenTable = (text: string): string | undefined =>
  /^\s*(?:with\b[\s\S]*?)?\b(?:insert into|update|delete from)\s+"(\w+)"/i.exec(text)?.[1];

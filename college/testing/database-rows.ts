import type { Client } from "pg";

/** The portal's tables, as the catalogue names them. */
export const tablesOf = async (client: Client): Promise<readonly string[]> => {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`,
  );
  return rows.map(({ name }) => name);
};

/** All rows of each table, as PostgreSQL writes them. */
export const rowsByTable = async (
  client: Client,
): Promise<ReadonlyMap<string, readonly Readonly<Record<string, unknown>>[]>> => {
  const found = new Map<string, readonly Readonly<Record<string, unknown>>[]>();
  for (const table of await tablesOf(client)) {
    const { rows } = await client.query<{ row: Record<string, unknown> }>(
      `select to_jsonb(t) as row from "${table}" t order by t::text`,
    );
    found.set(
      table,
      rows.map(({ row }) => row),
    );
  }
  return found;
};

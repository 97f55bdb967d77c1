import { type Column, type SQL, sql } from "drizzle-orm";
import type { Database } from "./database.ts";

/**
 * A prepared query, or what reads by one, that is built once for each database, not at each call: Drizzle takes longer to write the SQL of a
 * query with many joins than PostgreSQL to answer it. In a transaction it is built anew, because a prepared query belongs
 * to one connection. Everything that differs between calls is a `sql.placeholder`.
 */
export const prepareOnce = <Query>(prepare: (db: Database) => Query): ((db: Database) => Query) => {
  const prepared = new WeakMap<Database, Query>();
  return (db) => {
    const known = prepared.get(db);
    if (known !== undefined) return known;
    const query = prepare(db);
    prepared.set(db, query);
    return query;
  };
};

/**
 * In a prepared query, that a column is one of the values of a placeholder, however many those are. PostgreSQL keeps one plan
 * for all numbers of values: the inner `select` hides them, or it would plan anew for few.
 */
export const isOneOf = (column: Column, placeholder: string): SQL => {
  const array = sql.raw(`${column.getSQLType()}[]`);
  return sql`${column} = any((select ${sql.placeholder(placeholder)}::${array})::${array})`;
};

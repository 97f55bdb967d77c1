import { type SQL, sql } from "drizzle-orm";

/** In a condition, after a column: one parameter, however many ids. */
export const isOneOf = (ids: readonly number[]): SQL => sql`= any(${`{${ids.join(",")}}`}::int[])`;

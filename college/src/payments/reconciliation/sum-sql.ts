import { type AnyColumn, type SQL, sql } from "drizzle-orm";
import type { Sum } from "./channel-line.ts";

/** How many rows of a query fulfil a condition, and what they come to. */
export const sumOf = (kobo: SQL | AnyColumn, condition: SQL = sql`true`): SQL<Sum> =>
  sql<Sum>`json_build_object('count', count(*) filter (where ${condition}),
    'kobo', coalesce(sum(${kobo}) filter (where ${condition}), 0))`;

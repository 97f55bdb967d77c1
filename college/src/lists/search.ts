import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** A text as `like` finds it to the letter: its wildcards mean themselves. */
export const literally = (text: string): string => text.replaceAll(/[\\%_]/g, "\\$&");

/** The words of a search, in lower case; more than any name has are left out. */
export const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== "")
    .slice(0, 5);

/** True where a text holds another, in whatever case. It reads every row: for lists of some thousand rows. */
export const contains = (column: SQLWrapper, text: string): SQL =>
  sql`${column} ilike ${`%${literally(text)}%`}`;

/** True where a text begins with another, in whatever case: for an index on `lower(column) text_pattern_ops`. */
export const startsWith = (column: SQLWrapper, text: string): SQL =>
  sql`lower(${column}) like ${`${literally(text.toLowerCase())}%`}`;

/** True where a text ends with another: for an index on `reverse(lower(column)) text_pattern_ops`. */
export const endsWith = (column: SQLWrapper, text: string): SQL =>
  sql`reverse(lower(${column})) like ${`${literally([...text.toLowerCase()].reverse().join(""))}%`}`;

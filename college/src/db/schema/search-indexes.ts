import { type SQL, sql } from "drizzle-orm";
import { index, type PgColumn } from "drizzle-orm/pg-core";

interface Names {
  readonly surname: PgColumn;
  readonly firstName: PgColumn;
  readonly otherName: PgColumn;
}

/**
 * Indexes for searching people by the beginning of a name, or by the beginning or end of their number: `like` in any
 * locale needs `text_pattern_ops`.
 */
export const searchIndexes = (
  table: string,
  { surname, firstName, otherName }: Names,
  number: PgColumn,
) => [
  index(`${table}_search_surname`).on(beginning(sql`lower(${surname})`)),
  index(`${table}_search_first_name`).on(beginning(sql`lower(${firstName})`)),
  index(`${table}_search_other_name`).on(beginning(sql`lower(${otherName})`)),
  index(`${table}_search_number`).on(beginning(sql`lower(${number})`)),
  index(`${table}_search_number_end`).on(beginning(sql`reverse(lower(${number}))`)),
];

const beginning = (text: SQL): SQL => sql`${text} text_pattern_ops`;

import { and, asc, desc, is, type SQL, sql } from "drizzle-orm";
import { PgColumn, type PgSelect } from "drizzle-orm/pg-core";
import type { Database } from "../db/database.ts";
import type { List, ListContext, SortPart } from "./list.ts";
import type { PageQuery, RowQuery } from "./query.ts";

export interface Page {
  readonly rows: readonly unknown[];
  readonly total: number;
}

/**
 * One page and how many rows there are on all, by two statements sent at once. The page's ids are picked first, inside
 * the statement: columns that are only shown are then joined to the page's rows, not to all sorted rows.
 */
export const readPage = async (
  list: List,
  context: ListContext,
  pageQuery: PageQuery,
): Promise<Page> => {
  const { db } = context.college;
  const picked = ordered(list, matching(list, db, context, pageQuery), context, pageQuery)
    .limit(pageQuery.size)
    .offset((pageQuery.page - 1) * pageQuery.size);
  const pageRows = list.query(db, context).where(sql`${list.id} in (${idsOf(list, picked)})`);
  const [rows, total] = await Promise.all([
    ordered(list, pageRows, context, pageQuery),
    countRows(db, matching(list, db, context, pageQuery)),
  ]);
  return { rows, total };
};

/** The ids of all rows asked for, or of the first so many, in their order. */
export const readIds = async (
  list: List,
  db: Database,
  context: ListContext,
  rowQuery: RowQuery,
  most?: number,
): Promise<readonly unknown[]> => {
  const all = ordered(list, matching(list, db, context, rowQuery), context, rowQuery);
  const query = most === undefined ? all : all.limit(most);
  const rows = await db
    .select({ id: sql`found.id` })
    .from(sql`(${idsOf(list, query)}) as found (id)`);
  return rows.map(({ id }) => id);
};

/** A query's ids alone, in its order: what else it selects, and joins for that, PostgreSQL then leaves out. */
const idsOf = (list: List, query: PgSelect): SQL => {
  const before = Object.keys(query._.selectedFields).indexOf("id");
  if (before < 0) throw new Error(`the list ${list.name} selects no id`);
  // Generated names for the selected columns up to the id, because the query's own names may be ambiguous.
  const names = [...Array(before + 1).keys()].map((at) =>
    sql.raw(at === before ? "listed_id" : `c${at}`),
  );
  return sql`select listed.listed_id from ${query} as listed (${sql.join(names, sql`, `)})`;
};

/** The rows with these ids, in their order; one that is gone is left out. */
export const readRows = async (
  list: List,
  db: Database,
  context: ListContext,
  ids: readonly unknown[],
): Promise<readonly unknown[]> => {
  const idValues = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  );
  const rows = await list.query(db, context).where(sql`${list.id} in (${idValues})`);
  const byId = new Map<unknown, unknown>(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

/** In a query of a list's rows: those asked for. */
export const isAskedFor = (
  list: List,
  context: ListContext,
  { search, filters }: Pick<RowQuery, "search" | "filters">,
): SQL | undefined =>
  and(
    list.within(context),
    ...Object.entries(filters).map(([name, value]) => list.filterBy(name, value, context)),
    search === "" ? undefined : list.search(search, context),
  );

const matching = (list: List, db: Database, context: ListContext, rowQuery: RowQuery): PgSelect =>
  list.found(db, context).where(isAskedFor(list, context, rowQuery));

const countRows = async (db: Database, query: PgSelect): Promise<number> => {
  const [counted] = await db
    .select({ total: sql<number>`count(*)`.mapWith(Number) })
    .from(sql`${query} as counted`);
  return counted?.total ?? 0;
};

/** The whole order runs one way, id included, so that an index over it can be read from either end. */
const ordered = (
  list: List,
  query: PgSelect,
  context: ListContext,
  { sort }: RowQuery,
): PgSelect => {
  const sortColumns = list.sorts[sort.key] ?? [];
  const parts = typeof sortColumns === "function" ? sortColumns(context) : sortColumns;
  return query.orderBy(...[...parts, list.id].map((part) => orderBy(part, sort.descending)));
};

const orderBy = (part: SortPart, descending: boolean): SQL => {
  if (is(part, PgColumn) || !("nullsLast" in part)) return descending ? desc(part) : asc(part);
  return sql`${orderBy(part.nullsLast, descending)} nulls last`;
};

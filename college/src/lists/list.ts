import type { SQL } from "drizzle-orm";
import type { PgColumn, PgSelect } from "drizzle-orm/pg-core";
import type { TObject, TProperties } from "typebox";
import type { ValueOf, ValuesOf } from "../../../contract/endpoint.ts";
import type { ExportEndpoint, ListEndpoint } from "../../../contract/list.ts";
import type { Account } from "../accounts/guard.ts";
import type { College } from "../context.ts";
import type { PassMarks } from "../courses/programmes/rulebook.ts";
import type { Database } from "../db/database.ts";

/** For whom a list is read. */
export interface ListContext {
  readonly college: College;
  readonly account: Account;
  /** The list's filters by the contract's names, for example for a `query` of one semester's rows. */
  readonly filters?: Readonly<Record<string, unknown>>;
  /** The results of the list's own `numbers`, by the rows' ids. */
  readonly numbers?: ReadonlyMap<number, number>;
  /** For a list that says who passed; its `complete` reads them. */
  readonly passMarks?: PassMarks;
}

/** What one cell of an exported list holds; a Date is an instant, written in the college's time zone. */
export type Cell = string | number | boolean | Date | null;

/** A column or expression to sort by; `nullsLast` keeps rows without a value at the end, in either direction. */
export type SortPart = PgColumn | SQL | { readonly nullsLast: PgColumn | SQL };

/** In this order; where it depends on the college's configuration, as it is for the caller. */
export type SortParts = readonly SortPart[] | ((context: ListContext) => readonly SortPart[]);

type RowOf<Query extends PgSelect> = Query["_"]["result"][number];

/** How the college answers one list of the contract. */
export interface ListOptions<
  Row extends TObject,
  Key extends string,
  Filters extends TProperties,
  Query extends PgSelect,
> {
  /** Names the exported file and the audit entry: `payments`. */
  readonly name: string;
  readonly endpoint: ListEndpoint<Row, Key, Filters>;
  readonly exported: ExportEndpoint<Key, Filters>;
  /** Adds to the context what the query needs and only a statement of its own can tell. */
  readonly complete?: (context: ListContext) => Promise<ListContext>;
  /**
   * All the rows, their id as `id` among the fields, without conditions of filters, order and limit. Tables that are shown and not filtered by are
   * best joined by `leftJoin` on a unique column: they cost nothing when rows are counted.
   */
  readonly query: (db: Database, context: ListContext) => Query;
  /**
   * The ids of all the rows, as `id`, from only the tables that conditions and orders name: where an index holds all that is
   * counted and sorted by, a join that PostgreSQL leaves out still keeps it from reading the index alone. `query` unless said.
   */
  readonly found?: (db: Database, context: ListContext) => PgSelect;
  /** Computes numbers that a query cannot, for the rows with these ids or for all rows. */
  readonly numbers?: (
    context: ListContext,
    ids?: readonly number[],
  ) => Promise<ReadonlyMap<number, number>>;
  /** Whether rows are narrowed by those numbers: they are read first then, and of all rows. */
  readonly isNumbered?: (context: ListContext) => boolean;
  /** A fixed restriction of the list: the caller's own department, the session that runs. */
  readonly within?: (context: ListContext) => SQL | undefined;
  /** What `query` selects as `id`: unique, and the last part of every order. */
  readonly id: PgColumn | SQL;
  /** What each sort key of the contract sorts by, in this order. */
  readonly sorts: Readonly<Record<Key, SortParts>>;
  /** The condition that each filter of the contract sets. */
  readonly filters: {
    readonly [Name in keyof ValuesOf<Filters>]-?: (
      value: Exclude<ValuesOf<Filters>[Name], undefined>,
      context: ListContext,
    ) => SQL | undefined;
  };
  /** The condition that a search sets; its text is trimmed and not empty. Without it nothing is searched. */
  readonly search?: (text: string, context: ListContext) => SQL | undefined;
  readonly row: (row: RowOf<Query>, context: ListContext) => ValueOf<Row>;
  /** The columns of the exported file. */
  readonly columns: readonly {
    readonly heading: string;
    readonly cell: (row: RowOf<Query>, context: ListContext) => Cell;
  }[];
}

type Filter = (value: unknown, context: ListContext) => SQL | undefined;

/** A mounted list: its definition without the types of one list. */
export interface List {
  readonly name: string;
  readonly endpoint: ListEndpoint;
  readonly exported: ExportEndpoint;
  readonly complete: (context: ListContext) => Promise<ListContext>;
  readonly query: (db: Database, context: ListContext) => PgSelect;
  readonly found: (db: Database, context: ListContext) => PgSelect;
  /** The context with the list's numbers: of rows with these ids, or of all. */
  readonly withNumbers: (context: ListContext, ids?: readonly number[]) => Promise<ListContext>;
  readonly isNumbered: (context: ListContext) => boolean;
  readonly idsOf: (rows: readonly unknown[]) => readonly number[];
  readonly within: (context: ListContext) => SQL | undefined;
  readonly id: PgColumn | SQL;
  readonly sorts: Readonly<Record<string, SortParts>>;
  readonly filterBy: (name: string, value: unknown, context: ListContext) => SQL | undefined;
  readonly search: (text: string, context: ListContext) => SQL | undefined;
  readonly row: (row: unknown, context: ListContext) => Record<string, unknown>;
  readonly headings: readonly string[];
  readonly cells: (row: unknown, context: ListContext) => readonly Cell[];
}

/** Says how the college answers a list; `mountList` serves it. */
export const defineList = <
  Row extends TObject,
  Key extends string,
  Filters extends TProperties,
  Query extends PgSelect,
>({
  name,
  endpoint,
  exported,
  complete = async (context) => context,
  query,
  found = query,
  numbers,
  isNumbered = () => false,
  within = () => undefined,
  id,
  sorts,
  filters,
  search = () => undefined,
  row,
  columns,
}: ListOptions<Row, Key, Filters, Query>): List => ({
  name,
  // The casts are safe: rows come from the definition's own query and values from its own contract. TypeScript cannot
  // track this through a table of lists.
  endpoint: endpoint as unknown as ListEndpoint,
  exported: exported as unknown as ExportEndpoint,
  complete,
  query,
  found,
  withNumbers: async (context, ids) =>
    numbers === undefined ? context : { ...context, numbers: await numbers(context, ids) },
  isNumbered,
  idsOf: (rows) => rows.map((selected) => Number((selected as RowOf<Query>).id)),
  within,
  id,
  sorts,
  filterBy: (filter, value, context) =>
    (filters as Readonly<Record<string, Filter>>)[filter]?.(value, context),
  search,
  row: (selected, context) => row(selected as RowOf<Query>, context) as Record<string, unknown>,
  headings: columns.map(({ heading }) => heading),
  cells: (selected, context) => columns.map(({ cell }) => cell(selected as RowOf<Query>, context)),
});

import { camelCase } from "../../../contract/camel-case.ts";
import { usualPageSize } from "../../../contract/list.ts";
import { refuseFields } from "../http/refusal.ts";
import { texts } from "../texts.ts";
import type { List } from "./list.ts";

/** Which rows of a list are asked for, and in what order. */
export interface RowQuery {
  readonly sort: { readonly key: string; readonly descending: boolean };
  /** Trimmed; empty where nothing is searched. */
  readonly search: string;
  readonly filters: Readonly<Record<string, unknown>>;
}

export interface PageQuery extends RowQuery {
  readonly page: number;
  readonly size: number;
}

/**
 * Reads a row query from a query that the list's contract has validated.
 * @throws 400 `{name}` for a text with a NUL, which PostgreSQL cannot store
 */
export const rowQueryOf = (list: List, query: Readonly<Record<string, unknown>>): RowQuery => {
  for (const [name, value] of Object.entries(query)) {
    if (typeof value === "string" && value.includes("\0"))
      throw refuseFields({ [name]: [texts.field.notValid] });
  }
  const { defaultSort, filters } = list.endpoint.list;
  const sort = typeof query.sort === "string" ? query.sort : defaultSort;
  return {
    sort: { key: sort.replace(/^-/, ""), descending: sort.startsWith("-") },
    search: typeof query.search === "string" ? query.search.trim() : "",
    filters: Object.fromEntries(
      Object.keys(filters)
        .map(camelCase)
        .flatMap((name) => (query[name] === undefined ? [] : [[name, query[name]]])),
    ),
  };
};

export const pageQueryOf = (list: List, query: Readonly<Record<string, unknown>>): PageQuery => ({
  ...rowQueryOf(list, query),
  page: typeof query.page === "number" ? query.page : 1,
  size: typeof query.pageSize === "number" ? query.pageSize : usualPageSize,
});

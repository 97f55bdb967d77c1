/** The kind of a filter: one of a list, a text, an ISO date, a whole number, or yes or no. */
export type FilterKind = readonly string[] | "text" | "date" | "number" | "flag";

export type FilterKinds = Readonly<Record<string, FilterKind>>;

type FilterValue<Kind> = Kind extends readonly (infer Value)[]
  ? Value
  : Kind extends "number"
    ? number
    : Kind extends "flag"
      ? boolean
      : string;

/** The value of each filter; null if it is not set. */
export type FilterValues<Kinds> = {
  readonly [Name in keyof Kinds]: FilterValue<Kinds[Name]> | null;
};

export interface ListOptions<Sort extends string, Kinds extends FilterKinds> {
  /** The schema's sort keys: `PAID_AT`, in the URL `paid_at`, descending `-paid_at`. */
  readonly sorts: readonly Sort[];
  readonly defaultSort: Sort | `-${Sort}`;
  readonly filters: Kinds;
  /** The prefix of the URL parameters, if a screen has several lists. */
  readonly prefix?: string;
}

export interface ListParams<Sort extends string, Kinds extends FilterKinds> {
  readonly page: number;
  readonly size: number;
  readonly sort: Sort;
  readonly descending: boolean;
  readonly search: string;
  readonly filters: FilterValues<Kinds>;
}

export const pageSizes = [25, 50, 100] as const;

/** The server's limit. */
export const maxSearch = 100;
const lastPage = 100_000;
const maxText = 100;

const parseWholeNumber = (text: string | null): number | null =>
  text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;

const isDate = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

const readFilter = (kind: FilterKind, text: string | null): string | number | boolean | null => {
  if (text === null || text === "") return null;
  if (kind === "number") return parseWholeNumber(text);
  if (kind === "flag") return text === "yes" ? true : text === "no" ? false : null;
  if (kind === "date") return isDate(text) ? text : null;
  if (kind === "text") return text.slice(0, maxText);
  return kind.includes(text) ? text : null;
};

/** A filter's value as in the URL; empty if it is not set. */
export const writeFilter = (value: string | number | boolean | null): string =>
  typeof value === "boolean" ? (value ? "yes" : "no") : String(value ?? "");

/** The path of a list that is narrowed to the filters that are set. */
export const listPath = (
  path: string,
  filters: Readonly<Record<string, string | number | boolean | null>>,
): string => {
  const texts = Object.entries(filters).map(([name, value]) => [name, writeFilter(value)]);
  const query = new URLSearchParams(texts.filter(([, text]) => text !== "")).toString();
  return query === "" ? path : `${path}?${query}`;
};

const readSort = <Sort extends string>(
  sorts: readonly Sort[],
  text: string,
): Pick<ListParams<Sort, FilterKinds>, "sort" | "descending"> | null => {
  const key = text.replace(/^-/, "").toUpperCase();
  const sort = sorts.find((candidate) => candidate === key);
  return sort ? { sort, descending: text.startsWith("-") } : null;
};

export const sortText = (sort: string, descending: boolean): string =>
  `${descending ? "-" : ""}${sort.toLowerCase()}`;

/** Parses the URL parameters of a list. Invalid values are ignored. */
export const readListParams = <Sort extends string, Kinds extends FilterKinds>(
  { sorts, defaultSort, filters, prefix = "" }: ListOptions<Sort, Kinds>,
  url: URLSearchParams,
): ListParams<Sort, Kinds> => {
  const read = (name: string) => url.get(`${prefix}${name}`);
  const page = parseWholeNumber(read("page")) ?? 1;
  const size = parseWholeNumber(read("size"));
  const sort = readSort(sorts, read("sort") ?? "") ?? readSort(sorts, defaultSort.toLowerCase());
  if (!sort) throw new Error(`${defaultSort} is not a sort of the list`);
  return {
    page: Math.min(Math.max(page, 1), lastPage),
    size: pageSizes.find((known) => known === size) ?? pageSizes[0],
    ...sort,
    search: (read("search") ?? "").trim().slice(0, maxSearch),
    // Each value is parsed by its filter's kind.
    filters: Object.fromEntries(
      Object.entries(filters).map(([name, kind]) => [name, readFilter(kind, read(name))]),
    ) as FilterValues<Kinds>,
  };
};

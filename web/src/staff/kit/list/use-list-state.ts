import { useSearchParams } from "react-router-dom";
import {
  type FilterKinds,
  type FilterValues,
  type ListOptions,
  type ListParams,
  readListParams,
  sortText,
  writeFilter,
} from "./list-params.ts";

export interface ListState<Sort extends string, Kinds extends FilterKinds>
  extends ListParams<Sort, Kinds> {
  /** As the schema's lists take it. */
  readonly variables: {
    readonly page: { readonly number: number; readonly size: number };
    readonly sort: Sort;
    readonly descending: boolean;
    readonly search: string | null;
  };
  /** True where a search or a filter narrows the list. */
  readonly isNarrowed: boolean;
  /** Names what the list is narrowed to, whatever its page and sort. */
  readonly narrowing: string;
  readonly setPage: (page: number) => void;
  readonly setSize: (size: number) => void;
  readonly setSort: (sort: Sort, descending: boolean) => void;
  readonly setSearch: (search: string) => void;
  readonly setFilters: (values: Partial<FilterValues<Kinds>>) => void;
  /** Takes search and filters off. */
  readonly clear: () => void;
}

/**
 * What a list shows, kept in the URL: back and forward walk through it, and a link carries it. A change of anything but
 * the page goes to the first page; what is as it would be anyway is left out of the URL.
 */
export const useListState = <const Sort extends string, const Kinds extends FilterKinds>(
  options: ListOptions<Sort, Kinds>,
): ListState<Sort, Kinds> => {
  const [url, setUrl] = useSearchParams();
  const { prefix = "", defaultSort } = options;
  const params = readListParams(options, url);
  const { page, size, sort, descending, search, filters } = params;

  const change = (changes: Readonly<Record<string, string>>, replace = false) =>
    setUrl(
      () => {
        // Out of the address bar: of two changes close together, the first is there before it is rendered.
        const next = new URLSearchParams(window.location.search);
        for (const [name, value] of Object.entries({ page: "", ...changes })) {
          if (value) next.set(`${prefix}${name}`, value);
          else next.delete(`${prefix}${name}`);
        }
        return next;
      },
      { replace },
    );
  const written = (values: Partial<FilterValues<Kinds>>) =>
    Object.fromEntries(
      Object.entries<string | number | boolean | null>(values as FilterValues<FilterKinds>).map(
        ([name, value]) => [name, writeFilter(value)],
      ),
    );
  const narrowing = JSON.stringify([search, filters]);

  return {
    ...params,
    variables: { page: { number: page, size }, sort, descending, search: search || null },
    isNarrowed: search !== "" || Object.values(filters).some((value) => value !== null),
    narrowing,
    setPage: (next) => change({ page: next > 1 ? String(next) : "" }),
    setSize: (next) => change({ size: String(next) }),
    setSort: (next, isDescending) => {
      const text = sortText(next, isDescending);
      change({ sort: text === defaultSort.toLowerCase() ? "" : text });
    },
    // Each key typed is no place to go back to.
    setSearch: (next) => change({ search: next.trim() }, true),
    setFilters: (values) => change(written(values)),
    clear: () =>
      change({
        search: "",
        ...Object.fromEntries(Object.keys(filters).map((name) => [name, ""])),
      }),
  };
};

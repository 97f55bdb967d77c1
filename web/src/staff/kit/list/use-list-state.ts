import { useSearchParams } from "react-router-dom";
import {
  type FilterKinds,
  type FilterValues,
  type ListOptions,
  readListParams,
  sortText,
  writeFilter,
} from "./list-params.ts";

/**
 * The state of a list in the URL, so that back, forward and links restore it. Any change but that of the page returns
 * to the first page. Default values are left out of the URL.
 */
export const useListState = <const Sort extends string, const Kinds extends FilterKinds>(
  options: ListOptions<Sort, Kinds>,
) => {
  const [url, setUrl] = useSearchParams();
  const { prefix = "", defaultSort } = options;
  const params = readListParams(options, url);
  const { page, size, sort, descending, search, filters } = params;

  const change = (changes: Readonly<Record<string, string>>, replace = false) =>
    setUrl(
      () => {
        // Reads the address bar, because the first of two quick changes is there before it is rendered.
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
  return {
    ...params,
    /** The variables of the schema's lists. */
    variables: { page: { number: page, size }, sort, descending, search: search || null },
    /** Whether a search or a filter is set. */
    isNarrowed: search !== "" || Object.values(filters).some((value) => value !== null),
    /** Identifies search and filters, without page and sort. */
    narrowing: JSON.stringify([search, filters]),
    setPage: (next: number) => change({ page: next > 1 ? String(next) : "" }),
    setSize: (next: number) => change({ size: String(next) }),
    setSort: (next: Sort, isDescending: boolean) => {
      const text = sortText(next, isDescending);
      change({ sort: text === defaultSort.toLowerCase() ? "" : text });
    },
    // Replaces the history entry, so that going back does not step through typed letters.
    setSearch: (next: string) => change({ search: next.trim() }, true),
    setFilters: (values: Partial<FilterValues<Kinds>>) => change(written(values)),
    /** Clears search and filters. */
    clear: () =>
      change({
        search: "",
        ...Object.fromEntries(Object.keys(filters).map((name) => [name, ""])),
      }),
  };
};

export type ListState<Sort extends string, Kinds extends FilterKinds> = ReturnType<
  typeof useListState<Sort, Kinds>
>;

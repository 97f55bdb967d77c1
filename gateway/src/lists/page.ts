import type { TObject, TProperties } from "typebox";
import { toSnakeCase } from "../../../contract/camel-case.ts";
import type { ValueOf, ValuesOf } from "../../../contract/endpoint.ts";
import type { ListEndpoint } from "../../../contract/list.ts";
import type { CollegeCalls } from "../college/calls.ts";
import { isRefusal } from "../college/failure.ts";
import { hasShape } from "../college/shape.ts";
import { PortalError } from "../errors.ts";
import type { ExportLinks, PageInput } from "../generated/schema-types.ts";
import { definedFields } from "../graphql/input.ts";
import { exportLinks } from "./export-links.ts";

/** The arguments of a list's field; the filters in the contract's words. */
interface ListArguments<Key extends string, Filters extends TProperties> {
  readonly page: PageInput;
  readonly sort: Key;
  readonly descending: boolean;
  readonly search?: string | null | undefined;
  readonly filters?: Partial<Nullable<ValuesOf<Filters>>> | null | undefined;
}

type Nullable<Values> = { readonly [Name in keyof Values]: Values[Name] | null | undefined };

export interface ListPage<Mapped> {
  readonly rows: Mapped[];
  readonly total: number;
  readonly number: number;
  readonly size: number;
  readonly export: ExportLinks;
}

/**
 * One page of a list of the college, in one call, and the links that download the whole list. `mapRow` changes each row.
 * @throws PortalError INVALID_REQUEST for a page, search or filter that the contract does not allow
 */
export function readPage<Row extends TObject, Key extends string, Filters extends TProperties>(
  college: CollegeCalls,
  endpoint: ListEndpoint<Row, Key, Filters>,
  args: ListArguments<NoInfer<Key>, NoInfer<Filters>>,
): Promise<ListPage<ValueOf<Row>>>;
export function readPage<
  Row extends TObject,
  Key extends string,
  Filters extends TProperties,
  Mapped,
>(
  college: CollegeCalls,
  endpoint: ListEndpoint<Row, Key, Filters>,
  args: ListArguments<NoInfer<Key>, NoInfer<Filters>>,
  mapRow: (row: ValueOf<Row>) => Mapped,
): Promise<ListPage<Mapped>>;
export async function readPage(
  college: CollegeCalls,
  endpoint: ListEndpoint,
  { page, sort, descending, search, filters }: ListArguments<string, TProperties>,
  mapRow: (row: object) => unknown = (row) => row,
): Promise<ListPage<unknown>> {
  const order = { sort: `${descending ? "-" : ""}${sort}`, ...filterQuery(search, filters) };
  const query = { page: page.number, pageSize: page.size, ...order };
  const answer = await read(college, endpoint, query);
  return {
    rows: answer.rows.map(mapRow),
    total: answer.total,
    number: answer.page,
    size: answer.pageSize,
    export: exportLinks(endpoint.path, order),
  };
}

/**
 * The ids of all matching rows on all pages, in one call; null for more rows than one action may change (5,000).
 * @throws PortalError INVALID_REQUEST as `readPage` does
 */
export const readMatchingIds = async <
  Row extends TObject,
  Key extends string,
  Filters extends TProperties,
>(
  college: CollegeCalls,
  endpoint: ListEndpoint<Row, Key, Filters>,
  { search, filters }: Pick<ListArguments<Key, NoInfer<Filters>>, "search" | "filters">,
): Promise<number[] | null> => {
  const query = { onlyIds: true, ...filterQuery(search, filters) };
  const { ids = null } = await read(college, endpoint as unknown as ListEndpoint, query);
  return ids;
};

const read = (
  college: CollegeCalls,
  endpoint: ListEndpoint,
  query: Readonly<Record<string, unknown>>,
) => readAsked(endpoint, query, () => college.read(endpoint, { query }));

/**
 * Reads what somebody narrowed as they liked.
 * @throws PortalError INVALID_REQUEST for a query that the contract or the college does not allow
 */
export const readAsked = async <Answer>(
  { query: shape }: { readonly query: TObject },
  query: Readonly<Record<string, unknown>>,
  readIt: () => Promise<Answer>,
): Promise<Answer> => {
  if (!hasShape(shape, toSnakeCase(shape)(query))) throw new PortalError("INVALID_REQUEST");
  try {
    return await readIt();
  } catch (error) {
    if (isRefusal(error, 400)) throw new PortalError("INVALID_REQUEST", {}, error);
    throw error;
  }
};

/** Search and filters without omitted ones. */
export const filterQuery = (
  search: string | null | undefined,
  filters: Readonly<Record<string, unknown>> | null | undefined,
): Record<string, unknown> => definedFields({ search: search?.trim() || undefined, ...filters });

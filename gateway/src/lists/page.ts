import type { Static, TObject, TProperties } from "typebox";
import type { ListEndpoint } from "../../../contract/list.ts";
import type { CollegeCalls } from "../college/calls.ts";
import { isRefusal } from "../college/failure.ts";
import { hasShape } from "../college/shape.ts";
import { PortalError } from "../errors.ts";
import type { ExportLinks, PageInput } from "../generated/schema-types.ts";
import { exportLinks } from "./export-links.ts";

/** What the arguments of a list's field come to, in the contract's words. */
export interface AskedPage<Key extends string, Filters extends TProperties> {
  readonly page: PageInput;
  readonly sort: Key;
  readonly descending: boolean;
  readonly search?: string | null | undefined;
  readonly filters: {
    readonly [Name in keyof Filters]: Static<Filters[Name]> | null | undefined;
  };
}

export interface ListPage<Shown> {
  readonly rows: Shown[];
  readonly total: number;
  readonly number: number;
  readonly size: number;
  readonly export: ExportLinks;
}

/**
 * One page of a list of the college's, in one call, and where all of it can be downloaded.
 * @throws PortalError INVALID_REQUEST for a page, search or filter that the contract has not
 */
export const askPage = async <
  Row extends TObject,
  Key extends string,
  Filters extends TProperties,
  Shown,
>(
  college: CollegeCalls,
  endpoint: ListEndpoint<Row, Key, Filters>,
  { page, sort, descending, search, filters }: AskedPage<Key, Filters>,
  toShown: (row: Static<Row>) => Shown,
): Promise<ListPage<Shown>> => {
  const order = {
    sort: `${descending ? "-" : ""}${sort}`,
    ...narrowed(search, filters),
  };
  const query = { page: page.number, page_size: page.size, ...order };
  const answer = await read(college, endpoint as unknown as ListEndpoint, query);
  return {
    // The contract's own shape has passed the rows.
    rows: answer.rows.map((row) => toShown(row as Static<Row>)),
    total: answer.total,
    number: answer.page,
    size: answer.page_size,
    export: exportLinks(endpoint.path, order),
  };
};

/**
 * The ids of all rows that match, on all pages, in one call; null where they are more than one action can be done to (5,000).
 * @throws PortalError INVALID_REQUEST as `askPage` does
 */
export const askIds = async <Row extends TObject, Key extends string, Filters extends TProperties>(
  college: CollegeCalls,
  endpoint: ListEndpoint<Row, Key, Filters>,
  { search, filters }: Pick<AskedPage<Key, Filters>, "search" | "filters">,
): Promise<string[] | null> => {
  const query = { only_ids: true, ...narrowed(search, filters) };
  const { ids } = await read(college, endpoint as unknown as ListEndpoint, query);
  return ids === undefined ? null : ids.map(String);
};

const read = async (
  college: CollegeCalls,
  endpoint: ListEndpoint,
  query: Readonly<Record<string, unknown>>,
) => {
  if (!hasShape(endpoint.query, query)) throw new PortalError("INVALID_REQUEST");
  try {
    return await college.read(endpoint, { query });
  } catch (error) {
    if (isRefusal(error, 400)) throw new PortalError("INVALID_REQUEST", {}, error);
    throw error;
  }
};

/** Search and filters, as far as they are given. */
const narrowed = (
  search: string | null | undefined,
  filters: Readonly<Record<string, unknown>>,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries({ search: search?.trim() || undefined, ...filters }).filter(
      ([, value]) => value !== undefined && value !== null,
    ),
  );

import Type, {
  type TArray,
  type TBoolean,
  type TInteger,
  type TObject,
  type TOptional,
  type TProperties,
  type TString,
  type TUnsafe,
} from "typebox";
import {
  defineEndpoint,
  type Endpoint,
  type EndpointArea,
  type EndpointFailure,
} from "./endpoint.ts";
import { FieldErrors, guardFailures, tooManyRequestsFailure } from "./shapes.ts";
import type { StaffRole } from "./staff/role.ts";

/** How many rows a page has unless asked otherwise. */
export const usualPageSize = 25;

/** The most rows that one action can be done to. */
export const mostAtOnce = 5_000;

/** A sort key; a leading `-` sorts in descending order. */
export type SortOf<Key extends string> = Key | `-${Key}`;

interface PageProperties extends TProperties {
  readonly page: TOptional<TInteger>;
  readonly page_size: TOptional<TInteger>;
  readonly only_ids: TOptional<TBoolean>;
}

interface OrderProperties<Key extends string> extends TProperties {
  readonly sort: TOptional<TUnsafe<SortOf<Key>>>;
  readonly search: TOptional<TString>;
}

export type ExportFormat = "csv" | "xlsx";

type FormatProperties = { readonly format: TUnsafe<ExportFormat> };

/** The media types of an exported list. */
export const exportMediaTypes = {
  csv: "text/csv",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
} as const;

/** A staff list, one page at a time. */
export interface ListEndpoint<
  Row extends TObject = TObject,
  Key extends string = string,
  Filters extends TProperties = TProperties,
> extends Endpoint {
  readonly method: "GET";
  readonly auth: "staff";
  readonly roles: readonly StaffRole[];
  readonly status: 200;
  readonly query: TObject<PageProperties & OrderProperties<Key> & Filters>;
  readonly response: TObject<{
    rows: TArray<Row>;
    total: TInteger;
    page: TInteger;
    page_size: TInteger;
    ids: TOptional<TArray<TInteger>>;
  }>;
  readonly list: ListParts<Key, Filters>;
}

/** A complete staff table, as a file. */
export interface TableExportEndpoint<Filters extends TProperties = TProperties> extends Endpoint {
  readonly method: "GET";
  readonly auth: "staff";
  readonly roles: readonly StaffRole[];
  readonly status: 200;
  readonly query: TObject<FormatProperties & Filters>;
  readonly response: { readonly file: readonly string[] };
}

/** The same list whole, as a file. */
export type ExportEndpoint<
  Key extends string = string,
  Filters extends TProperties = TProperties,
> = TableExportEndpoint<OrderProperties<Key> & Filters>;

/** The options that both endpoints of a list share. */
interface ListParts<Key extends string, Filters extends TProperties> {
  readonly sorts: readonly Key[];
  readonly defaultSort: SortOf<Key>;
  readonly filters: Filters;
}

interface ListOptions<Row extends TObject, Key extends string, Filters extends TProperties> {
  readonly path: `/${string}/`;
  readonly area: EndpointArea;
  readonly summary: string;
  readonly roles: readonly StaffRole[];
  readonly row: Row;
  /** The sort keys, each in either direction. */
  readonly sorts: readonly Key[];
  readonly defaultSort: SortOf<NoInfer<Key>>;
  /** The filters: single values, each optional and limited. */
  readonly filters: Filters;
}

/**
 * A staff list: `page` from 1, `page_size` 10 to 100 rows, `sort`, `search` and the filters of its own. A page beyond
 * the last is empty and has the total.
 */
export const defineListEndpoint = <
  Row extends TObject,
  const Key extends string,
  Filters extends TProperties,
>({
  path,
  area,
  summary,
  roles,
  row,
  sorts,
  defaultSort,
  filters,
}: ListOptions<Row, Key, Filters>): ListEndpoint<Row, Key, Filters> => ({
  method: "GET",
  path,
  area,
  origin: "extension",
  summary,
  auth: "staff",
  roles,
  query: Type.Object({
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
    page_size: Type.Optional(Type.Integer({ minimum: 10, maximum: 100 })),
    only_ids: Type.Optional(
      Type.Boolean({ description: "True to be answered `ids` instead of rows." }),
    ),
    ...orderOf(sorts),
    ...filters,
  }),
  status: 200,
  response: Type.Object({
    rows: Type.Array(row),
    /** How many rows there are on all pages. */
    total: Type.Integer(),
    page: Type.Integer(),
    page_size: Type.Integer(),
    ids: Type.Optional(
      Type.Array(Type.Integer(), {
        description:
          "Where asked for: of all rows on all pages, in their order; left out above 5,000.",
      }),
    ),
  }),
  failures: listFailures,
  list: { sorts, defaultSort, filters },
});

/** The file of a list, of all its pages: below the list's path, with its sort, search and filters. */
export const defineExportEndpoint = <
  Row extends TObject,
  Key extends string,
  Filters extends TProperties,
>(
  { path, area, roles, list }: ListEndpoint<Row, Key, Filters>,
  { summary }: { readonly summary: string },
): ExportEndpoint<Key, Filters> =>
  defineEndpoint({
    method: "GET",
    path: `${path}export/`,
    area,
    origin: "extension",
    summary,
    auth: "staff",
    roles,
    query: Type.Object({ format, ...orderOf(list.sorts), ...list.filters }),
    status: 200,
    response: { file: Object.values(exportMediaTypes) },
    failures: [...listFailures, { ...tooManyRequestsFailure, when: "Too many exports run now." }],
  });

interface TableExportOptions<Filters extends TProperties> {
  readonly summary: string;
  /** The query that selects its rows, if it does not always have all. */
  readonly filters: Filters;
  readonly failures?: readonly EndpointFailure[];
}

/**
 * The file of a table that a screen shows whole, without pages, search and sort: below the path of the endpoint that answers the
 * table, for the same roles.
 */
export const defineTableExport = <Filters extends TProperties>(
  { path, area, roles }: Pick<TableExportEndpoint, "path" | "area" | "roles">,
  { summary, filters, failures = [] }: TableExportOptions<Filters>,
): TableExportEndpoint<Filters> =>
  defineEndpoint({
    method: "GET",
    path: `${path}export/`,
    area,
    origin: "extension",
    summary,
    auth: "staff",
    roles,
    query: Type.Object({ format, ...filters }),
    status: 200,
    response: { file: Object.values(exportMediaTypes) },
    failures: [
      ...guardFailures,
      { status: 400, body: FieldErrors, when: "The format or a filter is none of this table's." },
      ...failures,
    ],
  });

const format = Type.Unsafe<ExportFormat>(
  Type.Union([Type.Literal("csv"), Type.Literal("xlsx")], {
    description: "`csv` is UTF-8 with a byte order mark.",
  }),
);

const listFailures = [
  ...guardFailures,
  {
    status: 400,
    body: FieldErrors,
    when: "A filter, the sort or the page is not one of this list.",
  },
] as const;

const orderOf = <Key extends string>(keys: readonly Key[]): OrderProperties<Key> => ({
  sort: Type.Optional(
    Type.Unsafe<SortOf<Key>>(
      Type.Union(keys.flatMap((key) => [Type.Literal(key), Type.Literal(`-${key}`)])),
    ),
  ),
  search: Type.Optional(Type.String({ maxLength: 100 })),
});

import Type from "typebox";
import Value from "typebox/value";
import { toCamelCase } from "../../../contract/camel-case.ts";
import type { TableExportEndpoint } from "../../../contract/list.ts";
import { zonedDay } from "../../../contract/zoned-time.ts";
import { isRefusal } from "../college/failure.ts";
import { hasShape } from "../college/shape.ts";
import type { GatewayContext } from "../context.ts";
import { PortalError } from "../errors.ts";
import type { OpenFile, StreamedFile } from "../http/files-route.ts";
import { exportsByName } from "./exports.ts";

const pattern = /^\/download\/export\/([a-z-]{1,40})$/;

/** `/download/export/payments?format=csv&status=…`: a whole list for the staff. */
export const openExportFile: OpenFile = (path, context, query) => {
  const name = pattern.exec(path)?.[1];
  const endpoint = name === undefined ? undefined : exportsByName.get(name);
  if (name === undefined || endpoint === undefined) return undefined;
  return open(name, endpoint, context, query);
};

const open = async (
  name: string,
  endpoint: TableExportEndpoint,
  { session, college, identity }: GatewayContext,
  search: URLSearchParams,
): Promise<StreamedFile> => {
  const role = session.staff?.role;
  if (role === undefined || !endpoint.roles.includes(role)) throw new PortalError("FORBIDDEN");
  const { params, query } = readQuery(endpoint, search);
  try {
    const addressed = { ...endpoint, params: endpoint.params ?? noParams };
    const file = await college.file(addressed, { params, query, isSlow: true });
    const day = zonedDay(Date.now(), identity.timeZone);
    return { file, saveAs: { ascii: `${name}-${day}.${query.format}` } };
  } catch (error) {
    if (isRefusal(error, 400)) throw new PortalError("INVALID_REQUEST", {}, error);
    throw error;
  }
};

/** Used for a table whose path has no parameters. */
const noParams = Type.Object({});

/**
 * Reads the endpoint's params and query out of the link that `exportLinks` made. Unknown names are refused, because a mistyped
 * filter would download every row.
 * @throws PortalError INVALID_REQUEST
 */
const readQuery = (endpoint: TableExportEndpoint, search: URLSearchParams) => {
  const { params = noParams, query } = endpoint;
  const names = [...search.keys()];
  const isParam = (name: string) => Object.hasOwn(params.properties, name);
  const isKnown = names.every((name) => isParam(name) || Object.hasOwn(query.properties, name));
  const isOnce = new Set(names).size === names.length;
  const pick = (of: (name: string) => boolean) =>
    Object.fromEntries([...search].filter(([name]) => of(name)));
  const named = Value.Convert(params, pick(isParam));
  const converted = Value.Convert(
    query,
    pick((name) => !isParam(name)),
  );
  if (!isKnown || !isOnce || !hasShape(params, named) || !hasShape(query, converted)) {
    throw new PortalError("INVALID_REQUEST");
  }
  return {
    params: toCamelCase(params)(named) as Readonly<Record<string, unknown>>,
    query: toCamelCase(query)(converted) as { readonly format: "csv" | "xlsx" },
  };
};

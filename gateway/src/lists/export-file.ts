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

/** `/download/export/payments?format=csv&status=…`: a list of the staff's, whole. */
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
  given: URLSearchParams,
): Promise<StreamedFile> => {
  const role = session.staff?.role;
  if (role === undefined || !endpoint.roles.includes(role)) throw new PortalError("FORBIDDEN");
  const { params, query } = readAsked(endpoint, given);
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

/** Of a table whose path names no record. */
const noParams = Type.Object({});

/**
 * What is asked for, as the contract types it; what the path names stands in the query too, as `exportLinks` puts it. What it does not know is refused: a mistyped filter would download everybody.
 * @throws PortalError INVALID_REQUEST
 */
const readAsked = (endpoint: TableExportEndpoint, given: URLSearchParams) => {
  const { params = noParams, query } = endpoint;
  const names = [...given.keys()];
  const isParam = (name: string) => Object.hasOwn(params.properties, name);
  const isKnown = names.every((name) => isParam(name) || Object.hasOwn(query.properties, name));
  const isOnce = new Set(names).size === names.length;
  const pick = (of: (name: string) => boolean) =>
    Object.fromEntries([...given].filter(([name]) => of(name)));
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

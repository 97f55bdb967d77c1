import { camelCase, snakeCase } from "../../../contract/camel-case.ts";
import type { Endpoint } from "../../../contract/endpoint.ts";

type Values = Readonly<Record<string, unknown>> | undefined;

/** The pieces of a path pattern: texts and names of parameters in turn. */
const patterns = new Map<string, readonly string[]>();

const patternOf = (path: string): readonly string[] => {
  let pattern = patterns.get(path);
  if (pattern === undefined) {
    pattern = path.split(/\{(\w+)\}/).map((piece, at) => (at % 2 === 0 ? piece : camelCase(piece)));
    patterns.set(path, pattern);
  }
  return pattern;
};

/**
 * The path and query of one call, whose values are named in camelCase. Parameters are encoded, so none can lead to another path.
 * @throws RangeError for a parameter that is a dot segment, which no encoding keeps a server from resolving.
 */
export const addressOf = (endpoint: Endpoint, params: Values, query: Values): string => {
  const [first = "", ...pieces] = patternOf(endpoint.path);
  let path = first;
  for (const [at, piece] of pieces.entries()) {
    path += at % 2 === 0 ? segmentOf(String(params?.[piece])) : piece;
  }
  if (query === undefined) return path;
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.append(wireNameOf(name), String(value));
  }
  return search.size === 0 ? path : `${path}?${search}`;
};

/** By the name in code. The contract's own are all there are. */
const wireNames = new Map<string, string>();

const wireNameOf = (name: string): string => {
  let wireName = wireNames.get(name);
  if (wireName === undefined) {
    wireName = snakeCase(name);
    wireNames.set(name, wireName);
  }
  return wireName;
};

const segmentOf = (value: string): string => {
  if (value === "." || value === "..") throw new RangeError("a dot segment is no parameter");
  return encodeURIComponent(value);
};

/**
 * A file's path at the college, of the path or address in a record. Only the path is used: the gateway asks the college's
 * service for it and never another host, whatever a record says.
 */
export const mediaPathOf = (address: string): string | undefined => {
  const base = "http://college.invalid";
  if (!URL.canParse(address, base)) return undefined;
  const { pathname, search, protocol } = new URL(address, base);
  return ["http:", "https:"].includes(protocol) ? pathname + search : undefined;
};

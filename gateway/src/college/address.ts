import type { Endpoint } from "../../../contract/endpoint.ts";

type Values = Readonly<Record<string, unknown>> | undefined;

/** The path and query of one call. Parameters are encoded, so none can lead to another path. */
export const addressOf = (endpoint: Endpoint, params: Values, query: Values): string => {
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params?.[name])),
  );
  const search = new URLSearchParams(
    Object.entries(query ?? {})
      .filter(([, value]) => value !== undefined)
      .map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();
  return search === "" ? path : `${path}?${search}`;
};

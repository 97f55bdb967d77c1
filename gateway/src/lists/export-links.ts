import { snakeCase } from "../../../contract/camel-case.ts";
import type { ExportLinks } from "../generated/schema-types.ts";
import { exportsByName } from "./exports.ts";

const namesByPath: ReadonlyMap<string, string> = new Map(
  [...exportsByName].map(([name, { path }]) => [path, name]),
);

/** The links that download the whole list or table of a path, with this sort, search and filters. */
export const exportLinks = (
  listPath: string,
  order: Readonly<Record<string, unknown>>,
): ExportLinks => {
  const exportName = namesByPath.get(`${listPath}export/`);
  if (exportName === undefined) throw new Error(`the list ${listPath} has no export`);
  const linkOf = (format: string): string => {
    const query = new URLSearchParams({ format });
    for (const [name, value] of Object.entries(order)) query.set(snakeCase(name), String(value));
    return `/download/export/${exportName}?${query}`;
  };
  return { csv: linkOf("csv"), xlsx: linkOf("xlsx") };
};

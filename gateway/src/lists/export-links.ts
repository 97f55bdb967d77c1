import type { ExportLinks } from "../generated/schema-types.ts";
import { exportsByName } from "./exports.ts";

/** Where the list or table of this path can be downloaded whole, with this sort, search and filters. */
export const exportLinks = (
  listPath: string,
  order: Readonly<Record<string, unknown>>,
): ExportLinks => {
  const found = [...exportsByName].find(([, { path }]) => path === `${listPath}export/`);
  if (found === undefined) throw new Error(`the list ${listPath} is not among the exports`);
  const linkOf = (format: string): string => {
    const query = new URLSearchParams({ format });
    for (const [name, value] of Object.entries(order)) query.set(name, String(value));
    return `/download/export/${found[0]}?${query}`;
  };
  return { csv: linkOf("csv"), xlsx: linkOf("xlsx") };
};

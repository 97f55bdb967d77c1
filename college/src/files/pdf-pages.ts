import { type PdfDict, type PdfObject, PdfRef } from "@libpdf/core";
import { dictOf, nameOf, type Resolve } from "./pdf-objects.ts";

/** A page, and what it takes from the nodes above it. */
export interface SentPage {
  readonly page: PdfDict;
  readonly above: ReadonlyMap<string, PdfObject>;
}

/** The pages in their order. A tree that comes back to itself has each node once. */
export const pagesOf = (
  catalog: PdfDict,
  resolve: Resolve,
  { most, inherited }: { readonly most: number; readonly inherited: readonly string[] },
): readonly SentPage[] | "too many" => {
  const pages: SentPage[] = [];
  const seen = new Set<string>();
  const open: { readonly node: PdfObject | undefined; readonly above: SentPage["above"] }[] = [
    { node: catalog.get("Pages"), above: new Map() },
  ];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next.node instanceof PdfRef) {
      const key = next.node.toString();
      if (seen.has(key)) continue;
      seen.add(key);
    }
    const node = dictOf(resolve(next.node));
    if (node === undefined) continue;
    const kids = resolve(node.get("Kids"));
    if (kids?.type !== "array") {
      if (nameOf(resolve(node.get("Type"))) === "Pages") continue;
      pages.push({ page: node, above: next.above });
      if (pages.length > most) return "too many";
      continue;
    }
    const above = new Map(next.above);
    for (const key of inherited) {
      const value = node.get(key);
      if (value !== undefined) above.set(key, value);
    }
    for (const kid of kids.toArray().toReversed()) open.push({ node: kid, above });
  }
  return pages;
};

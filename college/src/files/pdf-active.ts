import type { PdfDict, PdfObject } from "@libpdf/core";
import { dictOf, itemsOf, nameOf, type Resolve } from "./pdf-objects.ts";

/** Actions that only lead somewhere, or change what is shown: nothing is missing without them. */
const harmlessActions = new Set([
  "GoTo",
  "GoToR",
  "Hide",
  "Named",
  "SetOCGState",
  "Thread",
  "Trans",
  "URI",
]);

/** Of all that lies on a page, these show nothing of their own. */
const harmlessAnnotations = new Set(["Link", "Popup"]);

/**
 * True for a document with scripts, a form, comments or attached files, or with an action other than the harmless ones,
 * where a reader looks for them: in the catalog, on the pages, and in what lies on them.
 */
export const canAct = (catalog: PdfDict, pages: readonly PdfDict[], resolve: Resolve): boolean => {
  const names = dictOf(resolve(catalog.get("Names")));
  const form = dictOf(resolve(catalog.get("AcroForm")));
  return (
    names?.has("JavaScript") === true ||
    names?.has("EmbeddedFiles") === true ||
    catalog.has("AF") ||
    catalog.has("Collection") ||
    form?.has("XFA") === true ||
    itemsOf(resolve(form?.get("Fields"))).length > 0 ||
    acts(catalog, resolve) ||
    pages.some((page) => pageCanAct(page, resolve))
  );
};

const pageCanAct = (page: PdfDict, resolve: Resolve): boolean =>
  page.has("AF") ||
  acts(page, resolve) ||
  itemsOf(resolve(page.get("Annots"))).some((one) => {
    const annotation = dictOf(resolve(one));
    if (annotation === undefined) return false;
    const kind = nameOf(resolve(annotation.get("Subtype")));
    return kind === undefined || !harmlessAnnotations.has(kind) || acts(annotation, resolve);
  });

/** What is done by itself when something is opened, shown or clicked. */
const acts = (thing: PdfDict, resolve: Resolve): boolean => {
  const triggers = dictOf(resolve(thing.get("AA")));
  const actions = [
    thing.get("OpenAction"),
    thing.get("A"),
    thing.get("PA"),
    ...(triggers === undefined ? [] : [...triggers].map(([, action]) => action)),
  ];
  return actions.some((action) => !isHarmless(action, resolve));
};

/** An action and those that follow it. A destination, an array or a name, is no action. */
const isHarmless = (first: PdfObject | undefined, resolve: Resolve): boolean => {
  const seen = new Set<PdfDict>();
  const open = [first];
  while (open.length > 0) {
    const action = dictOf(resolve(open.pop()));
    if (action === undefined || seen.has(action)) continue;
    seen.add(action);
    const kind = nameOf(resolve(action.get("S")));
    if (kind === undefined || !harmlessActions.has(kind)) return false;
    const address = resolve(action.get("URI"));
    if (address?.type === "string" && /^\s*javascript:/i.test(address.asString())) return false;
    const next = resolve(action.get("Next"));
    open.push(next, ...itemsOf(next));
  }
  return true;
};

import { PDF, PdfArray, PdfDict, PdfName, PdfNumber, type PdfObject } from "@libpdf/core";
import { canAct } from "./pdf-active.ts";
import { PageCopier } from "./pdf-copy.ts";
import { pagesOf } from "./pdf-pages.ts";
import { withBoundedUnfolding } from "./pdf-unfold.ts";

export type PdfProblem = "broken" | "protected" | "active" | "long";

export type PdfAnswer = { readonly content: Uint8Array } | { readonly problem: PdfProblem };

const mostPages = 60;

/** Objects that came in compressed streams are written in the open, and take more. */
const largestContent = 8 * 1024 * 1024;

/** What a page takes from the nodes above it, where it has none of its own. */
const inherited = ["MediaBox", "CropBox", "Rotate", "Resources"] as const;
const own = ["UserUnit", "Contents", "Group"] as const;

/**
 * Writes a new PDF of the pages alone: what is drawn, and nothing that acts, is attached or describes. Finds a sender's
 * mistake, too: a document that is truncated or encrypted, that has too many pages, or whose scripts, forms, comments
 * or attachments would be missing. It does not protect against bugs of a reader in drawing a page.
 */
export const rewritePdf = async (upload: Uint8Array): Promise<PdfAnswer> => {
  const content = Buffer.from(upload);
  if (!content.subarray(-1024).includes("%%EOF")) return { problem: "broken" };
  try {
    return await withBoundedUnfolding(() => rewrite(content));
  } catch {
    // Whatever the parser throws: the sender can only choose another file.
    return { problem: isEncrypted(content) ? "protected" : "broken" };
  }
};

/** For a file whose trailer is not found where it should be. */
const isEncrypted = (content: Buffer): boolean => /\/Encrypt[\s<]/.test(content.toString("latin1"));

const rewrite = async (content: Buffer): Promise<PdfAnswer> => {
  const sent = await PDF.load(content);
  if (sent.isEncrypted || (sent.recoveredViaBruteForce && isEncrypted(content))) {
    return { problem: "protected" };
  }
  const catalog = sent.getCatalog();
  if (catalog === null) return { problem: "broken" };
  const resolve = (object: PdfObject | undefined): PdfObject | undefined =>
    object?.type === "ref" ? (sent.getObject(object) ?? undefined) : object;
  const pages = pagesOf(catalog, resolve, { most: mostPages, inherited });
  if (pages === "too many") return { problem: "long" };
  if (pages.length === 0) return { problem: "broken" };
  const sentPages = pages.map(({ page }) => page);
  if (canAct(catalog, sentPages, resolve)) return { problem: "active" };

  const made = PDF.create();
  made.context.info.trailer.delete("Info");
  const root = made.getCatalog()?.getRef("Pages");
  const tree = root && made.getObject(root);
  if (!(root && tree instanceof PdfDict)) throw new Error("a new document has no pages");
  const copier = new PageCopier(resolve, (object) => made.register(object));
  const kids = pages.map(({ page, above }) => {
    const copy = new PdfDict([
      ["Type", PdfName.of("Page")],
      ["Parent", root],
    ]);
    for (const key of [...inherited, ...own]) {
      const value = copier.entry(key, page.get(key) ?? above.get(key));
      if (value !== undefined) copy.set(key, value);
    }
    return made.register(copy);
  });
  tree.set("Kids", new PdfArray(kids));
  tree.set("Count", PdfNumber.of(kids.length));
  const bytes = await made.save();
  return bytes.length > largestContent ? { problem: "broken" } : { content: bytes };
};

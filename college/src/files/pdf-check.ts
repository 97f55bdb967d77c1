import { promisify } from "node:util";
import { inflate } from "node:zlib";

export type PdfProblem = "broken" | "protected" | "active";

/** Bytes that the object streams of one file may unfold to: more than any genuine scan needs. */
const unfoldedLimit = 32 * 1024 * 1024;

/** A name ends where a delimiter or white space begins (ISO 32000-1, 7.2.2). */
const nameOf = (pattern: string): RegExp => new RegExp(`/(?:${pattern})(?=[\\s\\0()<>[\\]{}/%]|$)`);

/** Active or embedded content in a PDF; a scanned result needs none of it. */
const action = nameOf("JavaScript|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData");
/** Too short to be looked for in compressed bytes, where chance writes it. */
const script = nameOf("JS");
const encryption = nameOf("Encrypt");
const objectStream = nameOf("ObjStm");
const filter = /\/Filter(?=[\s\0()<>[\]{}/%]|$)/g;
const deflated = /\/Filter ?(?:\/FlateDecode|\[ ?\/FlateDecode ?\]) ?(?=[/>]|$)/g;
const parameters = nameOf("DecodeParms|DP|Predictor");

export const isPdf = (upload: Buffer): boolean =>
  upload.subarray(0, 5).toString("latin1") === "%PDF-";

/**
 * Finds the problem with a PDF that is stored unchanged: truncated, encrypted, or with scripts, attachments or other
 * active content. Looks for the names of these, also where their letters are written as `#4a` or inside compressed
 * object streams. It does not protect against bugs of a PDF reader: accepted files are downloaded, or shown by the
 * browser's own viewer.
 */
export const pdfProblem = async (upload: Buffer): Promise<PdfProblem | undefined> => {
  if (!isPdf(upload) || !upload.subarray(-1024).includes("%%EOF")) return "broken";
  const content = upload.toString("latin1");
  const parts = partsOf(content);
  const outside = plainNames(parts.map(({ before }) => before).join(" "));
  if (encryption.test(outside)) return "protected";
  if (action.test(plainNames(content)) || script.test(outside)) return "active";
  return objectStreamsProblem(parts);
};

interface Part {
  /** What stands before a stream, after the one before it: its dictionary last. */
  readonly before: string;
  readonly stream: string;
}

/** Splits a file at its streams, in one pass: a hostile one has as many beginnings as fit. */
const partsOf = (content: string): readonly Part[] => {
  const parts: Part[] = [];
  let from = 0;
  for (;;) {
    const start = content.indexOf("stream", from);
    const end = start < 0 ? -1 : content.indexOf("endstream", start);
    if (end < 0) return [...parts, { before: content.slice(from), stream: "" }];
    const stream = content.slice(start + "stream".length, end).replace(/^\r?\n/, "");
    parts.push({ before: content.slice(from, start), stream });
    from = end + "endstream".length;
  }
};

/** `#4a` in a name is `J`. */
const plainNames = (text: string): string =>
  text.replaceAll(/#([0-9a-f]{2})/gi, (_escaped, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );

const objectStreamsProblem = async (parts: readonly Part[]): Promise<PdfProblem | undefined> => {
  let left = unfoldedLimit;
  for (const { before, stream } of parts) {
    // The word "stream" in a comment would hide what follows it; scans have no other use for the name.
    if (objectStream.test(plainNames(stream))) return "broken";
    const dictionary = plainNames(before);
    if (!objectStream.test(dictionary)) continue;
    const objects = await unfold(stream, dictionary, left);
    if (objects === undefined) return "broken";
    left -= objects.length;
    const plain = plainNames(objects);
    if (action.test(plain) || script.test(plain)) return "active";
  }
  return undefined;
};

/**
 * Object streams are plain or deflated in practice; one of another kind, or with parameters that change the bytes once
 * more, cannot be looked into, and is not taken.
 */
const unfold = async (
  stream: string,
  dictionary: string,
  limit: number,
): Promise<string | undefined> => {
  const plain = dictionary.replaceAll(/[\s\0]+/g, " ");
  const filters = plain.match(filter) ?? [];
  if (filters.length === 0) return stream;
  const isDeflated = filters.length === (plain.match(deflated) ?? []).length;
  if (!isDeflated || parameters.test(dictionary) || limit <= 0) return undefined;
  try {
    const bytes = Buffer.from(stream, "latin1");
    return (await inflateInto(bytes, { maxOutputLength: limit })).toString("latin1");
  } catch {
    return undefined;
  }
};

const inflateInto = promisify<Buffer, { maxOutputLength: number }, Buffer>(inflate);

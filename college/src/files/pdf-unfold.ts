import { constants, deflateSync, inflateSync } from "node:zlib";
import { type PdfObject, PdfStream } from "@libpdf/core";
import { itemsOf, nameOf } from "./pdf-objects.ts";

/** Bytes that the object streams and tables of one file may unfold to: more than any genuine document needs. */
const unfoldedLimit = 8 * 1024 * 1024;

let left = 0;
let failed = false;

/**
 * Opens a file with the parser's unpacking bounded: it would fill the memory outside of the heap's limit. Only what
 * holds objects is unpacked, which is deflated in practice; pictures, fonts and texts stay packed.
 * @throws Error when a stream could not be unpacked. The parser itself goes on without its objects.
 */
export const withBoundedUnfolding = async <Value>(read: () => Promise<Value>): Promise<Value> => {
  left = unfoldedLimit;
  failed = false;
  const value = await read();
  if (failed) throw new Error("a stream of objects could not be unpacked");
  return value;
};

const decode = PdfStream.prototype.getDecodedData;

// The library offers no limit and no other place to set one.
PdfStream.prototype.getDecodedData = function (this: PdfStream): Uint8Array {
  try {
    return unfold(this);
  } catch (error) {
    failed = true;
    throw error;
  }
};

const unfold = (stream: PdfStream): Uint8Array => {
  const filters = filtersOf(stream.get("Filter"));
  if (filters.length === 0) return stream.data;
  if (filters.join() !== "FlateDecode") throw new Error("not deflated alone");
  const bytes = inflateSync(stream.data, {
    maxOutputLength: Math.max(1, left),
    // Some writers leave out the end.
    finishFlush: constants.Z_SYNC_FLUSH,
  });
  left -= bytes.length;
  if (!stream.has("DecodeParms")) return bytes;
  // The parser undoes the prediction, of bytes that are as many as they look.
  return decode.call(new PdfStream(stream, deflateSync(bytes, { level: 0 })));
};

const filtersOf = (filter: PdfObject | undefined): readonly (string | undefined)[] =>
  filter === undefined
    ? []
    : filter.type === "array"
      ? itemsOf(filter).map(nameOf)
      : [nameOf(filter)];

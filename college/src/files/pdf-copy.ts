import { deflateSync } from "node:zlib";
import {
  PdfArray,
  PdfDict,
  PdfName,
  PdfNull,
  type PdfObject,
  PdfRef,
  PdfStream,
} from "@libpdf/core";
import { nameOf, type Resolve } from "./pdf-objects.ts";

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/**
 * The keys by which ISO 32000-1 describes how a page is drawn: streams (7.3.8) and their filters (7.4), colours (8.6),
 * patterns (8.7), images (8.9), forms (8.10), fonts (9), transparency (11), functions (7.10). Not among them: files
 * outside of a stream (F, FFilter, FDecodeParms), Metadata, PieceInfo, AF, OPI, optional content, printing.
 */
const drawnKeys: ReadonlySet<string> = new Set([
  ...words("Type Subtype Resources Filter DecodeParms Name"),
  ...words("Predictor Colors Columns EarlyChange K EndOfLine EncodedByteAlign Rows EndOfBlock"),
  ...words("BlackIs1 DamagedRowsBeforeError ColorTransform JBIG2Globals"),
  ...words("Width Height ColorSpace BitsPerComponent Intent ImageMask Mask Decode Interpolate"),
  ...words("SMask SMaskInData Matte"),
  ...words("FormType BBox Matrix Group S CS I G BC TR"),
  ...words("LW LC LJ ML D RI Font FL SA BM CA ca AIS TK OP op OPM"),
  ...words("PatternType PaintType TilingType XStep YStep Shading ExtGState"),
  ...words("ShadingType Background AntiAlias Function Coords Domain Extend BitsPerCoordinate"),
  ...words("BitsPerFlag VerticesPerRow"),
  ...words("FunctionType Range Size BitsPerSample Order Encode C0 C1 N Functions Bounds"),
  ...words("Alternate WhitePoint BlackPoint Gamma"),
  ...words("BaseFont FirstChar LastChar Widths FontDescriptor Encoding ToUnicode FontBBox"),
  ...words("FontMatrix CharProcs DescendantFonts CIDSystemInfo DW W DW2 W2 CIDToGIDMap"),
  ...words("BaseEncoding Differences Registry Ordering Supplement CMapName WMode UseCMap"),
  ...words("FontName FontFamily FontStretch FontWeight Flags ItalicAngle Ascent Descent Leading"),
  ...words("CapHeight XHeight StemV StemH AvgWidth MaxWidth MissingWidth FontFile FontFile2"),
  ...words("FontFile3 CharSet CIDSet Length1 Length2 Length3"),
]);

const resourceKinds: ReadonlySet<string> = new Set(
  words("ExtGState ColorSpace Pattern Shading XObject Font"),
);

/** Of transparency groups and soft masks. Actions name their kind under the same key. */
const groupKinds: ReadonlySet<string> = new Set(words("Transparency Alpha Luminosity"));

/** What a dictionary's keys are: of the standard, kinds of resources, or names that its author chose. */
type Keys = "drawn" | "kinds" | "chosen";

/** Copies what pages are drawn with, each object once; whatever nothing refers to stays behind. */
export class PageCopier {
  readonly #resolve: Resolve;
  readonly #register: (object: PdfObject) => PdfRef;
  readonly #copies = new Map<string, PdfRef>();

  constructor(resolve: Resolve, register: (object: PdfObject) => PdfRef) {
    this.#resolve = resolve;
    this.#register = register;
  }

  /** The copy of what stands under a key of a page, or of what it is drawn with; undefined where there is nothing. */
  entry(key: string, value: PdfObject | undefined): PdfObject | undefined {
    return this.#copy(
      value,
      key === "Resources" ? "kinds" : key === "CharProcs" ? "chosen" : "drawn",
    );
  }

  #copy(value: PdfObject | undefined, keys: Keys): PdfObject | undefined {
    if (value instanceof PdfRef) return this.#copyReferred(value, keys);
    if (value instanceof PdfStream) return this.#register(this.#filled(streamOf(value), value));
    if (value instanceof PdfDict) return this.#filled(new PdfDict(), value, keys);
    if (value instanceof PdfArray) return this.#itemsInto(new PdfArray(), value, keys);
    return value?.type === "raw" ? undefined : value;
  }

  #copyReferred(ref: PdfRef, keys: Keys): PdfObject | undefined {
    const place = `${ref.toString()} ${keys}`;
    const known = this.#copies.get(place);
    if (known !== undefined) return known;
    const object = this.#resolve(ref);
    if (object instanceof PdfDict || object instanceof PdfArray) {
      // Registered before it is filled: it may contain itself.
      const copy =
        object instanceof PdfStream
          ? streamOf(object)
          : object instanceof PdfDict
            ? new PdfDict()
            : new PdfArray();
      const copied = this.#register(copy);
      this.#copies.set(place, copied);
      if (copy instanceof PdfArray) this.#itemsInto(copy, object as PdfArray, keys);
      else this.#filled(copy, object as PdfDict, copy instanceof PdfStream ? "drawn" : keys);
      return copied;
    }
    return object?.type === "ref" ? undefined : this.#copy(object, keys);
  }

  #filled<Copy extends PdfDict>(copy: Copy, dict: PdfDict, keys: Keys = "drawn"): Copy {
    const isDeflatedAnew = copy.has("Filter");
    for (const [{ value: key }, value] of dict) {
      if (keys === "drawn" && !drawnKeys.has(key)) continue;
      if (isDeflatedAnew && (key === "Filter" || key === "DecodeParms")) continue;
      if (keys === "kinds" && !resourceKinds.has(key)) continue;
      if (keys === "drawn" && key === "S" && !groupKinds.has(nameOf(this.#resolve(value)) ?? ""))
        continue;
      const copied =
        keys === "drawn"
          ? this.entry(key, value)
          : this.#copy(value, keys === "kinds" ? "chosen" : "drawn");
      if (copied !== undefined) copy.set(key, copied);
    }
    return copy;
  }

  #itemsInto(copy: PdfArray, array: PdfArray, keys: Keys): PdfArray {
    for (const item of array) {
      copy.push(this.#copy(item, keys) ?? PdfNull.instance);
    }
    return copy;
  }
}

/** A stream with the bytes of another; deflated where they were open, so that none of them reads as an object. */
const streamOf = (stream: PdfStream): PdfStream =>
  isFiltered(stream.get("Filter"))
    ? new PdfStream([], stream.data)
    : new PdfStream([["Filter", PdfName.FlateDecode]], deflateSync(stream.data));

const isFiltered = (filter: PdfObject | undefined): boolean =>
  filter !== undefined &&
  filter.type !== "null" &&
  !(filter.type === "array" && filter.length === 0);

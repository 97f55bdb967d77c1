import { PdfDict, type PdfObject } from "@libpdf/core";

/** What an object stands for: itself, or what its reference leads to. */
export type Resolve = (object: PdfObject | undefined) => PdfObject | undefined;

/** A dictionary; also a stream's. */
export const dictOf = (object: PdfObject | undefined): PdfDict | undefined =>
  object instanceof PdfDict ? object : undefined;

export const itemsOf = (object: PdfObject | undefined): readonly PdfObject[] =>
  object?.type === "array" ? object.toArray() : [];

export const nameOf = (object: PdfObject | undefined): string | undefined =>
  object?.type === "name" ? object.value : undefined;

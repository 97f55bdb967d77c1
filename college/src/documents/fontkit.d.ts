/** fontkit has no types of its own. PDFKit, which opens its fonts with it, takes an opened font for a font's bytes. */
declare module "fontkit" {
  export function create(bytes: Uint8Array): Uint8Array;
}

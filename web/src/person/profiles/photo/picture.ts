/** The kinds of picture the college takes. */
export type PictureKind = "image/jpeg" | "image/png" | "image/webp";

/** No phone's camera makes more; beyond it a cheap phone runs out of memory. In bytes. */
export const maxPhotoBytes = 30 * 1024 * 1024;

/** How many bytes `pictureKind` needs to see. */
export const signatureBytes = 12;

const startsWith = (bytes: Uint8Array, signature: readonly number[], at = 0): boolean =>
  signature.every((byte, index) => bytes[at + index] === byte);

const ascii = (text: string): readonly number[] => [...text].map((letter) => letter.charCodeAt(0));

/** What a file is by its first bytes, whatever its name says; null for anything but JPEG, PNG and WebP. */
export const pictureKind = (bytes: Uint8Array): PictureKind | null => {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return "image/jpeg";
  if (startsWith(bytes, [0x89, ...ascii("PNG\r\n\u001a\n")])) return "image/png";
  if (startsWith(bytes, ascii("RIFF")) && startsWith(bytes, ascii("WEBP"), 8)) return "image/webp";
  return null;
};

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size within a square of `limit` pixels, in the same proportions; never larger than the picture is. */
export const sizeWithin = ({ width, height }: Size, limit: number): Size => {
  const scale = Math.min(1, limit / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
};

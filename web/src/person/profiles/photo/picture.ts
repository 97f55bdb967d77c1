/** The picture types that the college accepts. */
export type PictureKind = "image/jpeg" | "image/png" | "image/webp";

/** Phone photos are smaller. A larger picture exhausts the memory of a cheap phone. In bytes. */
export const maxPhotoBytes = 30 * 1024 * 1024;

/** The number of bytes that `pictureKind` needs. */
export const signatureBytes = 12;

const startsWith = (bytes: Uint8Array, signature: readonly number[], at = 0): boolean =>
  signature.every((byte, index) => bytes[at + index] === byte);

const ascii = (text: string): readonly number[] => [...text].map((letter) => letter.charCodeAt(0));

/** The picture type by the file's signature, whatever its name; null if it is not JPEG, PNG or WebP. */
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

/** Scales a size down to fit a square of `limit` pixels, keeping its proportions. Never scales up. */
export const sizeWithin = ({ width, height }: Size, limit: number): Size => {
  const scale = Math.min(1, limit / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
};

/** A part of a picture, in its pixels. */
export interface Area extends Size {
  readonly x: number;
  readonly y: number;
}

/** The size at which a passport photo is shown, in CSS pixels. */
export const passportSize: Size = { width: 170, height: 200 };

/** The largest part in a passport's proportions, slightly above the middle, where the face usually is. */
export const passportArea = (size: Size): Area => {
  const scale = Math.min(size.width / passportSize.width, size.height / passportSize.height);
  const width = passportSize.width * scale;
  const height = passportSize.height * scale;
  return { x: (size.width - width) * 0.5, y: (size.height - height) * 0.35, width, height };
};

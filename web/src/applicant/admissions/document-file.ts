import { maxPhotoBytes, pictureKind, signatureBytes } from "../../person/profiles/photo/picture.ts";
import { InvalidPhotoError, reducePicture } from "../../person/profiles/photo/reduce-photo.ts";

/** The college's limit in bytes. */
const maxResultBytes = 5 * 1024 * 1024;

/** Fine print is readable at this number of pixels on the longest side. */
const maxSidePixels = 2400;

/** A picture of at most this many bytes is sent unchanged. */
const maxUncompressedBytes = 800 * 1024;

/** The file is rejected. The message is shown to the person. */
export class InvalidDocumentError extends Error {}

const isPdf = (bytes: Uint8Array): boolean =>
  new TextDecoder("latin1").decode(bytes.subarray(0, 5)) === "%PDF-";

/** Prepares a result or another paper for upload: a PDF unchanged, a large picture reduced. Throws `InvalidDocumentError`. */
export const prepareDocument = async (file: File): Promise<File> => {
  const bytes = new Uint8Array(await file.slice(0, signatureBytes).arrayBuffer());
  if (isPdf(bytes)) {
    if (file.size > maxResultBytes) {
      throw new InvalidDocumentError(
        "This PDF is larger than 5 MB. Choose a smaller one, or a photo of the pages.",
      );
    }
    return new File([file], file.name, { type: "application/pdf" });
  }
  const kind = pictureKind(bytes);
  if (!kind) {
    throw new InvalidDocumentError(
      "This file is neither a PDF nor a JPEG, PNG or WebP picture. Choose another one.",
    );
  }
  if (file.size > maxPhotoBytes) {
    throw new InvalidDocumentError("This picture is larger than 30 MB. Choose a smaller one.");
  }
  try {
    return await reducePicture(file, kind, { maxSidePixels, maxUncompressedBytes });
  } catch (error) {
    throw error instanceof InvalidPhotoError ? new InvalidDocumentError(error.message) : error;
  }
};

/** `1.4 MB`, `320 KB` */
export const sizeText = (bytes: number): string =>
  bytes >= 1024 * 1024
    ? `${(bytes / 1024 / 1024).toFixed(1)} MB`
    : `${Math.max(1, Math.round(bytes / 1024))} KB`;

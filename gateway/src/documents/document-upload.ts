import { pictureTypeOf } from "../profiles/passport-upload.ts";

const maxSize = 5 * 1024 * 1024;

/** An uploaded document under the portal's own name, `result.pdf`, or why it will not do. The college decides by its content. */
export const readDocument = async (
  upload: File,
  name: string,
): Promise<File | "FILE_TOO_LARGE" | "NOT_A_DOCUMENT"> => {
  if (upload.size > maxSize) return "FILE_TOO_LARGE";
  const bytes = new Uint8Array(await upload.arrayBuffer());
  const type = documentTypeOf(bytes);
  if (type === undefined) return "NOT_A_DOCUMENT";
  return new File([bytes], `${name}.${type.slice(type.indexOf("/") + 1)}`, { type });
};

/** Detected from the first bytes, because a client's file name and media type prove nothing. */
const documentTypeOf = (bytes: Uint8Array): string | undefined =>
  Buffer.from(bytes.subarray(0, 5)).toString("latin1") === "%PDF-"
    ? "application/pdf"
    : pictureTypeOf(bytes);

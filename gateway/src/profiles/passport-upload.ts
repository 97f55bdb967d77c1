import { type RefusalResult, refusal } from "../graphql/refusal.ts";
import { texts } from "../texts.ts";

/** In bytes. */
const maxPassportSize = 2 * 1024 * 1024;

/**
 * The uploaded photo, or its refusal. The portal names the file, because a file name from a phone can be private.
 * refused. Undefined where none was sent.
 */
export const readPassport = async (
  upload: File | null | undefined,
): Promise<File | RefusalResult | undefined> => {
  if (!upload) return undefined;
  if (upload.size > maxPassportSize) return passportRefusal("FILE_TOO_LARGE");
  const bytes = new Uint8Array(await upload.arrayBuffer());
  const type = pictureTypeOf(bytes);
  if (type === undefined) return passportRefusal("NOT_AN_IMAGE");
  return new File([bytes], `passport.${type.slice("image/".length)}`, { type });
};

export const passportRefusal = (code: "FILE_TOO_LARGE" | "NOT_AN_IMAGE"): RefusalResult => {
  const message =
    code === "FILE_TOO_LARGE" ? texts.profile.passportTooLarge : texts.profile.passportNotImage;
  return refusal(code, message, [{ field: "passport", message }]);
};

const startsWith = (bytes: Uint8Array, signature: readonly number[], offset = 0): boolean =>
  signature.every((byte, index) => bytes[offset + index] === byte);

/**
 * The media type of a picture by its first bytes, because a client's file name and media type prove nothing; undefined for
 * every other file. The college decides in the end: it decodes the picture.
 */
export const pictureTypeOf = (bytes: Uint8Array): string | undefined => {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return "image/jpeg";
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return "image/png";
  const isRiff = startsWith(bytes, [0x52, 0x49, 0x46, 0x46]);
  return isRiff && startsWith(bytes, [0x57, 0x45, 0x42, 0x50], 8) ? "image/webp" : undefined;
};

import { refusal } from "../graphql/refusal.ts";
import { texts } from "../texts.ts";
import { largestPassport, pictureTypeOf } from "./picture.ts";

type PassportRefusal = ReturnType<typeof refusal>;

/**
 * The photo under a name of ours, or why it is none; what it was called on somebody's phone is nobody's business.
 * Undefined where none was sent.
 */
export const readPassport = async (
  upload: File | null | undefined,
): Promise<File | PassportRefusal | undefined> => {
  if (!upload) return undefined;
  if (upload.size > largestPassport) return passportRefusal("FILE_TOO_LARGE");
  const bytes = new Uint8Array(await upload.arrayBuffer());
  const type = pictureTypeOf(bytes);
  if (type === undefined) return passportRefusal("NOT_AN_IMAGE");
  return new File([bytes], `passport.${type.slice("image/".length)}`, { type });
};

export const passportRefusal = (code: "FILE_TOO_LARGE" | "NOT_AN_IMAGE"): PassportRefusal => {
  const message =
    code === "FILE_TOO_LARGE" ? texts.profile.passportTooLarge : texts.profile.passportNotImage;
  return refusal(code, message, [{ field: "passport", message }]);
};

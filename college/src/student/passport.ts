import sharp from "sharp";
import { refuseFields } from "../http/refusal.ts";
import { texts } from "../texts.ts";

/** In bytes. */
export const passportLimit = 2 * 1024 * 1024;

/** A phone camera's picture fits; a small file that unfolds into gigabytes does not. */
const maximumPixels = 50_000_000;

/** Twice what screens and printouts show. */
const box = { width: 680, height: 800 } as const;

/**
 * Makes the JPEG that is stored from an uploaded picture: upright, without metadata, at most 680 by 800.
 * @throws 400 `{passport}` when it is not a JPEG, PNG or WebP picture by its content, is broken, or has too many pixels.
 */
export const makePassport = async (upload: Buffer): Promise<Buffer> => {
  if (!isPicture(upload)) throw refused(texts.passport.notPicture);
  const { width, height } = await readSize(upload);
  if (width * height > maximumPixels) throw refused(texts.passport.tooManyPixels(width, height));
  try {
    return await sharp(upload, { limitInputPixels: maximumPixels, failOn: "error" })
      .timeout({ seconds: 10 })
      .autoOrient()
      .resize({ ...box, fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#ffffff" })
      .jpeg({ quality: 85, mozjpeg: true })
      .toBuffer();
  } catch {
    throw refused(texts.passport.broken);
  }
};

/** By the first bytes: the name and the declared type are whatever the sender likes. Nothing else reaches a decoder. */
const isPicture = (upload: Buffer): boolean => {
  const hex = upload.subarray(0, 12).toString("hex");
  return (
    hex.startsWith("ffd8ff") ||
    hex.startsWith("89504e470d0a1a0a") ||
    /^52494646.{8}57454250$/.test(hex)
  );
};

const readSize = async (upload: Buffer): Promise<{ width: number; height: number }> => {
  try {
    // Reads the header only, so that an oversized picture can be told its size instead of failing to decode.
    return await sharp(upload, { limitInputPixels: false }).metadata();
  } catch {
    throw refused(texts.passport.broken);
  }
};

const refused = (problem: string) => refuseFields({ passport: [problem] });

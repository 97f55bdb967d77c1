import sharp from "sharp";

/** A phone camera's picture fits; a small file that unfolds into gigabytes does not. */
const maximumPixels = 50_000_000;

export type PictureProblem =
  | "not_picture"
  | "broken"
  | { readonly width: number; readonly height: number };

export type PictureAnswer = { readonly content: Uint8Array } | { readonly problem: PictureProblem };

/**
 * Makes the JPEG that is stored from an uploaded picture: upright, without metadata, inside `box`.
 * @returns the problem when the content is not JPEG, PNG or WebP, is broken, or has too many pixels (with its size).
 */
export const makePicture = async (
  sent: Uint8Array,
  box: { readonly width: number; readonly height: number },
): Promise<PictureAnswer> => {
  const upload = Buffer.from(sent);
  if (!isPicture(upload)) return { problem: "not_picture" };
  try {
    // Reads the header only, so that the refusal of an oversized picture can state its size.
    const { width, height } = await sharp(upload, { limitInputPixels: false }).metadata();
    if (width * height > maximumPixels) return { problem: { width, height } };
    const content = await sharp(upload, { limitInputPixels: maximumPixels, failOn: "error" })
      .autoOrient()
      .resize({ ...box, fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#ffffff" })
      .jpeg({ quality: 85, mozjpeg: true })
      .toBuffer();
    return { content };
  } catch {
    return { problem: "broken" };
  }
};

/** Checks the first bytes, because the sender chooses the name and the declared type. Only files that pass reach a decoder. */
const isPicture = (upload: Buffer): boolean => {
  const hex = upload.subarray(0, 12).toString("hex");
  return (
    hex.startsWith("ffd8ff") ||
    hex.startsWith("89504e470d0a1a0a") ||
    /^52494646.{8}57454250$/.test(hex)
  );
};

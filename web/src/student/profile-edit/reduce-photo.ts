import { texts } from "../../texts.ts";
import { maxPhotoBytes, pictureKind, signatureBytes, sizeWithin } from "./picture.ts";

/** Longest side of what is sent, in pixels: several times what any screen or printout shows. */
const longestSide = 1000;

/** A photo at most this heavy, in bytes, is sent as it is. */
const lightEnough = 200 * 1024;

const quality = 0.85;

/** Why a file cannot be the passport photo, in words for the person. */
export class PhotoRefused extends Error {}

/**
 * The passport photo to send for a chosen file: the file itself when it is small, else a JPEG of at most 1000 pixels a
 * side, upright however the phone was held. Throws `PhotoRefused`.
 */
export const reducePhoto = async (file: File): Promise<File> => {
  if (file.size > maxPhotoBytes) throw new PhotoRefused(texts.profileForm.photoTooLarge);
  const kind = pictureKind(new Uint8Array(await file.slice(0, signatureBytes).arrayBuffer()));
  if (!kind) throw new PhotoRefused(texts.profileForm.photoNotPicture);
  const bitmap = await decode(file);
  try {
    const size = sizeWithin(bitmap, longestSide);
    if (file.size <= lightEnough && size.width === bitmap.width) {
      return new File([file], nameFor(kind), { type: kind });
    }
    return new File([await draw(bitmap, size)], nameFor("image/jpeg"), { type: "image/jpeg" });
  } finally {
    bitmap.close();
  }
};

const nameFor = (kind: string): string => `passport.${kind.slice("image/".length)}`;

const decode = async (file: File): Promise<ImageBitmap> => {
  try {
    return await createImageBitmap(file, { imageOrientation: "from-image" });
  } catch {
    throw new PhotoRefused(texts.profileForm.photoUnreadable);
  }
};

const draw = async (
  bitmap: ImageBitmap,
  { width, height }: { width: number; height: number },
): Promise<Blob> => {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (!context) throw new PhotoRefused(texts.profileForm.photoUnreadable);
  // JPEG has no transparency: without a ground a clear one turns black.
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, "image/jpeg", quality),
  );
  if (!blob) throw new PhotoRefused(texts.profileForm.photoUnreadable);
  return blob;
};

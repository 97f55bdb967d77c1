import { profileFormTexts } from "../form/profile-form-texts.ts";
import { type Crop, croppedArea, passportSize } from "./crop.ts";
import { drawJpeg } from "./draw-jpeg.ts";
import {
  maxPhotoBytes,
  type PictureKind,
  pictureKind,
  type Size,
  signatureBytes,
  sizeWithin,
} from "./picture.ts";

/** Longest side of what is held for cropping, in pixels: a cheap phone cannot hold its own camera's photos for long. */
const maxSidePixels = 1600;

/** How many pixels of what is sent make one of the shown shape: enough for the sharpest screen and for paper. */
const density = 3;

/** Why a file cannot be the passport photo, in words for the person. */
export class InvalidPhotoError extends Error {}

/** A photo made smaller, and upright however the phone was held. */
export interface ReducedPhoto extends Size {
  readonly blob: Blob;
}

/** The chosen file made small enough to be cropped: at most 1600 pixels a side. Throws `InvalidPhotoError`. */
export const reducePhoto = async (file: File): Promise<ReducedPhoto> => {
  if (file.size > maxPhotoBytes) throw new InvalidPhotoError(profileFormTexts.photoTooLarge);
  const kind = pictureKind(new Uint8Array(await file.slice(0, signatureBytes).arrayBuffer()));
  if (!kind) throw new InvalidPhotoError(profileFormTexts.photoNotPicture);
  const bitmap = await decode(file);
  try {
    const size = sizeWithin(bitmap, maxSidePixels);
    return { ...size, blob: await draw(bitmap, { x: 0, y: 0, ...sizeOf(bitmap) }, size) };
  } finally {
    bitmap.close();
  }
};

interface Limits {
  /** In pixels. */
  readonly maxSidePixels: number;
  /** A picture at most this heavy, in bytes, is sent as it is. */
  readonly maxUncompressedBytes: number;
}

/** The picture to send for a chosen file of `kind`: the file itself when it is small, else a smaller JPEG. Throws `InvalidPhotoError`. */
export const reducePicture = async (
  file: File,
  kind: PictureKind,
  limits: Limits,
): Promise<File> => {
  const bitmap = await decode(file);
  try {
    const size = sizeWithin(bitmap, limits.maxSidePixels);
    if (file.size <= limits.maxUncompressedBytes && size.width === bitmap.width) {
      return new File([file], file.name, { type: kind });
    }
    const blob = await draw(bitmap, { x: 0, y: 0, ...sizeOf(bitmap) }, size);
    return new File([blob], file.name, { type: "image/jpeg" });
  } finally {
    bitmap.close();
  }
};

/** The passport photo to send: the part of `photo` that `crop` keeps, as a JPEG in the shown shape. Throws `InvalidPhotoError`. */
export const cropPhoto = async (photo: ReducedPhoto, crop: Crop): Promise<File> => {
  const part = croppedArea(photo, crop);
  const bitmap = await decode(photo.blob);
  try {
    const scale = Math.min(density, part.width / passportSize.width);
    const size = {
      width: Math.max(1, Math.round(passportSize.width * scale)),
      height: Math.max(1, Math.round(passportSize.height * scale)),
    };
    const blob = await draw(bitmap, part, size);
    return new File([blob], "passport.jpeg", { type: "image/jpeg" });
  } finally {
    bitmap.close();
  }
};

const sizeOf = ({ width, height }: Size): Size => ({ width, height });

const unreadable = () => new InvalidPhotoError(profileFormTexts.photoUnreadable);

const decode = async (blob: Blob): Promise<ImageBitmap> => {
  try {
    return await createImageBitmap(blob, { imageOrientation: "from-image" });
  } catch {
    throw unreadable();
  }
};

const draw = async (...picture: Parameters<typeof drawJpeg>): Promise<Blob> => {
  const blob = await drawJpeg(...picture);
  if (!blob) throw unreadable();
  return blob;
};

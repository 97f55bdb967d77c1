import {
  type Area,
  maxPhotoBytes,
  type PictureKind,
  passportSize,
  pictureKind,
  type Size,
  signatureBytes,
  sizeWithin,
} from "./picture.ts";

/**
 * The most pixels that are decoded. No phone's camera makes more. Decoding more takes a cheap phone minutes and more
 * memory than it has.
 */
const maxPixels = 200_000_000;

/** The longest side kept for cropping, in pixels. A cheap phone has too little memory for its own camera's photos. */
const maxSidePixels = 1600;

/** Sent pixels per CSS pixel of the frame: enough for sharp screens and for printing. */
const density = 3;

const jpegQuality = 0.88;

/** The file is rejected as a photo. The message is shown to the person. */
export class InvalidPhotoError extends Error {}

/** A reduced photo in upright orientation. */
export interface ReducedPhoto extends Size {
  readonly blob: Blob;
}

/** Reduces the chosen file to at most 1600 pixels a side, for cropping. Throws `InvalidPhotoError`. */
export const reducePhoto = async (file: File): Promise<ReducedPhoto> => {
  if (file.size > maxPhotoBytes) {
    throw new InvalidPhotoError("This photo is larger than 30 MB. Choose a smaller one.");
  }
  const kind = pictureKind(new Uint8Array(await file.slice(0, signatureBytes).arrayBuffer()));
  if (!kind) {
    throw new InvalidPhotoError(
      "This file is not a JPEG, PNG or WebP picture. Choose another one.",
    );
  }
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
  /** A picture of at most this many bytes is sent unchanged. */
  readonly maxUncompressedBytes: number;
}

/** Prepares a picture for upload: the file itself if it is small, else a smaller JPEG. Throws `InvalidPhotoError`. */
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

/** Draws a part of a photo as a passport photo. Throws `InvalidPhotoError`. */
export const cropPhoto = async ({ blob: photo }: ReducedPhoto, part: Area): Promise<File> => {
  const bitmap = await decode(photo);
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

export const unreadablePicture =
  "This picture could not be read. It may be damaged or too big for this device. Choose another one.";

const decode = async (blob: Blob): Promise<ImageBitmap> => {
  const { width, height } = await headerSize(blob);
  if (width * height > maxPixels) {
    throw new InvalidPhotoError(
      `This picture is ${width} by ${height} pixels, which is too many. Choose a smaller one.`,
    );
  }
  try {
    return await createImageBitmap(blob, { imageOrientation: "from-image" });
  } catch {
    throw new InvalidPhotoError(unreadablePicture);
  }
};

/** The size that the file's header says. A browser loads an image without decoding its pixels. */
const headerSize = async (blob: Blob): Promise<Size> => {
  const url = URL.createObjectURL(blob);
  try {
    return await new Promise((resolve, reject) => {
      const image = new Image();
      image.onload = () => resolve({ width: image.naturalWidth, height: image.naturalHeight });
      image.onerror = () => reject(new InvalidPhotoError(unreadablePicture));
      image.src = url;
    });
  } finally {
    URL.revokeObjectURL(url);
  }
};

/** Draws a part of a picture as a JPEG of a size. */
const draw = async (bitmap: ImageBitmap, part: Area, { width, height }: Size): Promise<Blob> => {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (!context) throw new InvalidPhotoError(unreadablePicture);
  // JPEG has no transparency. Without a background transparent pixels become black.
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, part.x, part.y, part.width, part.height, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, "image/jpeg", jpegQuality),
  );
  if (!blob) throw new InvalidPhotoError(unreadablePicture);
  return blob;
};

import type { Rectangle } from "./crop.ts";
import type { Size } from "./picture.ts";

const quality = 0.88;

/** Draws a part of a picture as a JPEG of `size`; null if the browser cannot. */
export const drawJpeg = async (
  picture: ImageBitmap,
  part: Rectangle,
  { width, height }: Size,
): Promise<Blob | null> => {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (!context) return null;
  // JPEG has no transparency. Without a background transparent pixels become black.
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, part.x, part.y, part.width, part.height, 0, 0, width, height);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));
};

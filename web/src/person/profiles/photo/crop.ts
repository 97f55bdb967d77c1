import type { Size } from "./picture.ts";

/** The size at which a passport photo is shown, in CSS pixels. */
export const passportSize: Size = { width: 170, height: 200 };

export const maxZoom = 3;

/** The visible part of a picture. */
export interface Crop {
  /** 1 shows as much as the frame allows, 3 a third of that in each direction. */
  readonly zoom: number;
  /** The horizontal position in the remaining space: 0 is left, 1 is right. */
  readonly x: number;
  /** 0 is top, 1 is bottom. */
  readonly y: number;
}

/** Slightly above the middle, where the face usually is. */
export const initialCrop: Crop = { zoom: 1, x: 0.5, y: 0.35 };

export interface Rectangle extends Size {
  readonly x: number;
  readonly y: number;
}

const within = (value: number, from: number, to: number): number =>
  Math.min(to, Math.max(from, value));

/** The area of a picture of `size` that `crop` shows, in picture pixels and in the passport's proportions. */
export const croppedArea = (size: Size, crop: Crop): Rectangle => {
  const scale =
    Math.min(size.width / passportSize.width, size.height / passportSize.height) /
    within(crop.zoom, 1, maxZoom);
  const width = passportSize.width * scale;
  const height = passportSize.height * scale;
  return {
    x: (size.width - width) * within(crop.x, 0, 1),
    y: (size.height - height) * within(crop.y, 0, 1),
    width,
    height,
  };
};

const positionAfterDrag = (place: number, pixels: number, left: number): number =>
  left > 0 ? within(place - pixels / left, 0, 1) : place;

/** The crop after a drag by `right` and `down` pixels of the frame. */
export const dragCrop = (size: Size, crop: Crop, right: number, down: number): Crop => {
  const part = croppedArea(size, crop);
  const scale = part.width / passportSize.width;
  return {
    ...crop,
    x: positionAfterDrag(crop.x, right * scale, size.width - part.width),
    y: positionAfterDrag(crop.y, down * scale, size.height - part.height),
  };
};

/** Whether the crop can move in each direction. */
export const canPan = (size: Size, crop: Crop): { readonly x: boolean; readonly y: boolean } => {
  const part = croppedArea(size, crop);
  return { x: size.width - part.width >= 1, y: size.height - part.height >= 1 };
};

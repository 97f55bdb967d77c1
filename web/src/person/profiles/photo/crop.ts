import type { Size } from "./picture.ts";

/** The shape in which a passport photo is shown, in CSS pixels. */
export const passportSize: Size = { width: 170, height: 200 };

export const maxZoom = 3;

/** Which part of a picture is kept. */
export interface Crop {
  /** 1 keeps as much as the shape allows, 3 a third of that in each direction. */
  readonly zoom: number;
  /** Where the part lies in what is left over: 0 at the left, 1 at the right. */
  readonly x: number;
  /** 0 at the top, 1 at the bottom. */
  readonly y: number;
}

/** A little above the middle, where the face of most photos is. */
export const initialCrop: Crop = { zoom: 1, x: 0.5, y: 0.35 };

export interface Rectangle extends Size {
  readonly x: number;
  readonly y: number;
}

const within = (value: number, from: number, to: number): number =>
  Math.min(to, Math.max(from, value));

/** The part of a picture of `size` that `crop` keeps, in the picture's pixels: always in the passport's proportions. */
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

const movedBy = (place: number, pixels: number, left: number): number =>
  left > 0 ? within(place - pixels / left, 0, 1) : place;

/** The crop after the picture was dragged so many pixels of the shown shape to the right and down. */
export const dragCrop = (size: Size, crop: Crop, right: number, down: number): Crop => {
  const part = croppedArea(size, crop);
  const scale = part.width / passportSize.width;
  return {
    ...crop,
    x: movedBy(crop.x, right * scale, size.width - part.width),
    y: movedBy(crop.y, down * scale, size.height - part.height),
  };
};

/** Whether anything is left over to move the part in, in each direction. */
export const canPan = (size: Size, crop: Crop): { readonly x: boolean; readonly y: boolean } => {
  const part = croppedArea(size, crop);
  return { x: size.width - part.width >= 1, y: size.height - part.height >= 1 };
};

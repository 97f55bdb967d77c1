import { vi } from "vitest";

const aDrawing = () => new Blob([Uint8Array.of(0xff, 0xd8, 0xff)], { type: "image/jpeg" });

/**
 * Stubs the browser functions for pictures, which jsdom lacks: every file is a picture of 600 by 800 pixels, every
 * drawing a small JPEG, every object URL `url`. Undone by `vi.unstubAllGlobals` and `vi.restoreAllMocks`. Returns the
 * arguments of each `drawImage` call.
 */
export const stubPictures = (url: string): readonly (readonly unknown[])[] => {
  const drawn: unknown[][] = [];
  URL.createObjectURL = () => url;
  URL.revokeObjectURL = () => undefined;
  vi.stubGlobal("Image", LoadedImage);
  const bitmap = { width: 600, height: 800, close: () => undefined };
  vi.stubGlobal("createImageBitmap", async () => bitmap);
  const canvas = HTMLCanvasElement.prototype;
  const context = {
    fillRect: () => undefined,
    drawImage: (...picture: unknown[]) => drawn.push(picture),
  };
  vi.spyOn(canvas, "getContext").mockImplementation(() => context as unknown as null);
  vi.spyOn(canvas, "toBlob").mockImplementation((take) => take(aDrawing()));
  return drawn;
};

/** An image that is loaded as soon as it has an address. */
class LoadedImage {
  readonly naturalWidth = 600;
  readonly naturalHeight = 800;
  onload: () => void = () => undefined;

  set src(_url: string) {
    queueMicrotask(() => this.onload());
  }
}

/** Keeps drawings of `stubPictures` from ending. The returned function ends them, with `blob` or in failure with null. */
export const holdDrawings = () => {
  const held: ((blob: Blob | null) => void)[] = [];
  const encode = vi
    .spyOn(HTMLCanvasElement.prototype, "toBlob")
    .mockImplementation((take) => void held.push(take));
  return (blob: Blob | null = aDrawing()) => {
    encode.mockImplementation((take) => take(blob));
    for (const take of held) take(blob);
  };
};

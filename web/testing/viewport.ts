import { vi } from "vitest";

const sizeIn = (query: string, edge: "min" | "max", fallback: number): number =>
  Number(new RegExp(`${edge}-width:\\s*([\\d.]+)px`).exec(query)?.[1] ?? fallback);

/** Gives the window the width of a laptop, for media queries. Without it jsdom matches none, as the narrowest phone. */
export const openOnLaptop = (): void => {
  const width = 1280;
  vi.spyOn(window, "matchMedia").mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      matches: sizeIn(media, "min", 0) <= width && width <= sizeIn(media, "max", Infinity),
      media,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
};

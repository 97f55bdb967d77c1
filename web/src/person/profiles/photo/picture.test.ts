import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { passportArea, passportSize, pictureKind, sizeWithin } from "./picture.ts";

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === "string" ? [...part].map((letter) => letter.charCodeAt(0)) : part,
    ),
  );

describe("the type of a chosen file", () => {
  it.each([
    ["a JPEG", bytes([0xff, 0xd8, 0xff, 0xe1, 0, 0]), "image/jpeg"],
    ["a PNG", bytes([0x89], "PNG\r\n\u001a\n", [0, 0, 0, 13]), "image/png"],
    ["a WebP", bytes("RIFF", [0x24, 0, 0, 0], "WEBPVP8 "), "image/webp"],
    ["an SVG, whatever its name", bytes('<svg xmlns="http'), null],
    ["a GIF", bytes("GIF89a", [1, 0, 1, 0]), null],
    ["another RIFF", bytes("RIFF", [0x24, 0, 0, 0], "WAVEfmt "), null],
    ["an HEIC", bytes([0, 0, 0, 24], "ftypheic"), null],
    ["a file cut off in its signature", bytes([0xff, 0xd8]), null],
    ["nothing", bytes(), null],
  ])("%s", (_what, content, kind) => {
    expect(pictureKind(content)).toBe(kind);
  });
});

describe("the size of a reduced photo", () => {
  it("fits the limit, keeps the proportions and never grows", () => {
    const side = fc.integer({ min: 1, max: 20_000 });
    fc.assert(
      fc.property(side, side, fc.integer({ min: 1, max: 2_000 }), (width, height, limit) => {
        const fitted = sizeWithin({ width, height }, limit);
        const longest = Math.max(width, height);
        expect(Math.max(fitted.width, fitted.height)).toBe(Math.min(longest, limit));
        expect(Math.min(fitted.width, fitted.height)).toBeGreaterThanOrEqual(1);
        const shrunk = longest / Math.min(longest, limit);
        expect(Math.abs(fitted.width - width / shrunk)).toBeLessThan(1);
        expect(Math.abs(fitted.height - height / shrunk)).toBeLessThan(1);
      }),
    );
  });

  it("of a phone's portrait photo", () => {
    expect(sizeWithin({ width: 3000, height: 4000 }, 1000)).toEqual({ width: 750, height: 1000 });
  });
});

describe("the first part of a picture for a passport photo", () => {
  it("is the largest that keeps inside the picture and in proportion", () => {
    const side = fc.integer({ min: 1, max: 8000 });
    fc.assert(
      fc.property(side, side, (width, height) => {
        const part = passportArea({ width, height });
        expect(part.width / part.height).toBeCloseTo(passportSize.width / passportSize.height, 6);
        expect(part.x).toBeGreaterThanOrEqual(-1e-6);
        expect(part.y).toBeGreaterThanOrEqual(-1e-6);
        expect(part.x + part.width).toBeLessThanOrEqual(width + 1e-6);
        expect(part.y + part.height).toBeLessThanOrEqual(height + 1e-6);
        expect(Math.min(width - part.width, height - part.height)).toBeCloseTo(0, 6);
      }),
    );
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canPan, croppedArea, dragCrop, initialCrop, passportSize } from "./crop.ts";

const anySize = fc.record({
  width: fc.integer({ min: 1, max: 8000 }),
  height: fc.integer({ min: 1, max: 8000 }),
});

const anyCrop = fc.record({
  zoom: fc.double({ min: 0, max: 10, noNaN: true }),
  x: fc.double({ min: -2, max: 3, noNaN: true }),
  y: fc.double({ min: -2, max: 3, noNaN: true }),
});

describe("cropping a passport photo", () => {
  it("keeps the area inside the picture and in proportion", () => {
    fc.assert(
      fc.property(anySize, anyCrop, (size, crop) => {
        const part = croppedArea(size, crop);
        expect(part.width / part.height).toBeCloseTo(passportSize.width / passportSize.height, 6);
        expect(part.x).toBeGreaterThanOrEqual(-1e-6);
        expect(part.y).toBeGreaterThanOrEqual(-1e-6);
        expect(part.x + part.width).toBeLessThanOrEqual(size.width + 1e-6);
        expect(part.y + part.height).toBeLessThanOrEqual(size.height + 1e-6);
      }),
    );
  });

  it("starts with the largest area", () => {
    expect(croppedArea({ width: 1000, height: 1000 }, initialCrop)).toMatchObject({
      y: 0,
      width: 850,
      height: 1000,
    });
    expect(croppedArea({ width: 170, height: 400 }, initialCrop)).toMatchObject({
      x: 0,
      width: 170,
    });
  });

  it("follows the pointer", () => {
    const size = { width: 1000, height: 2000 };
    const crop = { zoom: 2, x: 0.5, y: 0.5 };
    const before = croppedArea(size, crop);
    const after = croppedArea(size, dragCrop(size, crop, 17, -20));
    const scale = before.width / passportSize.width;
    expect(after.x).toBeCloseTo(before.x - 17 * scale, 6);
    expect(after.y).toBeCloseTo(before.y + 20 * scale, 6);
  });

  it("stops at the edge and without remaining space", () => {
    const square = { width: 1000, height: 1000 };
    expect(dragCrop(square, initialCrop, 10_000, 0).x).toBe(0);
    expect(dragCrop(square, initialCrop, 0, 50).y).toBe(initialCrop.y);
    expect(canPan(square, initialCrop)).toEqual({ x: true, y: false });
    expect(canPan(passportSize, initialCrop)).toEqual({ x: false, y: false });
  });
});

import { act, renderHook, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { stubPictures } from "../../../../testing/stub-pictures.ts";
import { usePhoto } from "./use-photo.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("stores no crop of a left form after the photo was cleared", async () => {
  stubPictures("blob:photo");
  const read = vi.spyOn(Blob.prototype, "arrayBuffer");
  const left = renderHook(() => usePhoto("7"));
  const jpeg = new File([Uint8Array.of(0xff, 0xd8, 0xff)], "me.jpeg", { type: "image/jpeg" });
  act(() => left.result.current.choose(jpeg));
  await waitFor(() => expect(sessionStorage).toHaveLength(1));
  vi.useFakeTimers();
  act(() => left.result.current.change({ x: 10, y: 10, width: 300, height: 400 }));
  left.unmount();
  const next = renderHook(() => usePhoto("7"));
  act(() => next.result.current.clear());
  expect(sessionStorage).toHaveLength(0);
  await vi.runAllTimersAsync();
  await read.mock.results.at(-1)?.value;
  expect(sessionStorage).toHaveLength(0);
});

it("shows a chosen photo only when it is ready to be saved", async () => {
  stubPictures("blob:photo");
  const form = renderHook(() => usePhoto("7"));
  const shown: (readonly [shown: boolean, preparing: boolean])[] = [];
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((take) => {
    // The page is drawn while the browser encodes the picture.
    setTimeout(() => {
      const { source, photo, preparing } = form.result.current;
      shown.push([source !== null || photo !== null, preparing]);
      take(new Blob([Uint8Array.of(0xff, 0xd8, 0xff)], { type: "image/jpeg" }));
    });
  });
  const jpeg = new File([Uint8Array.of(0xff, 0xd8, 0xff)], "me.jpeg", { type: "image/jpeg" });
  act(() => form.result.current.choose(jpeg));
  await waitFor(() => expect(form.result.current.preparing).toBe(false));
  expect(form.result.current.photo).not.toBeNull();
  expect(form.result.current.source).not.toBeNull();
  expect(shown.length).toBeGreaterThan(0);
  expect(shown).not.toContainEqual([true, true]);
});

import { act, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { ScrollBox } from "./ScrollBox.tsx";

/** Replaces ResizeObserver, which jsdom lacks because it has no layout. */
const startLayout = () => {
  const callbacks = new Map<Element, () => void>();
  vi.stubGlobal(
    "ResizeObserver",
    class {
      readonly #tell: () => void;
      readonly #watched: Element[] = [];
      constructor(tell: () => void) {
        this.#tell = tell;
      }
      observe(element: Element) {
        this.#watched.push(element);
        callbacks.set(element, this.#tell);
      }
      disconnect() {
        for (const element of this.#watched) callbacks.delete(element);
      }
    },
  );
  return { resized: (element: Element) => act(() => callbacks.get(element)?.()) };
};

const box = (words: string) => (
  <ScrollBox className="box">
    <p key={words}>{words}</p>
  </ScrollBox>
);

const widths = (holder: Element | null, width: number) =>
  Object.defineProperty(holder, "scrollWidth", { configurable: true, value: width });

it("makes an element focusable while its content overflows, also after changes", () => {
  const { resized } = startLayout();
  const { rerender } = render(box("short"));
  const holder = screen.getByText("short").parentElement;
  expect(holder?.hasAttribute("tabindex")).toBe(false);

  widths(holder, 400);
  resized(screen.getByText("short"));
  expect(holder?.getAttribute("tabindex")).toBe("0");

  rerender(box("another"));
  widths(holder, 0);
  resized(screen.getByText("another"));
  expect(holder?.hasAttribute("tabindex")).toBe(false);
});

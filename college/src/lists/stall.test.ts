import { Readable } from "node:stream";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { destroyWhenStalled } from "./stall.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const unending = () =>
  new Readable({
    read() {
      this.push(Buffer.alloc(64 * 1024));
    },
  });

test("what nobody reads for a minute is broken off", () => {
  const content = unending().on("error", () => undefined);
  destroyWhenStalled(content);

  vi.advanceTimersByTime(59_000);
  expect(content.destroyed).toBe(false);
  vi.advanceTimersByTime(2_000);
  expect(content.destroyed).toBe(true);
});

test("what is read slowly is not", () => {
  const content = unending();
  destroyWhenStalled(content);

  for (let minutes = 0; minutes < 10; minutes += 1) {
    content.read();
    vi.advanceTimersByTime(50_000);
  }
  expect(content.destroyed).toBe(false);
  content.destroy();
});

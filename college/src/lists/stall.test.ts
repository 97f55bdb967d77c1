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

test("a stream that is not read for a minute is aborted", () => {
  const content = unending().on("error", () => undefined);
  destroyWhenStalled(content);

  vi.advanceTimersByTime(59_000);
  expect(content.destroyed).toBe(false);
  vi.advanceTimersByTime(2_000);
  expect(content.destroyed).toBe(true);
});

test("a stream that is read slowly continues", () => {
  const content = unending();
  destroyWhenStalled(content);

  for (let minutes = 0; minutes < 10; minutes += 1) {
    content.read();
    vi.advanceTimersByTime(50_000);
  }
  expect(content.destroyed).toBe(false);
  content.destroy();
});

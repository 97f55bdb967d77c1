import { renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { paths } from "../paths.ts";
import { usePrefetch } from "./prefetch.ts";

const whenIdle = vi.fn((_work: () => void) => 1);

beforeEach(() => {
  whenIdle.mockClear();
  vi.stubGlobal("requestIdleCallback", whenIdle);
  vi.stubGlobal("cancelIdleCallback", () => undefined);
});

afterEach(() => {
  Reflect.deleteProperty(navigator, "connection");
});

const prefetch = () => renderHook(() => usePrefetch({ next: paths.student.dashboard }));

describe("the prefetch of the next screen", () => {
  it("loads the frame and the screen, each while the browser is idle", () => {
    prefetch();
    expect(whenIdle).toHaveBeenCalledTimes(1);
    whenIdle.mock.lastCall?.[0]();
    expect(whenIdle).toHaveBeenCalledTimes(2);
    whenIdle.mock.lastCall?.[0]();
    expect(whenIdle).toHaveBeenCalledTimes(2);
  });

  it("loads nothing for a person who saves data", () => {
    const connection = { value: { saveData: true }, configurable: true };
    Object.defineProperty(navigator, "connection", connection);
    prefetch();
    expect(whenIdle).not.toHaveBeenCalled();
  });
});

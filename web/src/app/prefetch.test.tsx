import { waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { findHeading, openPortal } from "../../testing/render-portal.tsx";
import { startServer } from "../../testing/server.ts";

const whenIdle = vi.fn((_work: () => void) => 1);

beforeEach(() => {
  whenIdle.mockClear();
  vi.stubGlobal("requestIdleCallback", whenIdle);
  vi.stubGlobal("cancelIdleCallback", () => undefined);
});

afterEach(() => {
  Reflect.deleteProperty(navigator, "connection");
});

const openLogin = async (): Promise<void> => {
  openPortal("/student/login", startServer());
  await findHeading("Student Login");
};

describe("the login page", () => {
  it("prefetches the next screen in parts, each while the browser is idle", async () => {
    await openLogin();
    await waitFor(() => expect(whenIdle).toHaveBeenCalledTimes(1));
    whenIdle.mock.lastCall?.[0]();
    expect(whenIdle).toHaveBeenCalledTimes(2);
    whenIdle.mock.lastCall?.[0]();
    expect(whenIdle).toHaveBeenCalledTimes(2);
  });

  it("prefetches nothing for a person who saves data", async () => {
    Object.defineProperty(navigator, "connection", {
      value: { saveData: true },
      configurable: true,
    });
    await openLogin();
    expect(whenIdle).not.toHaveBeenCalled();
  });
});

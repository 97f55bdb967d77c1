import { describe, expect, it } from "vitest";
import { reloadOnVersionChange } from "./version-marker.ts";

const browserWith = (stored: Record<string, string>, overrides = {}) => {
  const done: string[] = [];
  return {
    done,
    stored,
    storage: {
      getItem: (key: string) => stored[key] ?? null,
      setItem: (key: string, value: string) => {
        stored[key] = value;
      },
    },
    clearCaches: async () => done.push("caches cleared"),
    reload: () => {
      done.push("reloaded");
    },
    ...overrides,
  };
};

describe("version marker", () => {
  it("marks a first visit without reloading", async () => {
    const browser = browserWith({});
    await reloadOnVersionChange("1.1.3", browser);
    expect(browser.done).toEqual([]);
    expect(browser.stored).toEqual({ "portal.version": "1.1.3" });
  });

  it("clears caches and reloads after a version change", async () => {
    const browser = browserWith({ "portal.version": "1.1.2" });
    await reloadOnVersionChange("1.1.3", browser);
    expect(browser.done).toEqual(["caches cleared", "reloaded"]);
  });

  it("reloads only once", async () => {
    const browser = browserWith({ "portal.version": "1.1.2" });
    await reloadOnVersionChange("1.1.3", browser);
    await reloadOnVersionChange("1.1.3", browser);
    expect(browser.done).toEqual(["caches cleared", "reloaded"]);
  });

  it("keeps stored drafts", async () => {
    const browser = browserWith({ "portal.version": "1.1.2", draft: "typed" });
    await reloadOnVersionChange("1.1.3", browser);
    expect(browser.stored).toEqual({ "portal.version": "1.1.3", draft: "typed" });
  });

  it("never reloads without persistent storage", async () => {
    const browser = browserWith({ "portal.version": "1.1.2" });
    const storage = { ...browser.storage, setItem: () => undefined };
    await reloadOnVersionChange("1.1.3", { ...browser, storage });
    expect(browser.done).toEqual([]);
  });

  it("never reloads in a browser that refuses storage", async () => {
    const browser = browserWith({});
    const refuse = () => {
      throw new DOMException("refused", "SecurityError");
    };
    await reloadOnVersionChange("1.1.3", {
      ...browser,
      storage: { getItem: refuse, setItem: refuse },
    });
    expect(browser.done).toEqual([]);
  });

  it("reloads even if clearing the caches fails", async () => {
    const browser = browserWith({ "portal.version": "1.1.2" });
    const clearCaches = () => Promise.reject(new Error("refused"));
    await reloadOnVersionChange("1.1.3", { ...browser, clearCaches });
    expect(browser.done).toEqual(["reloaded"]);
  });
});

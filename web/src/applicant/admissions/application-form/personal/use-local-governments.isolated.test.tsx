import { act, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

const list = "../../../../../../rules/nigeria/local-governments.ts";

// The hook caches the loaded list.
beforeEach(() => vi.resetModules());
afterEach(() => vi.doUnmock(list));

const load = async (wanted: boolean) => {
  const { useLocalGovernments } = await import("./use-local-governments.ts");
  return renderHook(() => useLocalGovernments(wanted));
};

it("loads the LGAs of Nigeria's states when they are needed", async () => {
  const { result } = await load(true);
  expect(result.current.status).toBe("loading");
  expect(result.current.of("Bayelsa")).toBeUndefined();
  await waitFor(() => expect(result.current.status).toBe("loaded"));
  expect(result.current.of("Bayelsa")).toContain("Brass");
  expect(result.current.of("toString")).toBeUndefined();
});

it("reports a failed load and retries", async () => {
  vi.doMock(list, () => {
    throw new TypeError("Failed to fetch dynamically imported module");
  });
  const { result } = await load(true);
  await waitFor(() => expect(result.current.status).toBe("failed"));
  vi.doUnmock(list);
  act(() => result.current.retry());
  expect(result.current.status).toBe("loading");
  await waitFor(() => expect(result.current.status).toBe("loaded"));
});

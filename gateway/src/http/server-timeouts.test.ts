import { expect, test } from "vitest";
import { serverTimeouts } from "./server-timeouts.ts";
import { uploadLimits } from "./uploads.ts";

const slowestBitsPerSecond = 400_000;

test("the largest upload there is arrives in time over the slowest network", () => {
  const seconds = (uploadLimits.fileSize * 8) / slowestBitsPerSecond;

  expect(serverTimeouts.requestTimeout / 1_000).toBeGreaterThan(seconds * 1.1);
});

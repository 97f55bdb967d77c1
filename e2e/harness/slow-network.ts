import type { BrowserContext, Page } from "playwright-core";

export interface Network {
  readonly kilobitsPerSecond: number;
  readonly latencyMilliseconds: number;
}

/** A bad 2G or 3G connection. */
export const slowNetwork: Network = { kilobitsPerSecond: 400, latencyMilliseconds: 400 };

/** Throttles all tabs of the browser in both directions, including tabs that open later. */
export async function throttle(context: BrowserContext, network: Network): Promise<void> {
  context.on("page", (page) => void throttlePage(page, network).catch(() => undefined));
  for (const page of context.pages()) await throttlePage(page, network);
}

async function throttlePage(page: Page, network: Network): Promise<void> {
  const bytesPerSecond = (network.kilobitsPerSecond * 1000) / 8;
  const client = await page.context().newCDPSession(page);
  await client.send("Network.enable");
  await client.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: network.latencyMilliseconds,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}

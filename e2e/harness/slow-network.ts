import type { BrowserContext, Page } from "playwright-core";

/** How slow a network is. */
export interface Network {
  readonly kilobitsPerSecond: number;
  readonly latencyMilliseconds: number;
}

/** A bad evening on a village's 2G or 3G mast. */
export const slowNetwork: Network = { kilobitsPerSecond: 400, latencyMilliseconds: 400 };

/** Puts every tab of the browser, those that open later too, behind such a network, up and down. */
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

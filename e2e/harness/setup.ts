import type { TestProject } from "vitest/node";
import { zonedDay } from "../../contract/zoned-time.ts";
import { type BrowserLaunch, resolveBrowser } from "./browser.ts";
import { type PortalAddresses, startPortal } from "./portal.ts";
import { zoneFarFromMidnight } from "./time-zone.ts";

declare module "vitest" {
  interface ProvidedContext {
    browser: BrowserLaunch;
    portal: PortalAddresses;
  }
}

/** Finds a browser and starts the portal that all journeys share. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const browser = await resolveBrowser(process.env);
  project.provide("browser", browser);
  const now = new Date();
  const timeZone = process.env.COLLEGE_TIME_ZONE ?? zoneFarFromMidnight(now);
  project.provide("timeZone", timeZone);
  project.provide("today", zonedDay(now, timeZone));
  const portal = await startPortal({ COLLEGE_TIME_ZONE: timeZone });
  project.provide("portal", { url: portal.url, collegeUrl: portal.collegeUrl });
  return () => portal.stop();
}

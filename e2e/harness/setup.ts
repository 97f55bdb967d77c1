import type { TestProject } from "vitest/node";
import { readCollegeIdentity } from "../../contract/portal/college-identity.ts";
import { type BrowserLaunch, resolveBrowser } from "./browser.ts";
import { type PortalAddresses, startPortal } from "./portal.ts";

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
  project.provide("today", collegeDay());
  const portal = await startPortal();
  project.provide("portal", { url: portal.url, collegeUrl: portal.collegeUrl });
  return () => portal.stop();
}

/** The current day in the college's time zone, `2026-03-10`. */
function collegeDay(): string {
  const { timeZone } = readCollegeIdentity(process.env);
  return new Intl.DateTimeFormat("sv-SE", { timeZone }).format(new Date());
}

import { demoAccounts } from "../../college/src/demo/accounts.ts";
import type { AnnouncedAccount } from "./announcement.ts";
import type { StartSettings } from "./settings.ts";

/** The demo accounts, where the college that was started has them. */
export function accountsToAnnounce(
  settings: StartSettings,
  env: NodeJS.ProcessEnv,
): readonly AnnouncedAccount[] {
  const hasDemoData = settings.externalCollege === undefined && env.DEMO_DATA !== "false";
  return hasDemoData ? demoAccounts : [];
}

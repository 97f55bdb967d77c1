import { loadPart } from "../lib/lazy-part.tsx";
import { nextTask } from "../lib/next-task.ts";
import type { FirstVisit } from "../session/screen-code.ts";
import { partsOf } from "./prefetch.ts";

/**
 * A browser reads what it knows of languages for its first formatter, for which a cheap phone takes most of a tenth of a second.
 * While it waits for the data of a screen, whose dates and amounts need one, it has the time. A comparison reads a half of that.
 */
const makeFirstFormatter = async (): Promise<void> => {
  await nextTask();
  new Intl.Collator("en").compare("", "");
  await nextTask();
  new Intl.NumberFormat("en").format(0);
};

/**
 * Loads the code and the data of the screen at which the portal was opened, so that the first render shows it whole. That
 * takes a phone half the work of a frame, a skeleton and the screen, one after the other. Ends without failure: what did
 * not arrive, the screen asks for again and reports. `longestWait` is in milliseconds: after it, somebody on a slow network
 * should see that the portal is loading.
 */
export const firstScreen = async (visit: FirstVisit, longestWait = 2_000): Promise<void> => {
  const prepared = partsOf(visit.pathname).map(async (load) => {
    const { prepare } = await loadPart(load);
    if (!prepare) return;
    await nextTask();
    await Promise.all([prepare(visit), makeFirstFormatter()]);
  });
  const tooLong = new Promise((resolve) => setTimeout(resolve, longestWait));
  await Promise.race([Promise.allSettled(prepared), tooLong]);
  // The screen's queries take what has just arrived, and do not ask again.
  visit.client.prioritizeCacheValues = true;
};

import { askFirstQueries } from "./session/first-queries.ts";

// This file is small and waits for no other, so that the first queries are sent before the rest of the code has arrived. It
// awaits nothing at its top level: the rest may import from it.
const answers = askFirstQueries();
const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");

/**
 * A browser prepares all of `Intl` for its first formatter, for which a cheap phone takes most of a tenth of a second. While the
 * code is on its way, it has the time.
 */
const makeFirstFormatter = (): void => void new Intl.NumberFormat("en");

setTimeout(makeFirstFormatter);
import("./app/start-in-parts.ts")
  .then(({ startInParts }) => startInParts(root, answers))
  .catch((failure: unknown) => {
    // Gone if the failure came after the first screen.
    const notice = document.getElementById("not-loaded");
    notice?.setAttribute("role", "alert");
    notice?.removeAttribute("hidden");
    throw failure;
  });

import { askFirstQueries } from "./session/first-queries.ts";

// This file is small and waits for no other, so that the first queries are sent before the rest of the code has arrived. It
// awaits nothing at its top level: the rest may import from it.
const answers = askFirstQueries();
const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
import("./app/start-in-parts.ts")
  .then(({ startInParts }) => startInParts(root, answers))
  .catch((failure: unknown) => {
    // Gone if the failure came after the first screen.
    const notice = document.getElementById("not-loaded");
    notice?.setAttribute("role", "alert");
    notice?.removeAttribute("hidden");
    throw failure;
  });

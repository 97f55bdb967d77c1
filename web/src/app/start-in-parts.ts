import "react-dom/client";
import { nextTask } from "../lib/next-task.ts";
import type { FirstAnswers } from "../session/first-queries.ts";

/**
 * Starts the client's code part by part, in tasks between which the browser answers taps. In one task it would block a cheap phone
 * for a third of a second. All of it is already on its way (build/early-code.ts).
 */
export const startInParts = async (element: HTMLElement, answers: FirstAnswers): Promise<void> => {
  await nextTask();
  const { openSession } = await import("../session/open-session.ts");
  await nextTask();
  const session = openSession({ answers });
  await nextTask();
  const { start } = await import("./start.tsx");
  await nextTask();
  await start(element, session);
};

/** Ends the browser's current task, so that it can answer a tap before the work goes on. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

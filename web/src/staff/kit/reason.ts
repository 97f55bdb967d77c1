/** The server's limit. */
export const maxReasonLength = 500;

/** The problem of a reason; null if there is none. */
export const reasonProblem = (reason: string): string | null =>
  reason.trim().length < 5 ? "Give a reason of at least 5 characters." : null;

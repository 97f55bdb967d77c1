const maxJitterMs = 2000;

/** A random delay, so that clients that see the same event do not all send requests at once. */
export const jitter = (): number => Math.random() * maxJitterMs;

const maxJitterMs = 2000;

/** A delay of this page's own, so that everybody who sees the same thing happen does not ask in the same moment. */
export const jitter = (): number => Math.random() * maxJitterMs;

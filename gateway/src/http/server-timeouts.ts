/**
 * How long browsers may take, in milliseconds. A phone on a slow network takes minutes to send two result files. A sender
 * that never ends its headers is disconnected early.
 */
export const serverTimeouts = {
  headersTimeout: 15_000,
  requestTimeout: 300_000,
  keepAliveTimeout: 65_000,
} as const;

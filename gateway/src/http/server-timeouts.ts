/**
 * How long browsers may take, in milliseconds. A phone on a slow network sends two result files for minutes; one that never
 * ends its headers sends nothing.
 */
export const serverTimeouts = {
  headersTimeout: 15_000,
  requestTimeout: 300_000,
  keepAliveTimeout: 65_000,
} as const;

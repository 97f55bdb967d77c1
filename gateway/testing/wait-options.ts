/** Options for `vi.waitFor` and `vi.waitUntil`. The timeout is long because the machine may be busy. */
export const waitOptions = { timeout: 20_000, interval: 20 };

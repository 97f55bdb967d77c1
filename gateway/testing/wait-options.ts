/** How long a test waits for what comes in its own time: a busy machine is no failure. For `vi.waitFor` and `vi.waitUntil`. */
export const waitOptions = { timeout: 20_000, interval: 20 };

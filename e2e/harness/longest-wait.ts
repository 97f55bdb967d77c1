/**
 * How long a journey waits for a step or for a mail, in milliseconds. A limit, no pause: with both cores busy elsewhere, giving a
 * page a file has taken longer than 20 seconds.
 */
export const longestWait = 60_000;

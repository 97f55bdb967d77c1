const patienceMs = 10_000;

/** Whether the portal can be reached now: false without a network, and while no gateway answers. */
export const isPortalReachable = async (): Promise<boolean> => {
  try {
    const answer = await fetch("/", {
      // Asked for as a reload would ask; the gateway gives its page to nothing else.
      headers: { accept: "text/html" },
      cache: "no-store",
      signal: AbortSignal.timeout(patienceMs),
    });
    return answer.ok;
  } catch {
    return false;
  }
};

const timeoutMs = 10_000;

export const isPortalReachable = async (): Promise<boolean> => {
  try {
    const answer = await fetch("/", {
      // The gateway serves its page only to requests that accept HTML, as a reload does.
      headers: { accept: "text/html" },
      cache: "no-store",
      signal: AbortSignal.timeout(timeoutMs),
    });
    return answer.ok;
  } catch {
    return false;
  }
};

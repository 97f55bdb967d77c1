const patienceMs = 10_000;

/** Whether the portal can be reached now: false without a network, and while no gateway answers. */
export const portalAnswers = async (): Promise<boolean> => {
  try {
    const signal = AbortSignal.timeout(patienceMs);
    return (await fetch("/", { cache: "no-store", signal })).ok;
  } catch {
    return false;
  }
};

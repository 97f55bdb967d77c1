import { useEffect } from "react";
import { matchPath } from "react-router-dom";
import { staffRoleOfPath } from "../session/staff-areas.ts";
import { loadShell, loadStaffArea } from "./LazyAreas.tsx";
import type { AppRoute } from "./route.ts";
import { routes } from "./routes.ts";

const whenIdle = (work: () => void): (() => void) => {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(work, 2000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: 5000 });
  return () => cancelIdleCallback(handle);
};

/** Loads code in advance. A failure is ignored, because the visit itself retries and reports it. */
const preload = (load: () => Promise<unknown>): void => {
  load().catch(() => undefined);
};

/** Starts loading the shell and the screen at `path` in parallel. */
export const fetchScreen = (path: string): void => {
  const route = routes.find((candidate) =>
    [candidate.path, ...(candidate.aliases ?? [])].some((pattern) => matchPath(pattern, path)),
  );
  if (!route) {
    if (staffRoleOfPath(path)) preload(loadStaffArea);
    return;
  }
  preload(route.load);
  if (route.layout !== "plain") preload(loadShell);
};

/** Loads the code of the most likely next screen while the browser is idle. */
export const usePrefetch = ({ next }: Pick<AppRoute, "next">): void => {
  useEffect(() => {
    if (!next) return;
    return whenIdle(() => fetchScreen(next));
  }, [next]);
};

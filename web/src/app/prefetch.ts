import { useEffect } from "react";
import { matchPath } from "react-router-dom";
import { staffRoleOfPath } from "../session/staff-areas.ts";
import { loadShell, loadStaffArea } from "./LazyAreas.tsx";
import type { AppRoute } from "./route.ts";
import { routes } from "./routes.ts";

/** Does `work` when the browser is idle. Returns a function that cancels it. */
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

/** What the screen at `path` loads: its frame, then its code. */
const partsOf = (path: string): readonly (() => Promise<unknown>)[] => {
  const route = routes.find((candidate) =>
    [candidate.path, ...(candidate.aliases ?? [])].some((pattern) => matchPath(pattern, path)),
  );
  if (!route) return staffRoleOfPath(path) ? [loadStaffArea] : [];
  return route.layout === "plain" ? [route.load] : [loadShell, route.load];
};

/** Starts loading the shell and the screen at `path` in parallel. */
export const fetchScreen = (path: string): void => partsOf(path).forEach(preload);

/** Whether the person asked the browser to load only what is needed. Not all browsers know the setting. */
const savesData = (): boolean => {
  const connection: unknown = Reflect.get(navigator, "connection");
  return connection instanceof Object && Reflect.get(connection, "saveData") === true;
};

/** Loads parts one after the other, each when the browser is idle again: together they would block it. */
const preloadWhenIdle = ([load, ...others]: readonly (() => Promise<unknown>)[]): (() => void) => {
  if (!load) return () => undefined;
  let cancel = whenIdle(() => {
    preload(load);
    cancel = preloadWhenIdle(others);
  });
  return () => cancel();
};

/** Loads the code of the most likely next screen while the browser is idle, unless the person saves data. */
export const usePrefetch = ({ next }: Pick<AppRoute, "next">): void => {
  useEffect(() => (next && !savesData() ? preloadWhenIdle(partsOf(next)) : undefined), [next]);
};

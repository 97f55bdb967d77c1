import { useEffect } from "react";
import { matchPath } from "react-router-dom";
import { loadPart } from "../lib/lazy-part.tsx";
import { whenIdle } from "../lib/when-idle.ts";
import type { ScreenCode } from "../session/screen-code.ts";
import { staffRoleOfPath } from "../session/staff-areas.ts";
import { loadShell, loadStaffArea } from "./LazyAreas.tsx";
import type { AppRoute } from "./route.ts";
import { routes } from "./routes.ts";

/** A pattern is compiled only if its part before the first parameter fits: all of them take a cheap phone 30 ms. */
const fits = (pattern: string, path: string): boolean =>
  path.startsWith(pattern.replace(/:.*/, "")) && matchPath(pattern, path) !== null;

/** What the screen at `path` loads: its frame, then its code. */
export const partsOf = (path: string): readonly (() => Promise<ScreenCode>)[] => {
  const route = routes.find((candidate) =>
    [candidate.path, ...(candidate.aliases ?? [])].some((pattern) => fits(pattern, path)),
  );
  if (!route) return staffRoleOfPath(path) ? [loadStaffArea] : [];
  return route.layout === "plain" ? [route.load] : [loadShell, route.load];
};

/** Whether the person asked the browser to load only what is needed. Not all browsers know the setting. */
const savesData = (): boolean => {
  const connection: unknown = Reflect.get(navigator, "connection");
  return connection instanceof Object && Reflect.get(connection, "saveData") === true;
};

/**
 * Loads parts one after the other, each when the browser is idle again: together they would block it. A failure is
 * ignored, because the visit itself retries and reports it.
 */
const preloadWhenIdle = ([
  load,
  ...others
]: readonly (() => Promise<ScreenCode>)[]): (() => void) => {
  if (!load) return () => undefined;
  let cancel = whenIdle(() => {
    loadPart(load).catch(() => undefined);
    cancel = preloadWhenIdle(others);
  });
  return () => cancel();
};

/** Loads the code of the most likely next screen while the browser is idle, unless the person saves data. */
export const usePrefetch = ({ next }: Pick<AppRoute, "next">): void => {
  useEffect(() => (next && !savesData() ? preloadWhenIdle(partsOf(next)) : undefined), [next]);
};

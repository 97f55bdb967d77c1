import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import { isPortalReachable } from "../lib/portal-reachable.ts";

/** The part of a route that loads its code. */
interface LoadedRoute {
  readonly load: () => Promise<{ default: ComponentType }>;
}

/** The code of a screen no longer exists, because a new version was deployed since the page loaded. */
export class CodeMissingError extends Error {}

/** The code of a screen could not be loaded, because the portal cannot be reached. */
export class CodeUnreachableError extends Error {}

/** `React.lazy` with errors that an error boundary can distinguish from bugs. */
export const lazyPart = <Props = object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() =>
    load().catch(async (cause: unknown) => {
      const Failure = (await isPortalReachable()) ? CodeMissingError : CodeUnreachableError;
      throw new Failure("The code of a screen could not be loaded", { cause });
    }),
  );

const pages = new WeakMap<LoadedRoute, LazyExoticComponent<ComponentType>>();

/** The lazy component of a route. Returns the same one on every call. */
export const pageOf = (route: LoadedRoute): LazyExoticComponent<ComponentType> => {
  const known = pages.get(route);
  if (known) return known;
  const page = lazyPart(route.load);
  pages.set(route, page);
  return page;
};

import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import { isPortalReachable } from "../lib/portal-reachable.ts";
import type { AppRoute } from "./routes.ts";

/** A route as far as its code goes. */
type LoadedRoute = Pick<AppRoute, "load">;

/** The code of a screen did not arrive, because the portal was deployed anew since the page loaded. */
export class CodeGoneError extends Error {}

/** The code of a screen did not arrive, because the portal cannot be reached. */
export class CodeUnreachableError extends Error {}

/** `React.lazy`, with failures that an error boundary can tell from a defect and from each other. */
export const lazyPart = <Props = object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() =>
    load().catch(async (cause: unknown) => {
      const Failure = (await isPortalReachable()) ? CodeGoneError : CodeUnreachableError;
      throw new Failure("The code of a screen could not be loaded", { cause });
    }),
  );

const pages = new WeakMap<LoadedRoute, LazyExoticComponent<ComponentType>>();

/** The lazily loaded component of a route: the same one at every call. */
export const pageOf = (route: LoadedRoute): LazyExoticComponent<ComponentType> => {
  const known = pages.get(route);
  if (known) return known;
  const page = lazyPart(route.load);
  pages.set(route, page);
  return page;
};

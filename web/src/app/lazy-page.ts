import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import type { AppRoute } from "./routes.ts";

/** The code of a screen did not arrive: the network is gone, or the portal was deployed anew since the page loaded. */
export class CodeLoadError extends Error {}

/** `React.lazy`, with a failure that an error boundary can tell from a defect. */
export const lazyPart = (load: () => Promise<{ default: ComponentType }>) =>
  lazy(() =>
    load().catch((cause: unknown) => {
      throw new CodeLoadError("The code of a screen could not be loaded", { cause });
    }),
  );

const pages = new WeakMap<AppRoute, LazyExoticComponent<ComponentType>>();

/** The lazily loaded component of a route: the same one at every call. */
export const pageOf = (route: AppRoute): LazyExoticComponent<ComponentType> => {
  const known = pages.get(route);
  if (known) return known;
  const page = lazyPart(route.load);
  pages.set(route, page);
  return page;
};

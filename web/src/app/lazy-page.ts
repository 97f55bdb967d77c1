import type { ComponentType, LazyExoticComponent } from "react";
import { lazyPart } from "../lib/lazy-part.ts";

/** The part of a route that loads its code. */
interface LoadedRoute {
  readonly load: () => Promise<{ default: ComponentType }>;
}

const pages = new WeakMap<LoadedRoute, LazyExoticComponent<ComponentType>>();

/** The lazy component of a route. Returns the same one on every call. */
export const pageOf = (route: LoadedRoute): LazyExoticComponent<ComponentType> => {
  const known = pages.get(route);
  if (known) return known;
  const page = lazyPart(route.load);
  pages.set(route, page);
  return page;
};

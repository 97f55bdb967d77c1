import { type ComponentType, useLayoutEffect } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { lazyPart } from "../lib/lazy-part.tsx";
import { usePortal } from "../portal/PortalProvider.tsx";
import { LoadingBoundary } from "./ErrorBoundary.tsx";
import type { AppRoute } from "./route.ts";

type ScreenRoute = Pick<AppRoute, "title" | "titleAt" | "load">;

const pages = new WeakMap<ScreenRoute, ComponentType>();

/** The lazy component of a route. Returns the same one on every call. */
const pageOf = (route: ScreenRoute): ComponentType => {
  const page = pages.get(route) ?? lazyPart(route.load);
  pages.set(route, page);
  return page;
};

/** One screen of the route table: sets its title, loads its code and catches its errors. */
export const RouteScreen = ({ route }: { route: ScreenRoute }) => {
  const { collegeShortName } = usePortal();
  const Page = pageOf(route);
  const navigation = useNavigationType();
  const location = useLocation();
  const title = route.titleAt?.(location) ?? route.title;
  // The title is set together with the screen, because a screen reader reads it before the heading that takes the
  // focus.
  useLayoutEffect(() => {
    document.title = `${title} · ${collegeShortName}`;
  }, [title, collegeShortName]);
  useLayoutEffect(() => {
    // On back and forward navigation the browser restores the scroll position.
    if (navigation !== "POP") window.scrollTo(0, 0);
  }, [navigation]);
  return (
    <LoadingBoundary>
      <Page />
    </LoadingBoundary>
  );
};

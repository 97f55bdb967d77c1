import { Suspense, useLayoutEffect } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { usePortal } from "../portal/PortalProvider.tsx";
import { texts } from "../texts.ts";
import { Waiting } from "../ui/Waiting.tsx";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { pageOf } from "./lazy-page.ts";
import type { AppRoute } from "./route.ts";

type ScreenRoute = Pick<AppRoute, "title" | "titleAt" | "load">;

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
    <ErrorBoundary>
      <Suspense fallback={<Waiting text={texts.loading} />}>
        <Page />
      </Suspense>
    </ErrorBoundary>
  );
};

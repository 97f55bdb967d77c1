import { Suspense, useLayoutEffect } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { usePortal } from "../portal/PortalProvider.tsx";
import { texts } from "../texts.ts";
import { Waiting } from "../ui/Waiting.tsx";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { pageOf } from "./lazy-page.ts";
import type { AppRoute } from "./routes.ts";

type ScreenRoute = Pick<AppRoute, "title" | "titleAt" | "load">;

/** One screen of the route table: its title, its code when it has arrived, and what is shown when it breaks. */
export const RouteScreen = ({ route }: { route: ScreenRoute }) => {
  const { collegeShortName } = usePortal();
  const Page = pageOf(route);
  const navigation = useNavigationType();
  const location = useLocation();
  const title = route.titleAt?.(location) ?? route.title;
  // With the screen, and not a moment after it: a screen reader says it before the heading, which is focused next.
  useLayoutEffect(() => {
    document.title = `${title} · ${collegeShortName}`;
  }, [title, collegeShortName]);
  useLayoutEffect(() => {
    // Going back, the browser puts the page where it was left.
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

import { Suspense, useEffect } from "react";
import { usePortal } from "../portal/PortalProvider.tsx";
import { texts } from "../texts.ts";
import { Waiting } from "../ui/Waiting.tsx";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { pageOf } from "./lazy-page.ts";
import { usePrefetch } from "./prefetch.ts";
import type { AppRoute } from "./routes.ts";

/** One screen of the route table: its title, its code when it has arrived, and what is shown when it breaks. */
export const RouteScreen = ({ route }: { route: AppRoute }) => {
  const { collegeShortName } = usePortal();
  const Page = pageOf(route);
  usePrefetch(route);
  useEffect(() => {
    document.title = `${route.title} · ${collegeShortName}`;
    window.scrollTo(0, 0);
  }, [route, collegeShortName]);
  return (
    <ErrorBoundary key={route.path}>
      <Suspense fallback={<Waiting text={texts.loading} />}>
        <Page />
      </Suspense>
    </ErrorBoundary>
  );
};

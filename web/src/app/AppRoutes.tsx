import { Navigate, Route, Routes, useLocation } from "react-router-dom";
import { staffAreas, staffRoles } from "../session/staff-areas.ts";
import { Guard } from "./Guard.tsx";
import { ShellLayout, StaffEntry } from "./LazyAreas.tsx";
import { PlainLayout } from "./PlainLayout.tsx";
import { usePrefetch } from "./prefetch.ts";
import { RoleRedirect, sharedPaths } from "./RoleRedirect.tsx";
import { RouteScreen } from "./RouteScreen.tsx";
import type { AppRoute } from "./route.ts";
import { notFoundRoute, routes } from "./routes.ts";
import { useVersionCheck } from "./version-marker.ts";

const Redirect = ({ to }: { to: string }) => {
  const { search, hash, state } = useLocation();
  return <Navigate replace to={{ pathname: to, search, hash }} state={state} />;
};

const layouts = {
  plain: <PlainLayout />,
  applicant: <ShellLayout viewerRole="Applicant" />,
  student: <ShellLayout viewerRole="Student" />,
};

const frames: readonly Pick<AppRoute, "audience" | "layout">[] = [
  { audience: "public", layout: "plain" },
  { audience: "applicant", layout: "plain" },
  { audience: "applicant", layout: "applicant" },
  { audience: "student", layout: "plain" },
  { audience: "student", layout: "student" },
];

const AppScreen = ({ route }: { route: AppRoute }) => {
  usePrefetch(route);
  return <RouteScreen route={route} />;
};

/** The routes of the route table, each inside its guard and layout. */
export const AppRoutes = () => {
  useVersionCheck();
  return (
    <Routes>
      {routes.flatMap((route) =>
        (route.redirects ?? []).map((path) => (
          <Route key={path} path={path} element={<Redirect to={route.path} />} />
        )),
      )}
      {Object.entries(sharedPaths).map(([path, to]) => (
        <Route
          key={path}
          path={path}
          element={
            <PlainLayout>
              <RoleRedirect to={to} />
            </PlainLayout>
          }
        />
      ))}
      {staffRoles.map((role) => (
        <Route
          key={role}
          path={`${staffAreas[role]}/*`}
          element={<StaffEntry key={role} role={role} />}
        />
      ))}
      {frames.map(({ audience, layout }) => (
        <Route key={audience + layout} element={<Guard audience={audience} />}>
          <Route element={layouts[layout]}>
            {[...routes, notFoundRoute]
              .filter((route) => route.audience === audience && route.layout === layout)
              .flatMap((route) =>
                [route.path, ...(route.aliases ?? [])].map((path) => (
                  <Route
                    key={path}
                    path={path}
                    element={<AppScreen key={route.path} route={route} />}
                  />
                )),
              )}
          </Route>
        </Route>
      ))}
    </Routes>
  );
};

import "virtual:antd-styles/staff.css";
import { useMemo } from "react";
import { Route, Routes, useLocation } from "react-router-dom";
import { RoleGuard } from "../app/Guard.tsx";
import { RouteScreen } from "../app/RouteScreen.tsx";
import { notFoundRoute } from "../app/routes.ts";
import { SessionDocument } from "../gql/everywhere.ts";
import { failureOf } from "../lib/failure.ts";
import { loadPart } from "../lib/lazy-part.tsx";
import { nextTask } from "../lib/next-task.ts";
import { fetchFirst } from "../session/fetch-first.ts";
import type { FirstVisit, ScreenCode } from "../session/screen-code.ts";
import { type StaffRole, staffRoleOfPath } from "../session/staff-areas.ts";
import { useFetchedSession } from "../session/use-session.ts";
import { ErrorState } from "../ui/ErrorState.tsx";
import { routesOf, screenAt } from "./routes.ts";
import { RoleContext, RoutesContext } from "./shell/role-context.ts";
import { StaffShell } from "./shell/StaffShell.tsx";

const prepareScreen = async (load: () => Promise<ScreenCode>, visit: FirstVisit) => {
  const code = await loadPart(load);
  await nextTask();
  await code.prepare?.(visit);
};

/** The session, and the screen's own code and data. */
export const prepare = (visit: FirstVisit): Promise<unknown> => {
  const role = staffRoleOfPath(visit.pathname);
  const screen = role && screenAt(role, visit.pathname);
  return Promise.all([
    screen && prepareScreen(screen.load, visit),
    nextTask().then(() => fetchFirst(visit.client, SessionDocument)),
  ]);
};

/**
 * The staff area under one role's path: guard, shell and screens. It queries the session itself, in parallel with the
 * screen's own query.
 */
export default function StaffArea({ role }: { role: StaffRole }) {
  const { error, askAgain } = useFetchedSession();
  const { pathname } = useLocation();
  const routes = useMemo(() => routesOf(role), [role]);
  if (error) return <ErrorState message={failureOf(error).message} onRetry={askAgain} />;
  return (
    <RoleGuard role={role}>
      <RoleContext value={role}>
        <RoutesContext value={routes}>
          <Routes>
            <Route element={<StaffShell />}>
              {routes.map((route) => (
                <Route
                  key={route.path}
                  path={route.path}
                  element={<RouteScreen key={pathname} route={route} />}
                />
              ))}
              <Route
                path="*"
                element={
                  <div style={{ maxWidth: "28rem" }}>
                    <RouteScreen route={notFoundRoute} />
                  </div>
                }
              />
            </Route>
          </Routes>
        </RoutesContext>
      </RoleContext>
    </RoleGuard>
  );
}

import { lazyPart } from "../lib/lazy-part.tsx";
import type { ViewerRole } from "../session/login-path.ts";
import type { StaffRole } from "../session/staff-areas.ts";
import { LoadingBoundary } from "./ErrorBoundary.tsx";

/** Loads the code of the shell, which public pages do not need. */
export const loadShell = () => import("./shell/Shell.tsx");

/** Loads the code of the staff area: its routes, shell and menus. Nobody else needs it. */
export const loadStaffArea = () => import("../staff/StaffArea.tsx");

const Shell = lazyPart(loadShell);
const StaffArea = lazyPart(loadStaffArea);

export const ShellLayout = ({ viewerRole }: { viewerRole: ViewerRole }) => (
  <LoadingBoundary>
    <Shell viewerRole={viewerRole} />
  </LoadingBoundary>
);

export const StaffEntry = ({ role }: { role: StaffRole }) => (
  <LoadingBoundary>
    <StaffArea role={role} />
  </LoadingBoundary>
);

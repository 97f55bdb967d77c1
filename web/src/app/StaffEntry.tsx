import { Suspense } from "react";
import { lazyPart } from "../lib/lazy-part.ts";
import type { StaffRole } from "../session/staff-areas.ts";
import { texts } from "../texts.ts";
import { Waiting } from "../ui/Waiting.tsx";
import { ErrorBoundary } from "./ErrorBoundary.tsx";

/** Loads the code of the staff area: its routes, shell and menus. Nobody else needs it. */
export const loadStaffArea = () => import("../staff/StaffArea.tsx");

const StaffArea = lazyPart(loadStaffArea);

/** The entry of the staff area under one role's path. */
export const StaffEntry = ({ role }: { role: StaffRole }) => (
  <ErrorBoundary>
    <Suspense fallback={<Waiting text={texts.loading} />}>
      <StaffArea role={role} />
    </Suspense>
  </ErrorBoundary>
);

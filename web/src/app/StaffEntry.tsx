import { Suspense } from "react";
import type { StaffRole } from "../session/staff-areas.ts";
import { texts } from "../texts.ts";
import { Waiting } from "../ui/Waiting.tsx";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { lazyPart } from "./lazy-page.ts";

/** Fetches the code of the staff's half: its route table, shell and menus, which nobody else loads. */
export const loadStaffArea = () => import("../staff/StaffArea.tsx");

const StaffArea = lazyPart(loadStaffArea);

/** Where the staff's half begins, at one role's paths. */
export const StaffEntry = ({ role }: { role: StaffRole }) => (
  <ErrorBoundary>
    <Suspense fallback={<Waiting text={texts.loading} />}>
      <StaffArea role={role} />
    </Suspense>
  </ErrorBoundary>
);

import type { StaffRoute } from "../staff-route.ts";

export const admissionsRoutes: readonly StaffRoute[] = [];

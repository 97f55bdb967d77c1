import type { StaffRoute } from "../staff-route.ts";

export const peopleRoutes: readonly StaffRoute[] = [];

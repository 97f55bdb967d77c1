import type { StaffRoute } from "../staff-route.ts";

export const catalogueRoutes: readonly StaffRoute[] = [];

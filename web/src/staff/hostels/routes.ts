import type { StaffRoute } from "../staff-route.ts";

export const hostelsRoutes: readonly StaffRoute[] = [];

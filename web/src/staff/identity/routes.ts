import type { StaffRoute } from "../staff-route.ts";

export const identityRoutes: readonly StaffRoute[] = [];

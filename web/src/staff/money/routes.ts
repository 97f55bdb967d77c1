import type { StaffRoute } from "../staff-route.ts";

export const moneyRoutes: readonly StaffRoute[] = [];

/** The possible levels as choices. */
export const levels = ["100", "200", "300", "400", "500", "600", "700", "800", "900"] as const;

import type { College } from "../context.ts";

/** What a change of money needs of a college. */
export type PaymentsCollege = Pick<College, "db" | "clock" | "identity" | "config">;

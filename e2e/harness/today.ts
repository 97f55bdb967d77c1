import { inject } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    /**
     * The day, in the college's time zone, on which the shared portal created its demo data. `2026-03-10`.
     */
    readonly today: string;
  }
}

/** The day of the demo data. It can differ from the UTC day, and it stays the same in a run past midnight. */
export const today = inject("today");

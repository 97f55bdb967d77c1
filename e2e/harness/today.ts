import { inject } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    /**
     * The day, in the journeys' time zone, on which the shared portal created its demo data. `2026-03-10`.
     */
    readonly today: string;
  }
}

/** The day of the demo data. It can differ from the UTC day, and no journey crosses its midnight (time-zone.ts). */
export const today = inject("today");

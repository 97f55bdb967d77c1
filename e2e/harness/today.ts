import { inject } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    /** The college's own day on which the shared portal made its demo data. `2026-03-10`. */
    readonly today: string;
  }
}

/** The day of the demo data, near midnight another than UTC's; a run that goes past midnight keeps it. */
export const today = inject("today");

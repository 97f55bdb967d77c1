import { lazyPart } from "../../../lib/lazy-part.tsx";

/** The charts' code arrives after the figures, and on dashboards alone. */
export const StackedBars = lazyPart(() => import("./StackedBars.tsx"));

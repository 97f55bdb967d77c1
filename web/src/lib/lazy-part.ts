import { type ComponentType, lazy } from "react";
import { isPortalReachable } from "./portal-reachable.ts";

/** The code of a screen no longer exists, because a new version was deployed since the page loaded. */
export class CodeMissingError extends Error {}

/** The code of a screen could not be loaded, because the portal cannot be reached. */
export class CodeUnreachableError extends Error {}

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** `React.lazy` with errors that an error boundary can distinguish from bugs. */
export const lazyPart = <Props = object>(load: Load<Props>) =>
  lazy(() =>
    load().catch(async (cause: unknown) => {
      const Failure = (await isPortalReachable()) ? CodeMissingError : CodeUnreachableError;
      throw new Failure("The code of a screen could not be loaded", { cause });
    }),
  );

/** `React.lazy` with a lighter component that takes the place of the other if its code cannot be loaded. */
export const lazyPartOr = <Props>(StandIn: ComponentType<Props>, load: Load<Props>) =>
  lazy(() => load().catch(() => ({ default: StandIn })));

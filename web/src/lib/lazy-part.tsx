import { type ComponentType, lazy, useState } from "react";
import { isPortalReachable } from "./portal-reachable.ts";

/** The code of a screen no longer exists, because a new version was deployed since the page loaded. */
export class CodeMissingError extends Error {}

/** The code of a screen could not be loaded, because the portal cannot be reached. */
export class CodeUnreachableError extends Error {}

interface Part<Props> {
  readonly default: ComponentType<Props>;
}

type Load<Props> = () => Promise<Part<Props>>;

/** The components that `loadPart` has loaded, by the function that loads them. */
const loaded = new WeakMap<object, unknown>();

const loadedBy = <Props,>(load: Load<Props>): ComponentType<Props> | undefined =>
  // The map's values are written by `loadPart` alone, with the component of their own key.
  loaded.get(load) as ComponentType<Props> | undefined;

/** Loads a part before it is rendered. Its `lazyPart` then renders at once, without its boundary's fallback. */
export const loadPart = async <Code extends Part<never>>(
  load: () => Promise<Code>,
): Promise<Code> => {
  const code = await load();
  loaded.set(load, code.default);
  return code;
};

/** `React.lazy` with errors that an error boundary can distinguish from bugs. */
export const lazyPart = <Props extends object = object>(load: Load<Props>) => {
  const Lazy: ComponentType<Props> = lazy(() =>
    load().catch(async (cause: unknown) => {
      const Failure = (await isPortalReachable()) ? CodeMissingError : CodeUnreachableError;
      throw new Failure("The code of a screen could not be loaded", { cause });
    }),
  );
  return (props: Props) => {
    // Kept while it is mounted, because another component would begin with a new state.
    const [Component] = useState(() => loadedBy(load) ?? Lazy);
    return <Component {...props} />;
  };
};

/** `React.lazy` with a lighter component that takes the place of the other if its code cannot be loaded. */
export const lazyPartOr = <Props,>(StandIn: ComponentType<Props>, load: Load<Props>) =>
  lazy(() => load().catch(() => ({ default: StandIn })));

import type { ApolloClient } from "@apollo/client";
import type { ComponentType } from "react";

/** The address at which the portal was opened, and the client that asks for it. */
export interface FirstVisit {
  readonly client: ApolloClient;
  readonly pathname: string;
  readonly search: URLSearchParams;
}

/** What the module of a screen or of a frame has. */
export interface ScreenCode {
  readonly default: ComponentType<never>;
  /**
   * Fetches what the screen shows into the client's cache, before the first render. It asks what the screen's own queries
   * ask, so that they find it there. It does not read the cache, which has nothing yet: a phone takes a while for that.
   */
  readonly prepare?: (visit: FirstVisit) => Promise<unknown>;
}

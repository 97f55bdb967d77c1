import { refreshToken, refreshTokenUnprefixed } from "../../../contract/accounts/tokens.ts";
import type { ResponseOf } from "../../../contract/endpoint.ts";
import type { GatewayMetrics } from "../metrics/gateway-metrics.ts";
import type { Caller, CollegeClient } from "./client.ts";
import { CollegeFailure, isRefusal } from "./failure.ts";

type RefreshEndpoint = Omit<typeof refreshToken, "path"> & { readonly path: string };

const timeoutMs = 6_000;

/**
 * Exchanges refresh tokens at one of two paths. The second is tried if the first is
 * not found, or answers 401 and has never worked: some services answer 401 on every unknown path. The path that worked
 * is used first from then on, and its refusal is final.
 */
export class TokenRefresh {
  readonly #client: CollegeClient;
  #endpoints: readonly RefreshEndpoint[];
  #workingEndpoint: RefreshEndpoint | undefined;
  readonly #metrics: GatewayMetrics | undefined;

  constructor(client: CollegeClient, fixedPath: string | undefined, metrics?: GatewayMetrics) {
    this.#client = client;
    this.#metrics = metrics;
    this.#endpoints =
      fixedPath === undefined
        ? [refreshToken, { ...refreshToken, path: refreshTokenUnprefixed.path }]
        : [{ ...refreshToken, path: fixedPath }];
  }

  /** @throws CollegeFailure; `refused` only when the college refuses the token. */
  exchange(refresh: string, caller: Caller): Promise<ResponseOf<RefreshEndpoint>> {
    const exchange = () => this.#exchange(refresh, caller);
    return this.#metrics ? this.#metrics.refresh(exchange) : exchange();
  }

  async #exchange(refresh: string, caller: Caller): Promise<ResponseOf<RefreshEndpoint>> {
    let refused: CollegeFailure | undefined;
    for (const endpoint of this.#endpoints) {
      try {
        const issued = await this.#client.call(endpoint, { body: { refresh }, timeoutMs }, caller);
        this.#workingEndpoint = endpoint;
        this.#endpoints = [endpoint, ...this.#endpoints.filter((other) => other !== endpoint)];
        return issued;
      } catch (error) {
        const isUnknownPath = isRefusal(error, 404) || isRefusal(error, 405);
        const mayBeUnknownPath = isRefusal(error, 401) && endpoint !== this.#workingEndpoint;
        if (!isUnknownPath && !mayBeUnknownPath) throw error;
        if (mayBeUnknownPath) refused = error;
      }
    }
    throw (
      refused ?? new CollegeFailure("fault", refreshToken, { reason: "found at none of its paths" })
    );
  }
}

import { refreshToken, refreshTokenUnprefixed } from "../../../contract/accounts/tokens.ts";
import type { ResponseOf } from "../../../contract/endpoint.ts";
import type { Caller, CollegeClient } from "./client.ts";
import { CollegeFailure, isRefusal } from "./failure.ts";

type RefreshEndpoint = Omit<typeof refreshToken, "path"> & { readonly path: string };

const timeoutMs = 6_000;

/**
 * Exchanges refresh tokens at whichever of the two paths the college answers on: the second is tried where the first
 * is not found, and what worked is asked first from then on.
 */
export class TokenRefresh {
  readonly #client: CollegeClient;
  #endpoints: readonly RefreshEndpoint[];

  constructor(client: CollegeClient, fixedPath: string | undefined) {
    this.#client = client;
    this.#endpoints =
      fixedPath === undefined
        ? [refreshToken, { ...refreshToken, path: refreshTokenUnprefixed.path }]
        : [{ ...refreshToken, path: fixedPath }];
  }

  /** @throws CollegeFailure; `refused` only when the college refuses the token. */
  async exchange(refresh: string, caller: Caller): Promise<ResponseOf<RefreshEndpoint>> {
    for (const endpoint of this.#endpoints) {
      try {
        const issued = await this.#client.call(endpoint, { body: { refresh }, timeoutMs }, caller);
        this.#endpoints = [endpoint, ...this.#endpoints.filter((other) => other !== endpoint)];
        return issued;
      } catch (error) {
        if (!isRefusal(error, 404) && !isRefusal(error, 405)) throw error;
      }
    }
    throw new CollegeFailure("fault", refreshToken, { reason: "found at none of its paths" });
  }
}

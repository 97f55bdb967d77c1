import Type from "typebox";
import { defineEndpoint } from "../endpoint.ts";
import { TokenNotValid, tooManyRequestsFailure } from "../shapes.ts";

const RefreshBody = Type.Object({ refresh: Type.String({ minLength: 1, maxLength: 4096 }) });

const RefreshAnswer = Type.Object({
  access: Type.String(),
  /** Absent where the college does not rotate refresh tokens. */
  refresh: Type.Optional(Type.String()),
});

const refreshRefusedFailure = {
  status: 401,
  body: TokenNotValid,
  when: "The refresh token is unknown, expired or revoked.",
} as const;

const refreshFailures = [refreshRefusedFailure, tooManyRequestsFailure] as const;

/** §7 "Token refresh", first reading. */
export const refreshToken = defineEndpoint({
  method: "POST",
  path: "/api/auth/token/refresh/",
  area: "auth",
  origin: "specified",
  summary: "Exchange a refresh token for a new access token",
  auth: "none",
  body: RefreshBody,
  status: 200,
  response: RefreshAnswer,
  failures: refreshFailures,
});

/** §7 "Token refresh", second reading: the same call on the other path. */
export const refreshTokenUnprefixed = defineEndpoint({
  ...refreshToken,
  path: "/auth/token/refresh/",
  summary: "Exchange a refresh token for a new access token (second path)",
});

export const logout = defineEndpoint({
  method: "POST",
  path: "/auth/logout/",
  area: "auth",
  origin: "extension",
  summary: "Revoke a refresh token and every token descended from the same sign-in",
  auth: "none",
  body: RefreshBody,
  status: 204,
  response: Type.Undefined(),
  failures: [refreshRefusedFailure],
});

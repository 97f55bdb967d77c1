import type { Tokens } from "./record.ts";

/** The longest time before expiry at which a token is refreshed. */
const largestMarginMs = 30_000;
/** The largest share of a token's lifetime that an early refresh gives up. */
const largestLifetimeShare = 0.1;

/**
 * Computes when to refresh an access token: shortly before it expires. Its lifetime is counted from now, by the
 * length the token states, so that a wrong clock at the college does no harm.
 */
export const sessionTokens = (access: string, refresh: string, now: number): Tokens => {
  const lifetimeMs = statedLifetimeMs(access, now);
  return {
    access,
    refresh,
    exchangeAt:
      lifetimeMs === null
        ? null
        : now + lifetimeMs - Math.min(largestMarginMs, lifetimeMs * largestLifetimeShare),
  };
};

/** Whether to refresh the tokens before the college refuses them. */
export const isExchangeDue = ({ exchangeAt }: Tokens, now: number): boolean =>
  exchangeAt !== null && now >= exchangeAt;

/** The lifetime that a JWT states, read without checking its signature: only the college validates tokens. */
const statedLifetimeMs = (access: string, now: number): number | null => {
  const claims = readClaims(access);
  if (typeof claims.exp !== "number") return null;
  const from = typeof claims.iat === "number" ? claims.iat * 1000 : now;
  return Math.max(0, claims.exp * 1000 - from);
};

const readClaims = (token: string): Record<string, unknown> => {
  try {
    const payload = Buffer.from(token.split(".")[1] ?? "", "base64url").toString("utf8");
    const claims: unknown = JSON.parse(payload);
    return typeof claims === "object" && claims !== null ? { ...claims } : {};
  } catch {
    return {};
  }
};

import { randomUUID } from "node:crypto";
import { errors, jwtVerify, SignJWT } from "jose";

/** Claims as simplejwt makes them, and `sid`: the sign-in a token belongs to. */
export interface TokenClaims {
  readonly tokenType: "access" | "refresh";
  readonly jti: string;
  readonly accountId: number;
  readonly signInId: string;
}

interface TokenTimes {
  readonly issuedAt: Date;
  readonly expiresAt: Date;
}

const algorithm = "HS256";

/** Signs a token. The same claims and times give the same token: refresh tokens are made again, not stored. */
export const signToken = (
  secret: string,
  claims: TokenClaims,
  { issuedAt, expiresAt }: TokenTimes,
): Promise<string> =>
  new SignJWT({ token_type: claims.tokenType, user_id: claims.accountId, sid: claims.signInId })
    .setProtectedHeader({ alg: algorithm, typ: "JWT" })
    .setJti(claims.jti)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(keyOf(secret));

/** The claims of a token that this college signed, that is of this type and has not expired; otherwise undefined. */
export const readToken = async (
  secret: string,
  token: string,
  tokenType: TokenClaims["tokenType"],
  now: Date,
): Promise<TokenClaims | undefined> => {
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), {
      algorithms: [algorithm],
      currentDate: now,
      requiredClaims: ["exp", "iat", "jti"],
    });
    const { token_type, user_id, sid, jti } = payload;
    if (token_type !== tokenType || typeof user_id !== "number") return undefined;
    if (typeof sid !== "string" || jti === undefined) return undefined;
    return { tokenType, jti, accountId: user_id, signInId: sid };
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
};

export const newTokenId = (): string => randomUUID();

const keyOf = (secret: string): Uint8Array => new TextEncoder().encode(secret);

import { randomUUID } from "node:crypto";
import { and, eq, isNull, type SQL } from "drizzle-orm";
import { errors, jwtVerify, SignJWT } from "jose";
import type { College } from "../context.ts";
import type { Transaction } from "../db/database.ts";
import { account, refreshToken, signIn } from "../db/schema/accounts.ts";
import { tokenNotValid } from "../http/refusal.ts";

interface TokenPair {
  readonly access: string;
  readonly refresh: string;
}

/** Starts a sign-in of an account and issues its first pair of tokens. */
export const startSignIn = async (
  college: College,
  tx: Transaction,
  accountId: number,
): Promise<TokenPair> => {
  const now = college.clock();
  const signInId = newTokenId();
  await tx.insert(signIn).values({
    id: signInId,
    accountId,
    startedAt: now,
    expiresAt: refreshExpiry(college, now),
  });
  const issued = await issueRefreshToken(college, tx, signInId);
  return signPair(college, { accountId, signInId }, issued);
};

type IssuedRefreshToken = typeof refreshToken.$inferSelect;

const issueRefreshToken = async (
  college: College,
  tx: Transaction,
  signInId: string,
): Promise<IssuedRefreshToken> => {
  const issuedAt = college.clock();
  const [issued] = await tx
    .insert(refreshToken)
    .values({ id: newTokenId(), signInId, issuedAt, expiresAt: refreshExpiry(college, issuedAt) })
    .returning();
  if (issued === undefined) throw new Error("an inserted refresh token was not returned");
  return issued;
};

/** A fresh access token, and the refresh token as it was issued. */
const signPair = async (
  college: College,
  owner: { readonly accountId: number; readonly signInId: string },
  issued: IssuedRefreshToken,
): Promise<TokenPair> => {
  const { secret, accessTokenSeconds } = college.config;
  const now = college.clock();
  const access = signToken(
    secret,
    { ...owner, tokenType: "access", jti: newTokenId() },
    { issuedAt: now, expiresAt: after(now, accessTokenSeconds) },
  );
  const refresh = signToken(secret, { ...owner, tokenType: "refresh", jti: issued.id }, issued);
  return { access: await access, refresh: await refresh };
};

/** Ends one sign-in: its tokens are refused from now on. */
const endSignIn = (college: College, tx: Transaction, signInId: string): Promise<void> =>
  end(college, tx, eq(signIn.id, signInId));

/** Ends every sign-in of an account. */
export const endSignInsOf = (college: College, tx: Transaction, accountId: number): Promise<void> =>
  end(college, tx, eq(signIn.accountId, accountId));

const end = async (college: College, tx: Transaction, which: SQL): Promise<void> => {
  await tx
    .update(signIn)
    .set({ endedAt: college.clock() })
    .where(and(which, isNull(signIn.endedAt)));
};

const refreshExpiry = (college: College, from: Date): Date =>
  after(from, college.config.refreshTokenSeconds);

const after = (from: Date, seconds: number): Date => new Date(from.getTime() + seconds * 1000);

/** Claims as simplejwt makes them, and `sid`: the sign-in a token belongs to. */
interface TokenClaims {
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

/** Signs a token. The same claims and times give the same token, so refresh tokens are recomputed, not stored. */
const signToken = async (
  secret: string,
  claims: TokenClaims,
  { issuedAt, expiresAt }: TokenTimes,
): Promise<string> =>
  new SignJWT({ token_type: claims.tokenType, user_id: claims.accountId, sid: claims.signInId })
    .setProtectedHeader({ alg: algorithm, typ: "JWT" })
    .setJti(claims.jti)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(await keyOf(secret));

/** The claims of a token that this college signed, that is of this type and has not expired; otherwise undefined. */
export const readToken = async (
  secret: string,
  token: string,
  tokenType: TokenClaims["tokenType"],
  now: Date,
): Promise<TokenClaims | undefined> => {
  try {
    const { payload } = await jwtVerify(token, await keyOf(secret), {
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

const newTokenId = (): string => randomUUID();

const keys = new Map<string, Promise<CryptoKey>>();

/** Imported once for each secret: given its bytes, jose imports it at every token. */
const keyOf = (secret: string): Promise<CryptoKey> => {
  const known = keys.get(secret);
  if (known !== undefined) return known;
  const format = { name: "HMAC", hash: "SHA-256" };
  const bytes = new TextEncoder().encode(secret);
  const key = crypto.subtle.importKey("raw", bytes, format, false, ["sign", "verify"]);
  keys.set(secret, key);
  return key;
};

/**
 * How long a used refresh token still gives its successor: long enough for an answer that was lost on the way,
 * or for two concurrent requests of one browser.
 */
const graceSeconds = 30;

/**
 * Exchanges a refresh token. The same token within 30 seconds gives the same successor; a later reuse counts as theft
 * and ends the whole sign-in.
 * @throws simplejwt's 401 for a token that is unknown, expired, already used or of an ended sign-in.
 */
export const refreshTokens = async (college: College, token: string): Promise<TokenPair> => {
  const claims = await readToken(college.config.secret, token, "refresh", college.clock());
  if (claims === undefined) throw tokenNotValid();
  const successor = await college.db.transaction((tx) => exchange(college, tx, claims));
  if (successor === undefined) throw tokenNotValid();
  return signPair(college, claims, successor);
};

/** Returns undefined instead of throwing, so that ending a stolen sign-in is committed. */
const exchange = async (
  college: College,
  tx: Transaction,
  claims: TokenClaims,
): Promise<IssuedRefreshToken | undefined> => {
  // Locks the sign-in's row, which serialises exchanges of one token and sign-outs.
  const [current] = await tx
    .select()
    .from(signIn)
    .where(eq(signIn.id, claims.signInId))
    .for("update");
  if (current === undefined || current.endedAt !== null) return undefined;
  if (await isSuspended(tx, current.accountId)) return undefined;
  const used = await findToken(tx, claims.jti);
  if (used === undefined || used.signInId !== current.id) return undefined;
  if (used.usedAt === null || used.successorId === null) return replace(college, tx, used);
  const secondsSince = (college.clock().getTime() - used.usedAt.getTime()) / 1000;
  if (secondsSince <= graceSeconds) return findToken(tx, used.successorId);
  college.log.warn(
    { accountId: current.accountId },
    "a used refresh token came back; sign-in ended",
  );
  await endSignIn(college, tx, current.id);
  return undefined;
};

const replace = async (
  college: College,
  tx: Transaction,
  used: IssuedRefreshToken,
): Promise<IssuedRefreshToken> => {
  const successor = await issueRefreshToken(college, tx, used.signInId);
  await tx
    .update(refreshToken)
    .set({ usedAt: college.clock(), successorId: successor.id })
    .where(eq(refreshToken.id, used.id));
  await tx
    .update(signIn)
    .set({ expiresAt: successor.expiresAt })
    .where(eq(signIn.id, used.signInId));
  return successor;
};

const findToken = async (tx: Transaction, id: string): Promise<IssuedRefreshToken | undefined> => {
  const [row] = await tx.select().from(refreshToken).where(eq(refreshToken.id, id));
  return row;
};

const isSuspended = async (tx: Transaction, accountId: number): Promise<boolean> => {
  const [row] = await tx
    .select({ suspendedAt: account.suspendedAt })
    .from(account)
    .where(eq(account.id, accountId));
  return row === undefined || row.suspendedAt !== null;
};

/**
 * Ends the sign-in of a refresh token; idempotent.
 * @throws simplejwt's 401 for a token that is not one of this college's, or has expired.
 */
export const signOut = async (college: College, token: string): Promise<void> => {
  const claims = await readToken(college.config.secret, token, "refresh", college.clock());
  if (claims === undefined) throw tokenNotValid();
  await college.db.transaction((tx) => endSignIn(college, tx, claims.signInId));
};

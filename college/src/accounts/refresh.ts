import { eq } from "drizzle-orm";
import type { College } from "../context.ts";
import type { Transaction } from "../db/database.ts";
import { account, refreshToken, signIn } from "../db/schema/accounts.ts";
import { tokenNotValid } from "../http/refusal.ts";
import {
  endSignIn,
  type IssuedRefreshToken,
  issueRefreshToken,
  signPair,
  type TokenPair,
} from "./sign-ins.ts";
import { readToken, type TokenClaims } from "./tokens.ts";

/**
 * How long a used refresh token still gives its successor: long enough for an answer that was lost on the way,
 * or for two requests of one browser that met.
 */
const graceSeconds = 30;

/**
 * Exchanges a refresh token. The same token within 30 seconds gives the same successor; later, somebody else
 * has used it, and the whole sign-in ends.
 * @throws simplejwt's 401 for a token that is unknown, expired, of an ended sign-in or used before.
 */
export const refreshTokens = async (college: College, token: string): Promise<TokenPair> => {
  const claims = await readToken(college.config.secret, token, "refresh", college.clock());
  if (claims === undefined) throw tokenNotValid();
  const successor = await college.db.transaction((tx) => exchange(college, tx, claims));
  if (successor === undefined) throw tokenNotValid();
  return signPair(college, claims, successor);
};

/** Undefined rather than thrown, so that ending a stolen sign-in is committed. */
const exchange = async (
  college: College,
  tx: Transaction,
  claims: TokenClaims,
): Promise<IssuedRefreshToken | undefined> => {
  // The sign-in's row is locked, so that exchanges of one token, and a sign-out, take turns.
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
 * Ends the sign-in a refresh token belongs to; doing it twice is harmless.
 * @throws simplejwt's 401 for a token that is not one of this college's, or has expired.
 */
export const signOut = async (college: College, token: string): Promise<void> => {
  const claims = await readToken(college.config.secret, token, "refresh", college.clock());
  if (claims === undefined) throw tokenNotValid();
  await college.db.transaction((tx) => endSignIn(college, tx, claims.signInId));
};

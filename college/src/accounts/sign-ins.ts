import { and, eq, isNull, type SQL } from "drizzle-orm";
import type { College } from "../context.ts";
import type { Transaction } from "../db/database.ts";
import { refreshToken, signIn } from "../db/schema/accounts.ts";
import { newTokenId, signToken } from "./tokens.ts";

export interface TokenPair {
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

export type IssuedRefreshToken = typeof refreshToken.$inferSelect;

export const issueRefreshToken = async (
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
export const signPair = async (
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

/** Ends one sign-in: every token of it is refused from now on. */
export const endSignIn = (college: College, tx: Transaction, signInId: string): Promise<void> =>
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

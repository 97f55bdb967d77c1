import { and, eq, isNull } from "drizzle-orm";
import type { Endpoint } from "../../../contract/endpoint.ts";
import type { StaffRole } from "../../../contract/staff/role.ts";
import type { College } from "../context.ts";
import { inBatches } from "../db/batches.ts";
import { isOneOf, prepareOnce } from "../db/prepare-once.ts";
import { account, signIn } from "../db/schema/accounts.ts";
import { staffMember } from "../db/schema/staff.ts";
import { forbidden, refuse, tokenNotValid } from "../http/refusal.ts";
import { readToken } from "./sign-ins.ts";
import { accountTexts } from "./texts.ts";

/** The signed-in account behind a request. */
export interface Account {
  readonly id: number;
  readonly kind: "applicant" | "student" | "staff";
  readonly login: string;
  readonly email: string;
  readonly mustChangePassword: boolean;
  readonly signInId: string;
  /** Null for an account that is not a staff account. */
  readonly role: StaffRole | null;
}

/**
 * Decides who may call an endpoint, from the `Authorization` header.
 * @returns the caller, or undefined where the endpoint needs none and none is signed in.
 * @throws 401 without a token that is valid now; 403 for another kind of account or role, a suspended one, or one
 * that must change its password first.
 */
export const admit = async (
  college: College,
  { auth, roles = [] }: Pick<Endpoint, "auth" | "roles">,
  authorization: string | undefined,
  { whilePasswordIsDue }: { readonly whilePasswordIsDue: boolean },
): Promise<Account | undefined> => {
  if (auth === "none") return undefined;
  const caller = await readCaller(college, authorization);
  if (auth === "optional") return caller;
  if (caller === undefined) throw tokenNotValid();
  if (auth !== "account" && caller.kind !== auth) throw forbidden();
  if (auth === "staff" && (caller.role === null || !roles.includes(caller.role))) throw forbidden();
  if (caller.mustChangePassword && !whilePasswordIsDue) {
    throw refuse(403, accountTexts.passwordChangeRequired, "password_change_required");
  }
  return caller;
};

const callersQuery = prepareOnce((db) =>
  db
    .select({
      id: account.id,
      kind: account.kind,
      login: account.login,
      email: account.email,
      mustChangePassword: account.mustChangePassword,
      signInId: signIn.id,
      suspendedAt: account.suspendedAt,
      role: staffMember.role,
    })
    .from(signIn)
    .innerJoin(account, eq(account.id, signIn.accountId))
    .leftJoin(staffMember, eq(staffMember.accountId, account.id))
    .where(and(isOneOf(signIn.id, "signInIds"), isNull(signIn.endedAt)))
    .prepare("callers"),
);

/** The account of a sign-in that has not ended. Every request reads it, so those that arrive together read as one. */
const accountReader = prepareOnce((db) =>
  inBatches(async (signInIds: readonly string[]) => {
    const rows = await callersQuery(db).execute({ signInIds });
    const found = new Map(rows.map((row) => [row.signInId, row]));
    return signInIds.map((id) => found.get(id));
  }),
);

const readCaller = async (
  college: College,
  authorization: string | undefined,
): Promise<Account | undefined> => {
  const token = /^Bearer ([^\s]{1,4096})$/i.exec(authorization ?? "")?.[1];
  if (token === undefined) return undefined;
  const claims = await readToken(college.config.secret, token, "access", college.clock());
  if (claims === undefined) return undefined;
  const { signInId, accountId } = claims;
  const row = await accountReader(college.db)(signInId);
  if (row?.id !== accountId) return undefined;
  const { suspendedAt, ...caller } = row;
  if (suspendedAt !== null) throw refuse(403, accountTexts.accountSuspended, "account_suspended");
  return caller;
};

import { createHash, randomBytes } from "node:crypto";
import type { StaffRole } from "../../../contract/staff/role.ts";
import type { CollegeConfig } from "../config.ts";
import type { College } from "../context.ts";
import type { Transaction } from "../db/database.ts";

/** A mailed link for choosing a password. */
export interface StaffLink {
  readonly purpose: "join" | "new_password";
  readonly email: string;
  readonly surname: string;
  readonly firstName: string;
  readonly role: StaffRole;
  readonly isUsed: boolean;
  readonly expiresAt: Date;
  /** Uses the link up. @returns false when it was already used */
  readonly use: (college: College, tx: Transaction, passwordHash: string) => Promise<boolean>;
}

export const makeInvitationToken = (): string => randomBytes(32).toString("base64url");

/** The stored hash of a token. The token has too many values to guess, so a plain hash is enough. */
export const hashInvitationToken = (token: string): string =>
  createHash("sha256").update(token).digest("hex");

/** The token is in the URL fragment, which browsers do not send to servers: it reaches no log and no other site. */
export const invitationUrl = (
  { publicUrl }: Pick<CollegeConfig, "publicUrl">,
  token: string,
): string => `${publicUrl}/staff/invitation#${token}`;

import { createHash, randomBytes } from "node:crypto";
import type { StaffRole } from "../../../contract/staff/role.ts";
import type { CollegeConfig } from "../config.ts";
import type { College } from "../context.ts";
import type { Transaction } from "../db/database.ts";

/** A mailed link by which somebody chooses a password. */
export interface StaffLink {
  readonly purpose: "join" | "new_password";
  readonly email: string;
  readonly surname: string;
  readonly firstName: string;
  readonly role: StaffRole;
  readonly isUsed: boolean;
  readonly expiresAt: Date;
  /** Uses it up. @returns false when somebody else did first */
  readonly use: (college: College, tx: Transaction, passwordHash: string) => Promise<boolean>;
}

export const makeInvitationToken = (): string => randomBytes(32).toString("base64url");

/** What is stored of a token. It has too many values to be guessed, so a bare hash does. */
export const hashInvitationToken = (token: string): string =>
  createHash("sha256").update(token).digest("hex");

/** The token stands behind the `#`, which no browser sends to any server: it reaches no log and no other site. */
export const invitationUrl = (
  { publicUrl }: Pick<CollegeConfig, "publicUrl">,
  token: string,
): string => `${publicUrl}/staff/invitation#${token}`;

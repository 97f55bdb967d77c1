import type { StaffRole } from "../../../contract/staff/role.ts";
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

import type { Static } from "typebox";
import type { Student } from "../../../contract/student.ts";

export type StudentRecord = Static<typeof Student>;

/** The college's tokens of one sign-in. */
export interface Tokens {
  readonly access: string;
  readonly refresh: string;
  /** When to exchange them ahead of expiry, on the gateway's clock in milliseconds; null where the token does not say. */
  readonly exchangeAt: number | null;
}

/** Everything the gateway keeps of somebody signed in. It is encrypted wherever it rests. */
export interface SessionRecord {
  readonly createdAt: number;
  readonly tokens: Tokens;
  /** As the college last told it; what is shown where the college cannot be asked. */
  readonly student: StudentRecord;
}

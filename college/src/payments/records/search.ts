import { type SQL, sql } from "drizzle-orm";
import { account } from "../../db/schema/accounts.ts";
import { applicant } from "../../db/schema/admissions.ts";
import { payment } from "../../db/schema/payments.ts";
import { student } from "../../db/schema/students.ts";
import { applicantMatches, studentMatches } from "../../lists/search.ts";

/** As long as a reference at least, and out of its letters; a long name may be so too. */
const maybeReference = /^[\w=.-]{16,}$/;

/**
 * Payments with this reference, or of whoever has this number, name or email. What a text can be is told beforehand: each way
 * has an index of its own, which an "or" over them all would not use.
 */
export const matchesPayment = (text: string): SQL => {
  if (text.includes("@")) return sql`${payment.accountId} in (${payersWithEmail(text)})`;
  if (!maybeReference.test(text)) return sql`${payment.accountId} in (${payersCalled(text)})`;
  return sql`${payment.id} in (
    select found.id from ${payment} found where found.reference = ${text.toUpperCase()}
    union all
    select found.id from ${payment} found where found.account_id in (${payersCalled(text)})
  )`;
};

const payersWithEmail = (text: string): SQL => sql`
  select ${account.id} from ${account}
  where ${account.kind} in ('applicant', 'student') and ${account.email} = ${text.toLowerCase()}`;

const payersCalled = (text: string): SQL => sql`
  select ${student.accountId} from ${student} where ${studentMatches(text)}
  union all
  select ${applicant.accountId} from ${applicant} where ${applicantMatches(text)}`;

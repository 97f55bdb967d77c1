import { type SQL, sql } from "drizzle-orm";
import { account } from "../db/schema/accounts.ts";
import { applicant } from "../db/schema/admissions.ts";
import { payment } from "../db/schema/payments.ts";
import { student } from "../db/schema/students.ts";
import { applicantMatches, studentMatches } from "../lists/person-search.ts";

/**
 * Payments with this reference, or of whoever has this number, name or email. Each way has an index of its own, which an
 * "or" over them would not use.
 */
export const matchesPayment = (text: string): SQL => sql`${payment.id} in (
  select by_reference.id from ${payment} by_reference where by_reference.reference = ${text}
  union all
  select by_payer.id from ${payment} by_payer where by_payer.account_id in (
    select ${student.accountId} from ${student} where ${studentMatches(text)}
    union all
    select ${applicant.accountId} from ${applicant} where ${applicantMatches(text)}
    union all
    select ${account.id} from ${account}
      where ${account.kind} in ('applicant', 'student') and ${account.email} = ${text.toLowerCase()}
  )
)`;

import type { Client } from "pg";
import { writeLedger } from "../../harness/ledger.ts";
import { randomIndex } from "./pick.ts";

const line = (code: string, kobo: number): string =>
  `{"code": "${code}", "label": "${code}", "amountKobo": ${kobo}}`;
const feeLines = `[${["tuition", "library", "laboratory", "medical", "sports", "development"]
  .map((code) => line(code, 1_000_000))
  .join(", ")}]`;

/** The rest succeeded; in percent. */
const otherwise = `case when throw < 2 then 'pending' when throw < 4 then 'failed' when throw < 6 then 'abandoned'
  when throw < 7 then 'refused' else 'succeeded' end`;

/**
 * Writes paid screening fees, tuition and hostel payments of every student for four years, failed attempts, and
 * the ledger of all successful payments: four payments for each applicant.
 */
export const writePayments = async (client: Client): Promise<void> => {
  await writeThem(
    client,
    `select account_id, 'screening' as purpose, academic_session_id as session_id, 1000000 as amount,
       verified_at + interval '1 hour' as opened_at, case when number_of_sitting is not null then 'succeeded'
         when applicant.id % 3 = 0 then 'pending' when applicant.id % 3 = 1 then 'failed' else 'abandoned' end as status
     from applicant join application_session session on session.id = application_session_id
     where number_of_sitting is not null or (verified_at is not null and applicant.id % 3 = 0)`,
  );
  await writeThem(
    client,
    `select account_id, purpose, session.id as session_id, case purpose when 'hostel' then 2500000 else 6000000 end as amount,
       now() - ((2025 - left(session.name, 4)::int) * 365 + ${randomIndex("student.id + session.id", 70, 120)}) * interval '1 day'
         - ${randomIndex("student.id", 71, 86_400)} * interval '1 second' as opened_at, ${otherwise} as status
     from student, academic_session session, (values ('tuition', 0), ('hostel', 1)) fee (purpose, fee),
       lateral (select ${randomIndex("student.id * 10 + session.id * 2 + fee", 72, 100)} as throw) thrown`,
  );
  await writeLedger(client);
  await client.query("analyze");
};

/** @param rows SQL of what is paid for, by whom. */
const writeThem = async (client: Client, rows: string): Promise<void> => {
  await client.query(
    `insert into payment (reference, purpose, account_id, session_id, amount_kobo, currency, lines, status, gateway_response,
       refusal, refused_amount, refused_currency, opened_at, resolved_at, resolution)
     select upper(md5(account_id || purpose || session_id)), purpose, account_id, session_id, amount, 'NGN', $1::jsonb, status,
       case when status = 'succeeded' then 'Successful' end, case when status = 'refused' then 'amount' end,
       case when status = 'refused' then amount / 2 end, case when status = 'refused' then 'NGN' end, opened_at,
       case when status = 'refused' and account_id % 2 = 0 then now() end,
       case when status = 'refused' and account_id % 2 = 0 then 'Given back by transfer.' end
     from (${rows}) owed`,
    [feeLines],
  );
};

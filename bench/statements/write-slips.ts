import type { Client } from "pg";
import { slipReference, slipSerials } from "../../rules/payments/slip-reference.ts";

/** What a slip comes to, in naira. */
const naira = 5_000;

/** Rows of earlier statements: a college that imports none for the first time has plans for its tables. */
const earlierRows = 10_000;

/**
 * Writes an account of the college with earlier statements of its bank, all of it returned, a charge of section A for every student, and a
 * slip for it for the first `count` of them.
 * @returns the account's id and the slips' references
 */
export const writeSlips = async (
  client: Client,
  count: number,
): Promise<{ readonly accountId: number; readonly references: readonly string[] }> => {
  const accountId = await writeBankAccount(client);
  await client.query(
    `insert into charge (account_id, session_id, section, code, label, amount_kobo, charged_at)
     select account_id, session.id, 'A', 'caution', 'Caution', $1, now()
     from student join academic_session session on is_current`,
    [naira * 100],
  );
  const references = Array.from({ length: count }, (_, at) =>
    slipReference(slipSerials.least + at * 7),
  );
  await client.query(
    `with owing as (
       select charge.id, charge.account_id, row_number() over (order by charge.id)::int as n
       from charge where code = 'caution'
     )
     insert into slip (account_id, reference, lines, amount_kobo, issued_at, expires_at)
     select account_id, reference, jsonb_build_array(jsonb_build_object('key', 'charge-' || owing.id,
       'session', '2025/2026', 'label', 'Caution', 'amountKobo', $2::int)), $2, now(), now() + interval '30 days'
     from owing join json_array_elements_text($1::json) with ordinality as given (reference, n) using (n)`,
    [JSON.stringify(references), naira * 100],
  );
  await client.query("set session_replication_role = replica");
  await writeEarlierRows(client, accountId);
  await client.query("set session_replication_role = origin");
  await client.query("analyze");
  return { accountId, references };
};

/** @returns its id */
export const writeBankAccount = async (client: Client): Promise<number> => {
  const { rows } = await client.query<{ id: number }>(`
    insert into bank_account (channel, bank, account_name, account_number, is_active)
    values ('bank', 'Zenith Bank', 'State College of Health', '1012345678', true) returning id`);
  return rows[0]?.id ?? 0;
};

/** Writes an earlier statement, with the triggers off. All of it is returned to the bank. */
export const writeEarlierRows = (client: Client, accountId: number) =>
  client.query(
    `with earlier as (
       insert into bank_statement (bank_account_id, content_hash, file_name, imported_by, imported_at, finished_at, row_count,
         sums, unreadable)
       select $1, 'earlier', 'earlier.csv', account_id, now(), now(), $2, '[]', '[]' from staff_member
       where role = 'BURSARY_OFFICER' returning id
     )
     insert into bank_row (bank_account_id, statement_id, identity, digest, line, day, narration, amount_kobo, kind, reason, is_returned)
     select $1, earlier.id, 'earlier' || n, 'earlier' || n, n, current_date - 30, 'CASH DEPOSIT ' || n, 100000, 'unmatched',
       'no_reference', true
     from earlier, generate_series(1, $2::int) n`,
    [accountId, earlierRows],
  );

/** How many of 100 rows are other than matched. */
const others = { short: 5, over: 2, unmatched: 6, again: 2 } as const;

/** A bank's statement as CSV with a row for each reference: most are matched, some short or over, some name nothing. */
export const statementOf = (references: readonly string[], day: string): string =>
  [
    "Trans. Date,Reference,Narration,Debit,Credit,Balance",
    ...references.map((reference, at) => {
      const place = at % 100;
      const [short, over] = [others.short, others.short + others.over];
      const paid = place < short ? naira - 50 : place < over ? naira + 200 : naira;
      const narration = narrationOf(reference, place - over, references[at - 50]);
      return `${day},S${at},"${narration}",,"${paid.toLocaleString("en")}.00","${at}.00"`;
    }),
  ].join("\n");

const narrationOf = (reference: string, place: number, earlier = reference): string => {
  if (place >= 0 && place < others.unmatched) return `CASH DEPOSIT BY FOLAKE ADEYEMI ${place}`;
  const isAgain = place >= others.unmatched && place < others.unmatched + others.again;
  return `NIP TRF FROM FOLAKE ADEYEMI/SCHOOL FEES/${isAgain ? earlier : reference}`;
};

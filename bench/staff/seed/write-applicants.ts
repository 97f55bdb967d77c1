import type { Client } from "pg";
import {
  firstNameOf,
  otherNameOf,
  pick,
  randomIndex,
  recentTime,
  sexOf,
  stateOf,
  surnameOf,
} from "./pick.ts";

/** How far each has come, in percent of all: from here on they have verified, paid, submitted, taken the test, been decided on. */
const steps = { verified: 10, paid: 25, submitted: 35, tested: 50, decided: 70, accepted: 92 };

/** Writes applicants at all stages with their submissions; a third of their results are reviewed. */
export const writeApplicants = async (client: Client, count: number): Promise<void> => {
  await client.query(
    `create temporary table planned as
     select n, ${randomIndex("n", 20, 100)} as step, ${recentTime("n", 21, 140)} as signed_up_at,
       case when ${randomIndex("n", 22, 10)} < 6 then 1 when ${randomIndex("n", 22, 10)} < 7 then 2 else 3 end as round,
       'COHT/' || department.code || '/' || lpad(n::text, 5, '0') as application_no, department.id as department_id
     from generate_series(1, $1::int) n
     join (select id, code, row_number() over (order by id) - 1 as place, count(*) over () as places from department) department
       on department.place = ${randomIndex("n", 23, 1_000)} % department.places`,
    [count],
  );
  await client.query(`
    insert into account (kind, login, email, password_hash, created_at)
    select 'applicant', application_no, 'a' || n || '@applicants.bench.example', 'unusable', signed_up_at from planned`);
  await client.query(applicantRows);
  await client.query(`
    update test_batch set assigned = (select count(*) from applicant where test_batch_id = test_batch.id)`);
  await client.query(`
    insert into email_verification (account_id, token_hash, created_at, expires_at, used_at)
    select account_id, 'verification' || id, signed_up_at, signed_up_at + interval '1 day', verified_at from applicant`);
  await writeSittings(client);
  await client.query("analyze");
};

const applicantRows = `
  insert into applicant (account_id, application_no, application_session_id, department_id, signed_up_at, verified_at,
    surname, first_name, other_name, phone, sex, date_of_birth, state_of_origin, lga, address, parent_name,
    number_of_sitting, jamb_no, jamb_score, submitted_at, document_code, test_batch_id, test_score, test_taken_at)
  select account.id, application_no, round, department_id, signed_up_at,
    case when step >= ${steps.verified} then signed_up_at + interval '1 hour' end,
    ${surnameOf("n")}, ${firstNameOf("n")}, ${otherNameOf("n")}, '080' || lpad(n::text, 8, '0'), ${sexOf("n")},
    date '2000-01-01' + ${randomIndex("n", 24, 3_000)}, ${stateOf("n")}, 'Ibadan North', '12 Ring Road, Ibadan', 'Kola Ojo',
    case when step >= ${steps.paid} then 1 + ${randomIndex("n", 25, 4)} / 3 end,
    case when step < ${steps.paid} then null when ${randomIndex("n", 26, 2)} = 0 then '' else 'J' || lpad(n::text, 9, '0') end,
    case when step >= ${steps.paid} and ${randomIndex("n", 26, 2)} = 1 then 120 + ${randomIndex("n", 27, 200)} end,
    case when step >= ${steps.submitted} then signed_up_at + interval '3 hours' end,
    case when step >= ${steps.submitted} then 'document' || n end,
    case when step >= ${steps.submitted} then 10 * (round - 1) + 1 + ${randomIndex("n", 28, 10)} end,
    case when step >= ${steps.tested} then 30 + ${randomIndex("n", 29, 70)} end,
    case when step >= ${steps.tested} then signed_up_at + interval '5 hours' end
  from planned join account on account.kind = 'applicant' and account.login = application_no
  order by n`;

const subjects = [
  "English Language",
  "Mathematics",
  "Biology",
  "Chemistry",
  "Physics",
  "Economics",
  "Geography",
  "Civic Education",
  "Agricultural Science",
];
const grades = ["A1", "B2", "B3", "C4", "C5", "C6", "D7"];

/** One or two of each who has paid, nine subjects each; nearly all with a file of a kilobyte. */
const writeSittings = async (client: Client): Promise<void> => {
  const sat = subjects.map(
    (name, at) =>
      `jsonb_build_object('name', '${name}', 'grade', ${pick("applicant.id", 30 + at, grades)})`,
  );
  await client.query(`
    with files as (
      insert into stored_file (id, owner_account_id, media_type, content)
      select gen_random_uuid(), account_id, 'image/jpeg', decode(repeat('ab', 1024), 'hex')
      from applicant where number_of_sitting is not null and id % 20 > 0
      returning id, owner_account_id
    )
    insert into olevel_sitting (applicant_id, sitting, school_name, exam_type, year, exam_number, subjects, result_file_id)
    select applicant.id, sitting, 'Government College, Ibadan', ${pick("applicant.id + sitting", 40, ["WAEC", "NECO", "NABTEB"])},
      (2018 + ${randomIndex("applicant.id", 41, 7)})::text, lpad(applicant.id::text, 10, '0'),
      jsonb_build_array(${sat.join(", ")}), files.id
    from applicant join generate_series(1, 2) sitting on sitting <= number_of_sitting
    left join files on owner_account_id = account_id`);
  await client.query(`
    insert into sitting_check (sitting_id, outcome, sitting_revision, query, checked_at, checked_by)
    select sitting.id, case when sitting.id % 5 = 0 then 'queried' else 'verified' end, 1,
      case when sitting.id % 5 = 0 then 'The certificate cannot be read.' end, now(), boss.account_id
    from olevel_sitting sitting join applicant on applicant.id = applicant_id
    join staff_member boss on boss.role = 'SUPER_ADMIN'
    where submitted_at is not null and sitting.id % 3 = 0`);
};

/** Decides on applicants who reached a decision; those who accepted are among the students. */
export const writeDecisions = async (client: Client): Promise<void> => {
  await client.query(`
    with decided as (
      select applicant.id, applicant.department_id, applicant.signed_up_at + interval '20 days' as decided_at,
        case when step >= ${steps.accepted} then 0 else 1 + ${randomIndex("n", 50, 20)} end as lot,
        row_number() over (partition by step >= ${steps.accepted} order by applicant.id) as place
      from planned join applicant using (application_no) where step >= ${steps.decided}
    ), sorted as (
      select *, case when lot <= 6 then 'admitted' when lot <= 10 then 'waiting_list' else 'not_admitted' end as outcome
      from decided
    ), students as (select id, row_number() over (order by id) as place from student)
    insert into admission_decision (applicant_id, outcome, department_id, programme_id, reason, decided_at, answer_by, answer,
      answered_at, student_id, letter_code)
    select sorted.id, outcome, case when outcome = 'admitted' then department_id end,
      case when outcome = 'admitted' then (select min(id) from programme where department_id = sorted.department_id) end,
      case when outcome = 'not_admitted' then 'The score is below the cut-off mark.' end, decided_at,
      case when outcome = 'admitted' then current_date + 10 end,
      case when lot = 0 then 'accepted' when lot = 1 then 'declined' end,
      case when lot <= 1 then decided_at + interval '2 days' end,
      case when lot = 0 then students.id end,
      case when outcome = 'admitted' then 'letter' || sorted.id end
    from sorted left join students on lot = 0 and students.place = sorted.place`);
};

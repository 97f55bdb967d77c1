import type { Client } from "pg";
import { writeHostels } from "../../hostel/seed-hostels.ts";

/** Writes beds, nine in ten of them applied for, a third of the applications undecided; and as many who wait as a fifth of them. */
export const writeBeds = async (client: Client, beds: number): Promise<void> => {
  const { rows } = await client.query<{ id: number }>(
    "select id from academic_session where is_current",
  );
  const sessionId = rows[0]?.id ?? 0;
  await writeHostels(client, { beds, sessionId });
  await client.query(
    `with beds as (
       select bed.id, kind, row_number() over (partition by kind order by bed.id) as place
       from bed join room on room.id = room_id join hostel on hostel.id = hostel_id
     ), students as (
       select id, sex, row_number() over (partition by sex order by id) as place from student
     ), pairs as (
       select students.id as student_id, beds.id as bed_id from beds join students on sex = kind and students.place = beds.place
       where beds.place % 10 > 0
     ), applications as (
       insert into hostel_application (student_id, session_id, bed_id, status, applied_at, printout_code)
       select student_id, $1::int, bed_id, case when student_id % 3 = 0 then 'pending' else 'approved' end,
         now() - student_id * interval '1 minute', case when student_id % 3 > 0 then 'printout' || student_id end
       from pairs returning id, student_id, bed_id
     )
     insert into bed_claim (session_id, bed_id, student_id, application_id)
     select $1::int, bed_id, student_id, id from applications`,
    [sessionId],
  );
  await client.query(
    `insert into hostel_application (student_id, session_id, bed_id, status, applied_at, decided_at, reason)
     select student.id, $1::int, bed.id, case when student.id % 2 = 0 then 'rejected' else 'released' end,
       now() - student.id * interval '2 minutes', now(), 'Asked to leave.'
     from student join bed on bed.id = 1 + student.id % $2::int where student.id % 20 = 0`,
    [sessionId, beds],
  );
  await client.query(
    `insert into hostel_waiting (session_id, student_id, joined_at)
     select $1::int, id, now() - id * interval '1 minute' from student
     where not exists (select from bed_claim where student_id = student.id and session_id = $1::int) order by id limit $2`,
    [sessionId, Math.round(beds / 5)],
  );
};

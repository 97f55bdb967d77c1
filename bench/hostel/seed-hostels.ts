import type { Client } from "pg";

const bedsPerRoom = 4;
const roomsPerFloor = 25;

/** Opens hostel applications, and writes one hostel for women and one for men with as many beds each, in rooms of four. */
export const writeHostels = async (
  client: Client,
  { beds, sessionId }: { readonly beds: number; readonly sessionId: number },
): Promise<void> => {
  await client.query(
    `insert into hostel_settings (session_id, is_application_open, application_deadline)
     values ($1, true, now() + interval '7 days')`,
    [sessionId],
  );
  await client.query(
    "insert into hostel (name, kind) values ('Unity Hall', 'Female'), ('Freedom Hall', 'Male')",
  );
  await client.query(
    `with doors as (
       insert into room (hostel_id, floor, number)
       select hostel.id, n / $2::int, left(hostel.name, 1) || '-' || (n / $2::int + 1) * 100 + n % $2::int + 1
       from hostel, generate_series(0, ceil($1 / 2.0 / $3::int)::int - 1) n
       returning id, hostel_id
     ), places as (
       select doors.id as room_id, place, row_number() over (partition by hostel_id order by doors.id, place) as n
       from doors, generate_series(1, $3::int) place
     )
     insert into bed (room_id, number) select room_id, place from places where n <= $1 / 2`,
    [beds, roomsPerFloor, bedsPerRoom],
  );
  await client.query("analyze");
};

/** Gives every bed back and forgets every application, for the next run. */
export const clearClaims = async (client: Client): Promise<void> => {
  await client.query("truncate bed_claim, hostel_application, hostel_waiting, mail_message");
};

/** Forgets the hostels too. */
export const clearHostels = async (client: Client): Promise<void> => {
  await clearClaims(client);
  await client.query("truncate hostel_settings, hostel, room, bed restart identity cascade");
};

/** Takes away what makes claims right, to see that the check notices. */
export const dropConstraints = async (client: Client): Promise<void> => {
  await client.query(`
    alter table bed_claim drop constraint bed_claim_session_id_bed_id_pk, drop constraint bed_claim_student;
    drop index hostel_application_standing, hostel_application_request;`);
};

/** Puts back what `dropConstraints` took away, in an emptied table. */
export const restoreConstraints = async (client: Client): Promise<void> => {
  await clearClaims(client);
  await client.query(`
    alter table bed_claim add constraint bed_claim_session_id_bed_id_pk primary key (session_id, bed_id),
      add constraint bed_claim_student unique (session_id, student_id);
    create unique index hostel_application_standing on hostel_application (session_id, student_id)
      where status in ('pending', 'approved');
    create unique index hostel_application_request on hostel_application (student_id, request_key);`);
};

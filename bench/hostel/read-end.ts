import type { Client } from "pg";
import type { EndState } from "./history.ts";

type Application = EndState["applications"][number] & { readonly appliedAt: Date };

/** With the instant at which each applied, by the colleges' clock. */
export interface AppliedEnd extends EndState {
  readonly applications: readonly Application[];
}

/** Reads the database's state of every student and every bed. */
export const readEnd = async (client: Client): Promise<AppliedEnd> => ({
  students: await rows(client, "select id, sex as kind from student"),
  beds: await rows(
    client,
    `select bed.id, kind from bed join room on room.id = room_id join hostel on hostel.id = hostel_id where is_usable`,
  ),
  claims: await rows(
    client,
    `select bed_id as "bedId", student_id as "studentId", application_id as "applicationId" from bed_claim`,
  ),
  applications: await rows(
    client,
    `select id, student_id as "studentId", bed_id as "bedId", status, request_key as "requestKey",
       applied_at as "appliedAt" from hostel_application`,
  ),
});

const rows = async <T>(client: Client, text: string): Promise<readonly T[]> =>
  (await client.query(text)).rows;

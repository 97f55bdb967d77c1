import type { Client } from "pg";
import { cheapHash } from "../../harness/people.ts";
import { writeBankAccount, writeEarlierRows } from "../../statements/write-slips.ts";
import { writeApplicants, writeDecisions } from "./write-applicants.ts";
import { writeBeds } from "./write-beds.ts";
import { writeYears } from "./write-calendar.ts";
import { writeCounter } from "./write-counter.ts";
import { writePayments } from "./write-payments.ts";
import { writePlan, writeSponsors, writeTransfer } from "./write-sponsors.ts";
import { writeHistory, writeStaff } from "./write-staff.ts";
import { writeCourses, writeStudents } from "./write-students.ts";

/** Of the full size. Payments come to four for each applicant. */
const fullSize = { applicants: 50_000, students: 20_000, beds: 5_000 };

/** Writes a college of this share of the full size. */
export const writeCollege = async (client: Client, share: number): Promise<void> => {
  // The rows are consistent; checking every foreign key row by row would take several times as long.
  await client.query("set session_replication_role = replica");
  await writeYears(client);
  await writeStaff(client, await cheapHash());
  await writeApplicants(client, fullSize.applicants * share);
  await writeStudents(client, fullSize.students * share);
  await writeDecisions(client);
  await writeCourses(client);
  await writePayments(client);
  await writeCounter(client);
  await writeEarlierRows(client, await writeBankAccount(client));
  await writeSponsors(client);
  await writeTransfer(client);
  await writePlan(client);
  await writeBeds(client, fullSize.beds * share);
  await writeHistory(client);
  // As autovacuum leaves a database that is in use.
  await client.query("vacuum analyze");
};

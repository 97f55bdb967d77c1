import type { Client } from "pg";
import type { Samples } from "./lists.ts";

/** Values for the filters that take something of the college's own: ones that find much. */
export const readSamples = async (client: Client): Promise<Samples> => {
  const { rows } = await client.query(`
    select (select id from application_session order by id limit 1)::text as round,
      (select id from academic_session where is_current)::text as session,
      (select id from department order by id limit 1)::text as department,
      (select id from hostel order by id limit 1)::text as hostel,
      (select id from cash_book order by id limit 1)::text as cash_book,
      (select id from student order by id limit 1)::text as student,
      (select id from sponsor order by id limit 1)::text as sponsor,
      (current_date - 30)::text as "from", (current_date - 5)::text as until`);
  const [own] = rows;
  return {
    "ID applicationSessionId": own.round,
    "ID academicSessionId": own.session,
    "ID departmentId": own.department,
    "ID compulsoryForId": own.department,
    "ID department": own.department,
    "ID hostel": own.hostel,
    "ID cashBook": own.cash_book,
    "ID student": own.student,
    "ID sponsor": own.sponsor,
    "String department": "CHE",
    "String departmentCode": "CHE",
    "String stateOfOrigin": "Oyo",
    "String examType": "WAEC",
    "String session": "2025/2026",
    "String actor": "admin",
    "String action": "admission",
    "String subject": "applicant",
    "Int level": 200,
    "Int floor": 1,
    "Int pendingMinutes": 30,
    "Naira amountFrom": 20_000,
    "Naira amountUntil": 30_000,
    "Date from": own.from,
    "Date to": own.until,
    "Date until": own.until,
  };
};

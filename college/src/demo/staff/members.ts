import type { StaffRole } from "../../../../contract/staff/role.ts";
import { generalStudiesUnit } from "../courses/catalogue.ts";

/** Somebody on the demo's staff. */
export interface DemoStaffMember {
  /** In lower case; it is the login too. */
  readonly email: string;
  readonly surname: string;
  readonly firstName: string;
  readonly role: StaffRole;
  /** Whose courses a lecturer teaches: a department, or General Studies. */
  readonly teaches?: string;
}

/** Of everybody on the demo's staff; staff passwords are case-sensitive. */
export const staffPassword = "Demo-2026!";

/** Decides on hostel applications. */
export const adminEmail = "admin@college.test";

/** Takes money at the counter; a colleague of theirs does, too. */
export const bursaryEmail = "bursary@college.test";
export const secondBursaryEmail = "bursary2@college.test";

const lecturer = (teaches: string, surname: string, firstName: string): DemoStaffMember => ({
  email: `${firstName}.${surname}@college.test`.toLowerCase().replaceAll(/['\s]/g, ""),
  surname,
  firstName,
  role: "LECTURER",
  teaches,
});

/** The accounts to try the staff's side with, then the other lecturers. */
export const demoStaff: readonly DemoStaffMember[] = [
  { email: adminEmail, surname: "Balogun", firstName: "Adetokunbo", role: "SUPER_ADMIN" },
  {
    email: "lecturer@college.test",
    surname: "Okafor",
    firstName: "Ngozi",
    role: "LECTURER",
    teaches: "Pharmacy Technician",
  },
  { email: "exams@college.test", surname: "Abubakar", firstName: "Sadiq", role: "EXAM_OFFICER" },
  { email: "ict@college.test", surname: "Effiong", firstName: "Ubong", role: "ICT_SUPPORT" },
  { email: bursaryEmail, surname: "Danjuma", firstName: "Rahila", role: "BURSARY_OFFICER" },
  { email: secondBursaryEmail, surname: "Oyelaran", firstName: "Gbenga", role: "BURSARY_OFFICER" },
  lecturer("Pharmacy Technician", "Lawal", "Kabiru"),
  lecturer("Community Health", "Ogunleye", "Bolanle"),
  lecturer("Community Health", "Umar", "Zainab"),
  lecturer("Environmental Health", "Nwosu", "Emeka"),
  lecturer("Environmental Health", "Adekunle", "Rasheed"),
  lecturer("Medical Laboratory Science", "Tyoga", "Terseer"),
  lecturer("Medical Laboratory Science", "Chukwu", "Ifeoma"),
  lecturer("Public Health", "Osagie", "Efosa"),
  lecturer("Public Health", "Sanni", "Mariam"),
  lecturer("Orthopaedic Cast Technology", "Fashola", "Olusegun"),
  lecturer("Orthopaedic Cast Technology", "Bassey", "Grace"),
  lecturer("Epidemiology and Disease Control", "Gwandu", "Hauwa"),
  lecturer("Epidemiology and Disease Control", "Tamuno", "Ibinabo"),
  lecturer(generalStudiesUnit, "Akinwande", "Tolulope"),
];

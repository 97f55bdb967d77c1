import type { Static } from "typebox";
import { toCamelCase } from "../../contract/camel-case.ts";
import { Student } from "../../contract/students/student.ts";
import type { Person } from "../src/session/record.ts";
import type { ScriptedCollege } from "./scripted-college.ts";

export const studentRecord: Static<typeof Student> = {
  id: 7,
  matric_number: "COHT/2024/002",
  surname: "Bello",
  first_name: "Aisha",
  other_name: null,
  department: "Pharmacy Technician",
  level: 200,
  current_semester: "2",
  session: "2025/2026",
  email: "aisha@students.college.example",
  passport: "/media/passports/00000000-0000-4000-8000-000000000000.jpg",
  phone: "08030000000",
  sex: "Female",
  date_of_birth: "2004-05-06",
  marital_status: null,
  nationality: "Nigerian",
  state_of_origin: "Oyo",
  lga: "",
  blood_group: null,
  emergency_contact: null,
  address: null,
  religion: null,
  parent_name: null,
  parent_phone: null,
  parent_address: null,
  maiden_name: null,
};

/** The same student as a session stores it. */
export const studentPerson = {
  kind: "student",
  record: toCamelCase(Student)(studentRecord),
} as Extract<Person, { readonly kind: "student" }>;

/** A JWT with the claims that the gateway reads. Every call makes a new one. */
export const accessToken = (lifeSeconds = 900): string => {
  serial += 1;
  const claims = { iat: 1_700_000_000, exp: 1_700_000_000 + lifeSeconds, jti: String(serial) };
  return `eyJhbGciOiJIUzI1NiJ9.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.sig`;
};

let serial = 0;

/** Accepts the student's sign-in. Returns the issued tokens. */
export const scriptSignIn = (
  college: ScriptedCollege,
  { student = studentRecord, access = accessToken(), refresh = "refresh-1" } = {},
): { access: string; refresh: string } => {
  college.on("POST /student/login/", {
    body: [{ success: true, message: "Login successful", data: { student, access, refresh } }],
  });
  return { access, refresh };
};

export const registrationInfoAnswer = {
  current_time: "2026-03-10T09:00:00.000Z",
  academic_calendar: { semester_start: "2026-02-02", semester_end: "2026-06-26", semester: "2" },
  current_semester: "2",
  is_registration_open: true,
  min_credits: 15,
  max_credits: 24,
  drop_deadline: null,
  registration_start: null,
  registration_end: null,
};

export const feeScheduleAnswer = {
  session: "2025/2026",
  department: "Pharmacy Technician",
  level: 200,
  sections: [
    {
      section: "B",
      title: "Other charges",
      paid_at: "portal",
      lines: [{ code: "lab", label: "Lab", amount: 25_000, frequency: "session" }],
      total: 25_000,
    },
  ],
  tuition: {
    tuition_fee_id: 3,
    amount: 51_000,
    late_fee: 0,
    late_from: null,
    is_paid: false,
  },
  hostel: { amount: 25_000, is_paid: false },
};

export const paymentsAnswer = {
  tuition_payments: [
    { id: 1, amount: 51_000, payment_date: "2026-02-10T10:00:00.000Z", reference: "T-1" },
  ],
  hostel_payments: [
    { id: 1, amount: 25_000.5, payment_date: "2026-02-12T10:00:00+01:00", reference: "H-1" },
  ],
};

/** Answers everything that a signed-in student's screens read. */
export const scriptStudentArea = (college: ScriptedCollege): void => {
  college.on("GET /student/7/", { body: studentRecord });
  college.on("GET /payment/student-payments/", { body: paymentsAnswer });
  college.on("GET /payment/fee-schedule/", { body: feeScheduleAnswer });
  college.on("GET /payment/tuition-fees/", { body: [{ id: 3, level: 200, is_active: true }] });
  college.on("GET /result/courseregistration/registration-info/", { body: registrationInfoAnswer });
};

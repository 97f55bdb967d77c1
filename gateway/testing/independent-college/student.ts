import type { ScriptedCollege } from "../scripted-college.ts";
import { readForm } from "./multipart.ts";
import type { CollegeTokens } from "./tokens.ts";

const editable = [
  "phone",
  "marital_status",
  "nationality",
  "lga",
  "blood_group",
  "emergency_contact",
  "address",
  "religion",
  "parent_name",
  "parent_phone",
  "parent_address",
  "maiden_name",
] as const;

const email = "okoro@students.example";

/** Answers the specified calls of a student's account, for its only student. */
export const answerStudents = (
  college: ScriptedCollege,
  tokens: CollegeTokens,
  login: { readonly username: string; readonly password: string },
): { readonly mailedCode: () => string } => {
  let { password } = login;
  let code: string | undefined;
  let serial = 100_000;
  let student = {
    id: "17",
    user: "217",
    matric_number: login.username,
    surname: "Okoro",
    first_name: "Ngozi",
    other_name: null,
    department: "Pharmacy Technician",
    level: "200",
    current_semester: "2",
    session: "2025/2026",
    email,
    passport: null as string | null,
    phone: "08030000017",
    sex: "Female",
    date_of_birth: "2004-05-06T00:00:00Z",
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
    cgpa: "3.45",
  };

  college.on("POST /student/login/", ({ body }) => {
    const { username, password: given } = JSON.parse(body || "{}");
    if (username !== login.username || given !== password) {
      return {
        body: [{ success: false, message: "Invalid matric number or password", data: null }],
      };
    }
    const data = { student, ...tokens.issue("student") };
    return { body: [{ success: true, message: "Login successful", data }] };
  });
  college.on("POST /student/password-reset/request/", ({ body }) => {
    if (JSON.parse(body || "{}").email !== email) {
      return { status: 400, body: { email: ["No student has this email."] } };
    }
    serial += 1;
    code = String(serial);
    return { body: { message: "OTP sent" } };
  });
  college.on("POST /student/password-reset/confirm/", ({ body }) => {
    const { otp, new_password } = JSON.parse(body || "{}");
    if (code === undefined || otp !== code) {
      return { status: 400, body: { otp: ["Invalid or expired OTP."] } };
    }
    code = undefined;
    password = new_password;
    tokens.revokeAll();
    return { body: { message: "Password changed" } };
  });
  college.on(
    "PUT /student/17/",
    tokens.guarded("student", async (call) => {
      const { fields, files } = await readForm(call);
      if (fields.blood_group === "X") {
        return { status: 400, body: { blood_group: ['"X" is not a valid choice.'] } };
      }
      const changes = editable.flatMap((name) =>
        fields[name] === undefined ? [] : [[name, fields[name]]],
      );
      student = { ...student, ...Object.fromEntries(changes) };
      if (files.passport) student.passport = `/media/${files.passport}?v=2`;
      return { body: student };
    }),
  );
  // A known path with another method.
  college.on("GET /student/17/", {
    status: 405,
    body: { detail: 'Method "GET" not allowed.' },
  });
  return {
    mailedCode: () => {
      if (code === undefined) throw new Error("no code was mailed");
      return code;
    },
  };
};

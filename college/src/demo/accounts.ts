import { bursaryEmail, staffPassword } from "./staff/members.ts";

/** An account of the demo data with a password that is known beforehand. */
export interface DemoAccount {
  readonly role: "student" | "applicant" | "staff";
  readonly login: string;
  readonly password: string;
  readonly description: string;
}

/** The accounts to try the portal with; every other student's and applicant's password in the demo is the surname too. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    role: "student",
    login: "COHT/2025/001",
    password: "adeyemi",
    description: "level 100, nothing paid",
  },
  {
    role: "student",
    login: "COHT/2024/002",
    password: "bello",
    description: "level 200, tuition and hostel paid",
  },
  {
    role: "student",
    login: "COHT/2024/003",
    password: "eze",
    description: "level 200, tuition paid, hostel not",
  },
  {
    role: "student",
    login: "COHT/2025/004",
    password: "musa",
    description: "level 100, must choose a new password first",
  },
  {
    role: "applicant",
    login: "COHT/CHE/00001",
    password: "okonkwo",
    description: "applicant, verified, nothing paid",
  },
  {
    role: "applicant",
    login: "COHT/PHT/00002",
    password: "yusuf",
    description: "applicant, paid, form half done",
  },
  {
    role: "applicant",
    login: "COHT/MLS/00003",
    password: "adebayo",
    description: "applicant, submitted",
  },
  {
    role: "applicant",
    login: "COHT/EVH/00004",
    password: "ibrahim",
    description: "applicant, offered a place",
  },
  {
    role: "staff",
    login: "admin@college.test",
    password: staffPassword,
    description: "super admin, at /admin",
  },
  {
    role: "staff",
    login: "lecturer@college.test",
    password: staffPassword,
    description: "lecturer, at /lecturer",
  },
  {
    role: "staff",
    login: "exams@college.test",
    password: staffPassword,
    description: "exam officer, at /exam-officer",
  },
  {
    role: "staff",
    login: "ict@college.test",
    password: staffPassword,
    description: "ICT support, at /ict-support",
  },
  {
    role: "staff",
    login: bursaryEmail,
    password: staffPassword,
    description: "bursary officer, at /bursary",
  },
];
